-- What a player keeps to himself in a game: conditional moves that wait for the opponent, and notes. Nobody else reads them.

-- One tree for each side of a game. `ply` is the position, with the opponent to move, that the lines begin in; `moves` are the
-- lines in UCI notation, one a line. A row is written only together with the game's row, or under its lock.
CREATE TABLE standing_lines (
    id BIGINT NOT NULL PRIMARY KEY,
    game_id BIGINT NOT NULL REFERENCES games (id),
    seat TEXT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    ply BIGINT NOT NULL,
    moves TEXT NOT NULL,
    given_at BIGINT NOT NULL,
    UNIQUE (game_id, seat)
);
CREATE INDEX standing_lines_player ON standing_lines (player_id, id);

-- One note for each position of a game and player.
CREATE TABLE private_notes (
    id BIGINT NOT NULL PRIMARY KEY,
    game_id BIGINT NOT NULL REFERENCES games (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    ply BIGINT NOT NULL,
    text TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    UNIQUE (game_id, player_id, ply)
);
CREATE INDEX private_notes_player ON private_notes (player_id, id);
