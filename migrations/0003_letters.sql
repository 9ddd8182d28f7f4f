-- Letters by the day and by the clock, letters that come back, and members whom no letter reaches.

-- Who gets one letter a day, and when it comes due (Unix ms). A row goes when it comes due and its member wants none.
CREATE TABLE digest_due (
    player_id BIGINT NOT NULL PRIMARY KEY REFERENCES players (id),
    due_at BIGINT NOT NULL
);
CREATE INDEX digest_due_at ON digest_due (due_at);
-- The wish stands in the members' settings, which SQL does not read: everybody is looked at once.
INSERT INTO digest_due (player_id, due_at) SELECT id, 0 FROM players;

-- The boards of a digest, by the number with which its reader answers. An issue is a day in the reader's zone, counted from
-- 1 January 1970.
CREATE TABLE digest_boards (
    player_id BIGINT NOT NULL REFERENCES players (id),
    issue BIGINT NOT NULL,
    number BIGINT NOT NULL,
    game_id BIGINT NOT NULL REFERENCES games (id),
    ply BIGINT NOT NULL,
    seat TEXT NOT NULL,
    PRIMARY KEY (player_id, issue, number)
);

-- A file that goes with a letter: the game as PGN.
ALTER TABLE letters ADD COLUMN attachment TEXT;
-- The letter whose content goes again, to another address or later.
ALTER TABLE letters ADD COLUMN again_of BIGINT;
CREATE INDEX letters_again ON letters (again_of) WHERE again_of IS NOT NULL;
-- Why it did not arrive, until the worker has seen to it.
ALTER TABLE letters ADD COLUMN failure TEXT;
CREATE INDEX letters_failure ON letters (id) WHERE failure IS NOT NULL;

-- Since when mail comes back from an address, when it did last, and what was said.
ALTER TABLE player_addresses ADD COLUMN failing_since BIGINT;
ALTER TABLE player_addresses ADD COLUMN failed_at BIGINT;
ALTER TABLE player_addresses ADD COLUMN failure TEXT;
CREATE INDEX player_addresses_failing ON player_addresses (failed_at) WHERE failing_since IS NOT NULL;

-- Members whom no letter reaches, until one does or they say otherwise.
CREATE TABLE undeliverable (
    player_id BIGINT NOT NULL PRIMARY KEY REFERENCES players (id),
    since BIGINT NOT NULL,
    why TEXT NOT NULL
);
CREATE INDEX undeliverable_since ON undeliverable (since);

-- When the worker should look whether the player to move is to be reminded.
ALTER TABLE games ADD COLUMN remind_at BIGINT;
CREATE INDEX games_remind ON games (state, remind_at) WHERE remind_at IS NOT NULL;
UPDATE games SET remind_at = told_at + (deadline_at - told_at) / 4
WHERE state = 'running' AND told_at IS NOT NULL AND deadline_at IS NOT NULL;
