-- Events: their rounds, their draw, and when somebody has to look at them.

-- When the worker has to look (Unix ms): the start's date, the moment the last game of a round ended, a round's end.
ALTER TABLE tournaments ADD COLUMN look_at BIGINT;
CREATE INDEX tournaments_look ON tournaments (state, look_at) WHERE look_at IS NOT NULL;
-- Since when something waits for the director's word (Unix ms), and when the deputy was asked instead.
ALTER TABLE tournaments ADD COLUMN waits_since BIGINT;
ALTER TABLE tournaments ADD COLUMN deputy_asked_at BIGINT;
CREATE INDEX tournaments_waits ON tournaments (waits_since) WHERE waits_since IS NOT NULL;
-- The event that opened this one when it began. Each opens one.
ALTER TABLE tournaments ADD COLUMN follows BIGINT REFERENCES tournaments (id);
CREATE UNIQUE INDEX tournaments_follows ON tournaments (follows) WHERE follows IS NOT NULL;

-- A round as it was paired: never paired again. `link` is what was published of the draw for it.
CREATE TABLE tournament_rounds (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    round BIGINT NOT NULL,
    kind TEXT NOT NULL,
    paired_at BIGINT NOT NULL,
    ends_at BIGINT,
    ended_at BIGINT,
    link TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tournament_id, round)
);

-- The hash chain of an event's draw: committed to when entries open. The seed is read by the door alone.
CREATE TABLE tournament_draws (
    tournament_id BIGINT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    seed TEXT NOT NULL,
    commitment TEXT NOT NULL,
    committed_at BIGINT NOT NULL,
    entries TEXT,
    entries_hash TEXT,
    closed_at BIGINT,
    last_link TEXT
);
