-- Members come and go, challenge each other, and bring games from elsewhere.

-- The last sign of life: a mail, a log-in, a move. Null: none since joining.
ALTER TABLE players ADD COLUMN seen_at BIGINT;
CREATE INDEX players_seen ON players ((COALESCE(seen_at, created_at))) WHERE status = 'active';
CREATE INDEX players_name ON players (name);
-- A member's own mails, to hand them out and to forget them.
CREATE INDEX inbox_player ON inbox (player_id, id) WHERE player_id IS NOT NULL;

-- A question that concerns no game. It is answered from its own signed address, or by the link of which the hash is kept here.
CREATE TABLE asks (
    id BIGINT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    hash TEXT UNIQUE,
    player_id BIGINT REFERENCES players (id),
    address TEXT NOT NULL,
    address_key TEXT NOT NULL,
    about BIGINT NOT NULL,
    body TEXT NOT NULL,
    state TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    settled_at BIGINT
);
CREATE INDEX asks_address ON asks (address_key, created_at);
CREATE INDEX asks_about ON asks (kind, about) WHERE state = 'open';
CREATE INDEX asks_expiry ON asks (expires_at);

CREATE TABLE challenges (
    id BIGINT NOT NULL PRIMARY KEY,
    from_id BIGINT NOT NULL REFERENCES players (id),
    to_id BIGINT REFERENCES players (id),
    start_id BIGINT CHECK (start_id BETWEEN 0 AND 959),
    pace TEXT NOT NULL,
    rated BOOLEAN NOT NULL,
    staggered BOOLEAN NOT NULL,
    state TEXT NOT NULL,
    match_id BIGINT REFERENCES matches (id),
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    settled_at BIGINT
);
CREATE INDEX challenges_from ON challenges (from_id, id) WHERE state = 'open';
CREATE INDEX challenges_to ON challenges (to_id, id) WHERE state = 'open';
CREATE INDEX challenges_expiry ON challenges (expires_at) WHERE state = 'open';

-- Who wants to be paired with somebody of about the same rating.
CREATE TABLE pair_queue (
    player_id BIGINT NOT NULL PRIMARY KEY REFERENCES players (id),
    pace TEXT NOT NULL,
    rated BOOLEAN NOT NULL,
    since BIGINT NOT NULL
);

-- What a member told the directors about another one's words.
CREATE TABLE reports (
    id BIGINT NOT NULL PRIMARY KEY,
    by_id BIGINT NOT NULL REFERENCES players (id),
    about_id BIGINT NOT NULL REFERENCES players (id),
    game_id BIGINT REFERENCES games (id),
    words TEXT NOT NULL,
    state TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    settled_at BIGINT,
    settled_by BIGINT REFERENCES players (id)
);
CREATE INDEX reports_open ON reports (id) WHERE state = 'open';
CREATE INDEX reports_by ON reports (by_id, created_at);

-- A game played elsewhere, until it is in the archive.
CREATE TABLE offsite_games (
    id BIGINT NOT NULL PRIMARY KEY,
    sent_by BIGINT NOT NULL REFERENCES players (id),
    white_id BIGINT NOT NULL REFERENCES players (id),
    black_id BIGINT NOT NULL REFERENCES players (id),
    start_id BIGINT NOT NULL CHECK (start_id BETWEEN 0 AND 959),
    moves TEXT NOT NULL,
    result TEXT NOT NULL,
    reason TEXT NOT NULL,
    place TEXT NOT NULL,
    began_at BIGINT,
    ended_at BIGINT NOT NULL,
    state TEXT NOT NULL,
    white_said BOOLEAN NOT NULL,
    black_said BOOLEAN NOT NULL,
    rated BOOLEAN,
    game_id BIGINT REFERENCES games (id),
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
CREATE INDEX offsite_games_state ON offsite_games (state, id);
CREATE INDEX offsite_games_white ON offsite_games (white_id, id);
CREATE INDEX offsite_games_black ON offsite_games (black_id, id);

-- The content of every game that came from a file: an import that begins again knows what it has brought in.
CREATE TABLE library_games (
    hash TEXT NOT NULL PRIMARY KEY,
    game_id BIGINT NOT NULL REFERENCES games (id)
);
