-- How the letter was lost that marked a member as not to be reached: by it is told by whose fault the member's clocks stand.
ALTER TABLE undeliverable ADD COLUMN lost TEXT NOT NULL DEFAULT 'hard';
UPDATE undeliverable SET lost = 'refused' WHERE substr(why, 1, 15) = 'permanent error';

-- What makes the Message-IDs of this record's threads others than those of another record of the domain. Letters that are out keep theirs:
-- a record with games keeps the old form, which is told by 0.
INSERT INTO counters (name, value) SELECT 'record', 0 WHERE EXISTS (SELECT 1 FROM games);

-- Since when a way in fails (Unix ms), and what it said last. A row goes when mail has been fetched again.
CREATE TABLE intake_troubles (
    name TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    said TEXT NOT NULL,
    since BIGINT NOT NULL,
    at BIGINT NOT NULL
);
