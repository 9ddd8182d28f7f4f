"""Checks the English answers of `frcec explain` with python-chess: every fact that a sentence states is worked out again.

Reads one JSON object a line: {"start": FEN, "moves": [UCI], "text": what was typed, "answer": what `frcec explain --json`
said}. Prints what is not true, then the number of sentences checked.
"""

import json
import re
import sys

import chess

PIECES = {name: kind for kind, name in enumerate(chess.PIECE_NAMES) if name}
ROLE = r"(king|queen|rook|bishop|knight|pawn)"
MAN = rf"((?:your|the) {ROLE} on [a-h][1-8])"
MEN = rf"((?:(?:your|the) {ROLE} on [a-h][1-8](?:, | and )?)+)"
SQ = r"([a-h][1-8])"
PLY = r"(\d+)(\.{1,3})([^ ]+)"


class Wrong(Exception):
    pass


def need(holds, what):
    if not holds:
        raise Wrong(what)


def square(name):
    return chess.parse_square(name)


def men_of(text, board):
    """The men named in a part of a sentence; each must stand there and belong to whom it says."""
    found = []
    for whose, role, at in re.findall(rf"(your|the) {ROLE} on {SQ}", text):
        piece = board.piece_at(square(at))
        need(piece is not None, f"nothing on {at}")
        need(piece.piece_type == PIECES[role], f"no {role} on {at}")
        need((piece.color == board.turn) == (whose == "your"), f"{at} is not {whose}")
        found.append(square(at))
    need(found, f"no piece in {text!r}")
    return found


def alone(board, at):
    """The squares the piece goes to on an otherwise empty board, a pawn's captures included."""
    piece = board.piece_at(at)
    empty = chess.Board(None)
    empty.set_piece_at(at, piece)
    goes = set(empty.attacks(at))
    if piece.piece_type == chess.PAWN:
        step = 8 if piece.color else -8
        goes.add(at + step)
        if chess.square_rank(at) == (1 if piece.color else 6):
            goes.add(at + 2 * step)
    return goes


def moved(board, at, to, also=()):
    """The board with the man moved by force, and other squares emptied; the same side's king is looked at then."""
    other = board.copy(stack=False)
    other.castling_rights = 0
    piece = other.remove_piece_at(at)
    for gone in also:
        other.remove_piece_at(gone)
    other.set_piece_at(to, piece)
    return other


def attackers(board, to):
    return set(board.attackers(not board.turn, to))


def ply_of(number, dots, game):
    return (int(number) - game.first) * 2 + (len(dots) > 1) - game.black_first


def played(match, game):
    """The move quoted as `7.Rh3` or `7...Rh3`: the board before it and the move."""
    number, dots, san = match
    index = ply_of(number, dots, game)
    need(0 <= index < len(game.moves), f"no move {number}{dots}{san}")
    before, move = game.boards[index], game.moves[index]
    need(before.san(move) == san, f"{before.san(move)} was played, not {san}")
    return before, move


class Game:
    def __init__(self, start, moves):
        board = chess.Board(start, chess960=True)
        self.first = board.fullmove_number
        self.black_first = not board.turn
        self.boards, self.moves = [], []
        for uci in moves:
            move = board.parse_uci(uci)
            self.boards.append(board.copy(stack=False))
            self.moves.append(move)
            board.push(move)
        self.board = board

    def castling(self, wing):
        """King and rook from and to, for the side to move, from the rights the game began with; None without one."""
        start = self.boards[0] if self.boards else self.board
        color = self.board.turn
        king = start.king(color)
        back = chess.BB_RANK_1 if color else chess.BB_RANK_8
        rooks = [r for r in chess.scan_forward(start.clean_castling_rights() & back)]
        rooks = [r for r in rooks if (r > king) == (wing == "O-O")]
        if not rooks:
            return None
        row = 0 if color else 56
        ends = (6, 5) if wing == "O-O" else (2, 3)
        return king, row + ends[0], rooks[0], row + ends[1]


