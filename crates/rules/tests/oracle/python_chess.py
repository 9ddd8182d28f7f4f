"""Compares games with python-chess: moves in algebraic notation, positions as X-FEN and Shredder-FEN.

Reads one JSON object a line: {"start": back rank's FEN, "plies": [{"uci", "san", "xfen", "shredder", "all": {uci: san}}]};
`all`, where present, holds every legal move of the position before the ply. Prints the differences, then the number
of positions compared.
"""

import json
import sys

import chess

positions = 0
for text in sys.stdin:
    game = json.loads(text)
    board = chess.Board(game["start"], chess960=True)
    for number, ply in enumerate(game["plies"], 1):
        where = f"{board.fen()} ply {number}"
        if ply.get("all") is not None:
            ours = ply["all"]
            theirs = {board.uci(move, chess960=True): board.san(move) for move in board.legal_moves}
            if ours != theirs:
                print(f"{where}: moves differ: {sorted(set(ours.items()) ^ set(theirs.items()))}")
        move = chess.Move.from_uci(ply["uci"])
        if not board.is_legal(move):
            print(f"{where}: {ply['uci']} is not legal")
            break
        san = board.san(move)
        if san != ply["san"]:
            print(f"{where}: {ply['uci']} is {san}, not {ply['san']}")
        board.push(move)
        if board.fen(en_passant="legal") != ply["xfen"]:
            print(f"{where}: {board.fen(en_passant='legal')} is not {ply['xfen']}")
        if board.shredder_fen(en_passant="legal") != ply["shredder"]:
            print(f"{where}: {board.shredder_fen(en_passant='legal')} is not {ply['shredder']}")
        positions += 1
print(f"compared {positions}")
