"""Reads {"start", "moves": [SAN], "boards": [FEN's first field after each ply]} and fails where python-chess disagrees."""
import json
import sys

import chess

game = json.load(sys.stdin)
board = chess.Board.from_chess960_pos(game["start"])
kinds = set()
for san, shown in zip(game["moves"], game["boards"], strict=True):
    move = board.parse_san(san)
    assert board.san(move) == san, (san, board.san(move))
    if board.is_castling(move):
        kinds.add("O-O" if board.is_kingside_castling(move) else "O-O-O")
    if board.is_en_passant(move):
        kinds.add("en passant")
    if move.promotion:
        kinds.add("promotion")
    board.push(move)
    assert board.board_fen() == shown, (san, board.board_fen(), shown)
assert board.is_checkmate()
assert kinds == {"O-O", "O-O-O", "en passant", "promotion"}, kinds