def span(a, b):
    return set(range(min(a, b), max(a, b) + 1))


RULES = []


def rule(pattern):
    def keep(check):
        RULES.append((re.compile(pattern + r"\Z"), check))
        return check

    return keep


@rule(rf"you have castled already, with {PLY}")
def _(game, wing, *ply):
    before, move = played(ply, game)
    need(before.is_castling(move) and before.turn == game.board.turn, "no castling of the player")


@rule(rf"your (king|rook) left {SQ} with {PLY}")
def _(game, wing, role, at, *ply):
    before, move = played(ply, game)
    need(before.turn == game.board.turn, "the other side's move")
    need(move.from_square == square(at) and before.piece_type_at(square(at)) == PIECES[role], "another piece moved")
    index = ply_of(ply[0], ply[1], game)
    need(all(m.from_square != square(at) for m in game.moves[:index]), "not its first move")
    if wing:
        king, _, rook, _ = game.castling(wing)
        need(square(at) == (king if role == "king" else rook), "not the piece of that castling")


@rule(rf"your rook on {SQ} was captured with {PLY}")
def _(game, wing, at, *ply):
    before, move = played(ply, game)
    need(before.turn != game.board.turn and move.to_square == square(at), "not captured there")
    need(before.piece_type_at(square(at)) == chess.ROOK, "no rook was captured")


@rule(r"the position this game began with does not allow (O-O-O|O-O)")
def _(game, wing, asked):
    need(game.castling(asked) is None, "it does")


@rule(rf"{MAN} is in the way of your (king and rook|king|rook)")
def _(game, wing, man, _role, whose):
    at = men_of(man, game.board)[0]
    wings = [wing] if wing else ["O-O", "O-O-O"]
    fits = False
    for one in wings:
        if trip := game.castling(one):
            king, king_to, rook, rook_to = trip
            ways = {"king": at in span(king, king_to), "rook": at in span(rook, rook_to)}
            if at in (king, rook):
                need(not wing, "one of the two pieces themselves")
                continue
            said = {"king and rook": (True, True), "king": (True, False), "rook": (False, True)}[whose]
            fits |= (ways["king"], ways["rook"]) == said
    need(fits, "not on that way")


@rule(rf"your king on {SQ} is in check from {MEN}")
def _(game, wing, at, men, _role):
    need(game.board.king(game.board.turn) == square(at), "the king is elsewhere")
    need(set(men_of(men, game.board)) == set(game.board.checkers()), "not the pieces that give check")


@rule(rf"your king would (cross|end on) {SQ}, which {MEN} attacks?")
def _(game, wing, how, at, men, _role):
    king = game.board.king(game.board.turn)
    board = game.board.copy(stack=False)
    if how == "end on":
        need(square(at) % 8 in (2, 6), "no castling ends there")
    # The king itself is no shield.
    without = board.copy(stack=False)
    without.remove_piece_at(king)
    named = set(men_of(men, game.board))
    need(named == set(without.attackers(not board.turn, square(at))), "not the attackers")
    need(("attacks" in game.clause) == (len(named) == 1), "verb and number")
    if wing:
        _, king_to, _, _ = game.castling(wing)
        need(square(at) in span(king, king_to) - {king}, "not on the king's way")
        need((square(at) == king_to) == (how == "end on"), "crossed or reached?")


@rule(rf"when your rook leaves {SQ}, your king on {SQ} is in check from {MEN}")
def _(game, wing, rook_at, king_at, men, _role):
    for one in [wing] if wing else ["O-O", "O-O-O"]:
        trip = game.castling(one)
        if trip and trip[2] == square(rook_at) and trip[1] == square(king_at):
            king, king_to, rook, rook_to = trip
            board = game.board.copy(stack=False)
            board.remove_piece_at(king)
            board.remove_piece_at(rook)
            board.set_piece_at(king_to, chess.Piece(chess.KING, game.board.turn))
            board.set_piece_at(rook_to, chess.Piece(chess.ROOK, game.board.turn))
            need(set(men_of(men, game.board)) == attackers(board, king_to), "not in check from these")
            return
    raise Wrong("no such castling")


