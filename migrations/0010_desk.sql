-- The director's desk: games that are adjudicated, and accounts that were one person's twice.

-- A game whose result the directors decide. Somebody asks; a director takes it up, and the game stands still; both players say
-- what they claim; a director decides; either player may appeal once, and another director decides about that.
CREATE TABLE adjudications (
    id BIGINT NOT NULL PRIMARY KEY,
    game_id BIGINT NOT NULL REFERENCES games (id),
    ply BIGINT NOT NULL,
    state TEXT NOT NULL,
    asked_by BIGINT REFERENCES players (id),
    asked_at BIGINT NOT NULL,
    why TEXT NOT NULL,
    claims_until BIGINT,
    decided_by BIGINT REFERENCES players (id),
    decided_at BIGINT,
    outcome TEXT,
    reason TEXT,
    appealed_by BIGINT REFERENCES players (id),
    appealed_at BIGINT,
    appeal TEXT,
    settled_by BIGINT REFERENCES players (id),
    settled_at BIGINT,
    settled_outcome TEXT,
    settled_reason TEXT,
    version BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
CREATE INDEX adjudications_game ON adjudications (game_id, id);
CREATE INDEX adjudications_open ON adjudications (changed_at) WHERE state = 'asked' OR state = 'claims' OR state = 'appealed';
-- Of one game, one thing is decided at a time.
CREATE UNIQUE INDEX adjudications_one ON adjudications (game_id) WHERE state = 'asked' OR state = 'claims' OR state = 'appealed';

-- What each player claims, and the lines that show it.
CREATE TABLE adjudication_claims (
    adjudication_id BIGINT NOT NULL REFERENCES adjudications (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    claim TEXT NOT NULL,
    lines TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (adjudication_id, player_id)
);

-- Where an account that was a member's second one went: its old page leads there.
ALTER TABLE players ADD COLUMN merged_into BIGINT;

-- The log of what was done by office, by kind.
CREATE INDEX audit_action ON audit (action, id);
