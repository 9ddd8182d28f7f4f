-- How many full moves behind everybody but its two players sees a game while it is played.
ALTER TABLE games ADD COLUMN delay BIGINT NOT NULL DEFAULT 0;