@rule(rf"you have no {ROLE}(?: on the ([a-h])-file| on rank ([1-8])| on ([a-h])([1-8]))?")
def _(game, wing, role, file, rank, f, r):
    for at in game.board.pieces(PIECES[role], game.board.turn):
        name = chess.square_name(at)
        need((file or f or name[0]) != name[0] or (rank or r or name[1]) != name[1], f"there is one on {name}")


@rule(rf"there is no piece on {SQ}")
def _(game, wing, at):
    need(game.board.piece_at(square(at)) is None, "there is")


@rule(rf"{MAN} is your opponent’s")
def _(game, wing, man, _role):
    need(man.startswith("the "), "it is the player's")
    men_of(man, game.board)


@rule(rf"an? {ROLE} stands on {SQ}, not an? {ROLE}")
def _(game, wing, found, at, named):
    piece = game.board.piece_at(square(at))
    need(piece and piece.piece_type == PIECES[found] and found != named, "another piece")


@rule(rf"{MAN} already stands there")
def _(game, wing, man, _role):
    at = men_of(man, game.board)[0]
    need(chess.square_name(at) in game.text or game.digits(at) in game.text, "where?")


@rule(rf"{MAN} stands where you would go")
def _(game, wing, man, _role):
    need(man.startswith("your "), "only an own piece keeps one from going there")
    men_of(man, game.board)


@rule(rf"{MAN} cannot go to {SQ}")
def _(game, wing, man, _role, to):
    at = men_of(man, game.board)[0]
    need(square(to) not in alone(game.board, at), "it goes so")


@rule(rf"none of your {ROLE}s \(([^)]*)\) can go to {SQ}")
def _(game, wing, role, squares, to):
    named = [square(at) for at in re.findall(SQ, squares)]
    need(len(named) > 1, "none of one")
    for at in named:
        piece = game.board.piece_at(at)
        need(piece == chess.Piece(PIECES[role], game.board.turn), f"no {role} of the player on {chess.square_name(at)}")
        need(square(to) not in alone(game.board, at), f"{chess.square_name(at)} goes so")


@rule(rf"{MAN} has left its first square and can advance one square only")
def _(game, wing, man, _role):
    at = men_of(man, game.board)[0]
    need(game.board.piece_type_at(at) == chess.PAWN, "no pawn")
    need(chess.square_rank(at) != (1 if game.board.turn else 6), "it stands on its first square")


@rule(rf"{MAN} cannot get to {SQ} past {MEN}")
def _(game, wing, man, _role, to, men, _role2):
    at = men_of(man, game.board)[0]
    need(square(to) in alone(game.board, at), "it does not go so at all")
    way = chess.SquareSet(chess.between(at, square(to))) & game.board.occupied
    need(set(men_of(men, game.board)) == set(way), "not the pieces in between")


@rule(rf"{MAN} cannot advance to {SQ} because of {MEN}")
def _(game, wing, man, _role, to, men, _role2):
    at = men_of(man, game.board)[0]
    need(square(to) in alone(game.board, at) and (square(to) - at) % 8 == 0, "it does not advance so")
    way = (chess.SquareSet(chess.between(at, square(to))) | chess.BB_SQUARES[square(to)]) & game.board.occupied
    need(set(men_of(men, game.board)) == set(way), "not the pieces in between")


@rule(rf"{MAN} could go to {SQ} only by capturing, and there is nothing to capture")
def _(game, wing, man, _role, to):
    at = men_of(man, game.board)[0]
    need(square(to) in game.board.attacks(at), "it does not capture there")
    need(game.board.piece_at(square(to)) is None and game.board.ep_square != square(to), "there is something")


@rule(rf"there is nothing to capture on {SQ}")
def _(game, wing, to):
    need(game.board.piece_at(square(to)) is None, "there is something")
    need(not any(m.to_square == square(to) for m in game.board.generate_legal_ep()), "there is en passant")


