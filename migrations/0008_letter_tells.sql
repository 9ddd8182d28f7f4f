-- The other games whose turn a letter tells, besides its own (letters.game_id, letters.tells_ply): a tournament's start is
-- one letter for each player, and starts his clock in every game in which he is White.
CREATE TABLE letter_tells (
    letter_id BIGINT NOT NULL REFERENCES letters (id),
    game_id BIGINT NOT NULL REFERENCES games (id),
    ply BIGINT NOT NULL,
    PRIMARY KEY (letter_id, game_id)
);
CREATE INDEX letter_tells_game ON letter_tells (game_id, letter_id);
