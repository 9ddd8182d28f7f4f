"""Loads the games on the standard input with python-chess and writes each out again in its own way.

For every game one line `moves <UCI moves> | <final X-FEN>`; after `exported`, all games as python-chess writes them, with
a comment, a variation and a glyph added.
"""

import io
import sys

import chess
import chess.pgn

text = io.StringIO(sys.stdin.read())
exports = []
while (game := chess.pgn.read_game(text)) is not None:
    assert not game.errors, game.errors
    assert game.board().chess960, game.headers
    board = game.end().board()
    print("moves", " ".join(move.uci() for move in game.mainline_moves()), "|", board.fen())
    node = game.next()
    if node is not None:
        node.comment = "a comment (with brackets) 1. e4\nand a second line"
        node.nags.add(14)
        others = [move for move in game.board().legal_moves if move != node.move]
        side = game.add_variation(others[0])
        side.comment = "a variation"
    exports.append(str(game))
print("exported")
print("\n\n".join(exports))