@rule(rf"{MAN} could capture en passant on {SQ} only in reply to {PLY}")
def _(game, wing, man, _role, to, *ply):
    at = men_of(man, game.board)[0]
    before, move = played(ply, game)
    need(square(to) in game.board.attacks(at), "it does not capture there")
    need(abs(move.from_square - move.to_square) == 16, "no double step")
    need((move.from_square + move.to_square) // 2 == square(to), "not over that square")
    need(move is not game.moves[-1], "it is the reply")


@rule(rf"{MAN} can capture en passant on {SQ} only in reply to a double step, and {PLY} was none")
def _(game, wing, man, _role, to, *ply):
    men_of(man, game.board)
    before, move = played(ply, game)
    need(before.piece_type_at(move.from_square) == chess.PAWN, "no pawn's move")
    need(abs(move.from_square - move.to_square) != 16, "a double step")


@rule(
    rf"{MAN} is pinned (?:on the ([a-h])-file|on rank ([1-8])|on the diagonal from {SQ} to {SQ}): "
    rf"it shields your king on {SQ} from {MAN}"
)
def _(game, wing, man, _role, file, rank, begin, end, king, by, _role2):
    at, from_ = men_of(man, game.board)[0], men_of(by, game.board)[0]
    need(game.board.king(game.board.turn) == square(king), "the king is elsewhere")
    need(game.board.is_pinned(game.board.turn, at), "not pinned")
    need(from_ in chess.SquareSet(game.board.pin(game.board.turn, at)), "not by that piece")
    for name in (king, chess.square_name(from_)):
        need(file in (None, name[0]) and rank in (None, name[1]), "another line")
    if begin:
        need((begin, end) == (chess.square_name(from_), king), "another diagonal")


@rule(rf"capturing en passant takes {MAN} away too, and your king on {SQ} would be in check from {MEN}")
def _(game, wing, captured, _role, king, men, _role2):
    gone = men_of(captured, game.board)[0]
    ep = game.board.ep_square
    need(ep is not None and abs(ep - gone) == 8, "no en passant")
    takers = [m for m in game.board.generate_pseudo_legal_ep()]
    named = set(men_of(men, game.board))
    after = [moved(game.board, m.from_square, m.to_square, (gone,)) for m in takers]
    need(any(named == attackers(b, square(king)) for b in after), "no check from these")


@rule(rf"your king on {SQ} is in check from {MEN}, and {MAN} going to {SQ} does not change that")
def _(game, wing, king, men, _role, man, _role2, to):
    at = men_of(man, game.board)[0]
    need(game.board.king(game.board.turn) == square(king), "the king is elsewhere")
    named = set(men_of(men, game.board))
    need(named <= set(game.board.checkers()), "these give no check")
    need(named <= attackers(moved(game.board, at, square(to)), square(king)), "it would change that")


@rule(rf"your king would be in check on {SQ} from {MEN}")
def _(game, wing, to, men, _role):
    at = game.board.king(game.board.turn)
    there = moved(game.board, at, square(to))
    need(set(men_of(men, game.board)) == attackers(there, square(to)), "not these")


@rule(rf"a pawn cannot become an? (king|pawn)")
def _(game, wing, role):
    pass


@rule(rf"{MAN} has to become a queen, rook, bishop or knight on {SQ}")
def _(game, wing, man, _role, to):
    at = men_of(man, game.board)[0]
    need(game.board.piece_type_at(at) == chess.PAWN and square(to) // 8 in (0, 7), "no promotion")


@rule(rf"{MAN} does not promote by going to {SQ}")
def _(game, wing, man, _role, to):
    at = men_of(man, game.board)[0]
    need(game.board.piece_type_at(at) != chess.PAWN or square(to) // 8 not in (0, 7), "it does")


@rule(r"the game is over by (checkmate|stalemate)")
def _(game, wing, how):
    need(game.board.is_checkmate() if how == "checkmate" else game.board.is_stalemate(), "it is not")


def legal_san(board, text):
    """A legal move that text says as people read it: with what is written of the origin, the signs right or wrong."""
    match = re.fullmatch(r"([KQRBNP]?)([a-h]?)([1-8]?)([-x]?)([a-h][1-8])(?:=([KQRBNP]))?[+#]?", text)
    if not match:
        return None
    letter, file, rank, sign, to, promotion = match.groups()
    for move in board.legal_moves:
        if board.is_castling(move):
            continue
        piece = board.piece_type_at(move.from_square)
        name = chess.square_name(move.from_square)
        capture = board.is_capture(move)
        if letter and piece != chess.Piece.from_symbol(letter).piece_type:
            continue
        if not letter and piece != chess.PAWN and not (file and rank):
            continue
        if move.to_square != square(to) or file not in ("", name[0]) or rank not in ("", name[1]):
            continue
        if piece == chess.PAWN and (capture and not (sign or file) or not capture and sign == "x" and file != to[0]):
            continue
        if (move.promotion and chess.piece_symbol(move.promotion).upper()) != promotion:
            continue
        return move
    return None


def listed(text):
    return [word for word in re.split(r", | and | or ", text) if word]


def clause(game, text, wing):
    small = text[0].lower() + text[1:]
    game.clause = small
    for pattern, check in RULES:
        if match := pattern.match(small):
            check(game, wing, *match.groups())
            return
    raise Wrong("nobody knows how to check this")


def tail(game, text):
    """What stands behind the reasons: hints and what is legal."""
    board = game.board
    sans = {board.san(move): move for move in board.legal_moves}
    while text:
        for pattern, check in TAILS:
            if match := re.match(pattern, text):
                check(board, sans, match)
                text = text[match.end():].lstrip()
                break
        else:
            raise Wrong(f"nobody knows how to check {text!r}")


def is_legal(board, sans, match):
    need(match[1] in sans, f"{match[1]} is not legal")


def all_legal(board, sans, match):
    need(set(listed(match[1])) == set(sans), "not the legal moves")


def piece_legal(board, sans, match):
    at = men_of(match[1].lower(), board)[0]
    targets = {chess.square_name(m.to_square) for m in board.legal_moves
               if m.from_square == at and not board.is_castling(m)}
    need(set(listed(match[3])) == targets, f"it goes to {sorted(targets)}")


TAILS = [
    (r"If you mean castling, write (\S+); that is possible\.", is_legal),
    (r"The capture (\S+) is possible; if you mean it, write it so\.", is_legal),
    (r"(\S+), with the king alone, is possible(?:, and would end castling)?\.", is_legal),
    (r"(\S+) is possible\.", is_legal),
    (r"The only legal move is (\S+)\.(?=\s|$)", all_legal),
    (r"The legal moves are (.+?)\.(?=\s|$)", all_legal),
    (rf"(Your {ROLE} on [a-h][1-8]) can go to ([a-h1-8, and]+)\.", piece_legal),
]


def refused(game, answer):
    sentence, board = answer["sentence"], game.board
    wing = {"h_side": "O-O", "a_side": "O-O-O"}.get(answer.get("wing"))
    for refusal in answer["refusals"]:
        text = refusal["sentence"]
        need(text.endswith("."), "no full stop")
        clause(game, text[:-1], wing)
        for name in refusal["squares"]:
            if refusal["kind"] not in ("castling_through_attack", "castling_into_attack"):
                need(name in text or refusal["kind"] in ("not_your_piece", "pinned", "king_into_check",
                     "en_passant_exposes", "pawn_two_steps", "check_not_answered"), f"{name} is not in the sentence")
        for man in refusal["by"]:
            piece = board.piece_at(square(man["square"]))
            need(piece and chess.piece_name(piece.piece_type) == man["piece"]
                 and piece.color == (man["color"] == "white"), f"no such piece on {man['square']}")
            need(man["square"] in text, f"{man['square']} is not in the sentence")
    if match := re.match(r"You cannot castle now\. ", sentence):
        both = {r["sentence"][0].lower() + r["sentence"][1:-1] for r in answer["refusals"]}
        said = []
        for one in re.finditer(r"(O-O-O|O-O) is (?:gone|not possible now|not possible in this game): (.*?)\.(?= O-O|$| The | If )", sentence):
            for reason in re.split(r"; (?![^(]*\))", one[2]):
                clause(game, reason, one[1])
                said.append(reason)
            last = one.end()
        need(set(said) == both, "not the same reasons")
        tail(game, sentence[last:].lstrip())
        return
    reasons = "; ".join(r["sentence"][0].lower() + r["sentence"][1:-1] for r in answer["refusals"])
    for head in (r"(O-O|O-O-O) is no longer possible in this game: ", r"(O-O|O-O-O) is not possible now: ",
                 r"(O-O|O-O-O) is not possible in this game: ",
                 r"(\S+) is not possible: ", r""):
        if match := re.match(head, sentence):
            break
    rest = sentence[match.end():]
    need(rest[0].lower() + rest[1:len(reasons)] == reasons and rest[len(reasons)] == ".", "not the same reasons")
    if match.groups():
        # What is said to be impossible must be so, as anybody would read it.
        need(legal_san(board, match[1]) is None, f"{match[1]} is legal")
    if "in this game" in match[0]:
        color = board.turn
        trip = game.castling(wing)
        need((trip is None) == ("no longer" not in match[0]), "gone, or never there?")
        need(trip is None or not board.castling_rights & chess.BB_SQUARES[trip[2]], "the right is still there")
    tail(game, rest[len(reasons) + 1:].lstrip())


def check(case):
    game = case["game"]
    game.text = case["text"].lower()
    game.digits = lambda at: f"{at % 8 + 1}{at // 8 + 1}"
    answer, board = case["answer"], game.board
    verdict = answer["verdict"]
    if verdict == "legal":
        move = chess.Move.from_uci(answer["uci"])
        need(board.is_legal(move), "not legal")
        need(board.san(move) == answer["san"] and board.uci(move, chess960=True) == answer["uci"], "another move")
        after = board.copy(stack=False)
        after.push(move)
        need(after.fen(en_passant="legal") == answer["fen"], "another position")
        return
    need(answer["sentence"].endswith((".", "?")), "no end")
    if verdict == "ambiguous":
        sans = [board.san(m) for m in board.legal_moves]
        need(answer["candidates"] and all(c in sans for c in answer["candidates"]), "a candidate is not legal")
        need(all(c in answer["sentence"] for c in answer["candidates"]), "a candidate is not said")
        for name, role, at in re.findall(rf"(\S+) \({ROLE} from {SQ}\)", answer["sentence"]):
            move = board.parse_san(name)
            need((move.from_square, board.piece_type_at(move.from_square)) == (square(at), PIECES[role]), "another")
        for rook in re.findall(r"Only castling moves that rook there", answer["sentence"]):
            to = re.search(r"[a-h][1-8](?!.*[a-h][1-8])", game.text)
            need(not any(m.to_square == square(to[0]) and board.piece_type_at(m.from_square) == chess.ROOK
                         and not board.is_castling(m) for m in board.legal_moves), "a rook can")
        if "two ways" in answer["sentence"]:
            need(len(answer["candidates"]) == 2, "not two")
    elif verdict == "refused":
        refused(game, answer)
    elif match := re.search(r"Write it like (\S+); castling", answer["sentence"]):
        need(legal_san(board, match[1]) is not None, "the example is not legal")


checked, last = 0, (None, None)
for text in sys.stdin:
    case = json.loads(text)
    if "start" in case:
        last = Game(case["start"], case["moves"])
        continue
    case["game"] = last
    try:
        check(case)
    except Wrong as why:
        print(f"{last.board.fen()} {case['text']!r}: {why}: {case['answer'].get('sentence') or case['answer']}")
    except Exception as why:  # an answer that this script cannot follow is a finding too
        print(f"{last.board.fen()} {case['text']!r}: {why!r}: {case['answer']}")
    checked += 1
print(f"checked {checked}")
