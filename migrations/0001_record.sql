-- What the club cannot lose: who plays, what was played, what was written to whom, what came in.
-- Read README.md beside this file before adding to it: one text for SQLite and for PostgreSQL.

-- Public numbers. A row is counted up in the transaction that uses the number, so that no number is lost or given twice.
CREATE TABLE counters (
    name TEXT NOT NULL PRIMARY KEY,
    value BIGINT NOT NULL
);

CREATE TABLE players (
    id BIGINT NOT NULL PRIMARY KEY,
    handle TEXT NOT NULL,
    handle_key TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    country TEXT,
    lang TEXT NOT NULL,
    notation TEXT,
    zone TEXT NOT NULL,
    settings TEXT NOT NULL,
    role TEXT NOT NULL,
    status TEXT NOT NULL,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);

CREATE TABLE player_addresses (
    address_key TEXT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    address TEXT NOT NULL,
    rank BIGINT NOT NULL,
    state TEXT NOT NULL,
    verified_at BIGINT,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (address_key, player_id)
);
-- An address that nobody has confirmed must not keep its owner out.
CREATE UNIQUE INDEX player_addresses_verified ON player_addresses (address_key) WHERE verified_at IS NOT NULL;
CREATE INDEX player_addresses_player ON player_addresses (player_id, rank);

CREATE TABLE matches (
    id BIGINT NOT NULL PRIMARY KEY,
    tournament_id BIGINT,
    round BIGINT,
    start_id BIGINT NOT NULL CHECK (start_id BETWEEN 0 AND 959),
    first_white_id BIGINT NOT NULL REFERENCES players (id),
    first_black_id BIGINT NOT NULL REFERENCES players (id),
    pace TEXT NOT NULL,
    rated BOOLEAN NOT NULL,
    staggered BOOLEAN NOT NULL,
    state TEXT NOT NULL,
    settings TEXT NOT NULL,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    ended_at BIGINT,
    changed_at BIGINT NOT NULL
);
CREATE INDEX matches_tournament ON matches (tournament_id, id) WHERE tournament_id IS NOT NULL;
CREATE INDEX matches_first_white ON matches (first_white_id, id);
CREATE INDEX matches_first_black ON matches (first_black_id, id);

-- A row is the fold of the game's events, written only together with them.
CREATE TABLE games (
    id BIGINT NOT NULL PRIMARY KEY,
    match_id BIGINT REFERENCES matches (id),
    number_in_match BIGINT NOT NULL,
    tournament_id BIGINT,
    white_id BIGINT NOT NULL REFERENCES players (id),
    black_id BIGINT NOT NULL REFERENCES players (id),
    start_id BIGINT NOT NULL CHECK (start_id BETWEEN 0 AND 959),
    pace TEXT NOT NULL,
    rated BOOLEAN NOT NULL,
    place TEXT,
    created_at BIGINT NOT NULL,
    version BIGINT NOT NULL,
    state TEXT NOT NULL,
    moves TEXT NOT NULL,
    ply BIGINT NOT NULL,
    to_move TEXT NOT NULL,
    result TEXT,
    reason TEXT,
    clock TEXT NOT NULL,
    detail TEXT NOT NULL,
    told_at BIGINT,
    deadline_at BIGINT,
    started_at BIGINT,
    last_move_at BIGINT,
    ended_at BIGINT,
    changed_at BIGINT NOT NULL
);
CREATE INDEX games_match ON games (match_id, number_in_match);
CREATE INDEX games_tournament ON games (tournament_id, id) WHERE tournament_id IS NOT NULL;
-- Each way in with the state and without: a list by key stops at the end of its page only if the index has its order.
CREATE INDEX games_white ON games (white_id, id);
CREATE INDEX games_white_state ON games (white_id, state, id);
CREATE INDEX games_black ON games (black_id, id);
CREATE INDEX games_black_state ON games (black_id, state, id);
CREATE INDEX games_start ON games (start_id, id);
CREATE INDEX games_start_state ON games (start_id, state, id);
CREATE INDEX games_state ON games (state, id);
CREATE INDEX games_changed ON games (changed_at);
-- The two things a worker looks for among the running games, however many there are.
-- (With the state in front: SQLite takes an index with an equality before one with a range.)
CREATE INDEX games_deadline ON games (state, deadline_at) WHERE deadline_at IS NOT NULL;
CREATE INDEX games_untold ON games (state, (COALESCE(last_move_at, started_at))) WHERE told_at IS NULL;

CREATE TABLE game_events (
    game_id BIGINT NOT NULL REFERENCES games (id),
    version BIGINT NOT NULL,
    kind TEXT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    origin_key TEXT,
    PRIMARY KEY (game_id, version)
);

-- Who is to be told what, stored with the event that is told.
CREATE TABLE notices (
    game_id BIGINT NOT NULL REFERENCES games (id),
    version BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    kind TEXT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    pending BOOLEAN NOT NULL,
    PRIMARY KEY (game_id, version, seq)
);
CREATE INDEX notices_pending ON notices (player_id, at) WHERE pending;

-- The outbox. While a letter is leased, next_attempt_at is the end of the lease, so that a dead worker's letter comes due by itself.
CREATE TABLE letters (
    id BIGINT NOT NULL PRIMARY KEY,
    player_id BIGINT REFERENCES players (id),
    address TEXT NOT NULL,
    envelope_from TEXT NOT NULL,
    game_id BIGINT REFERENCES games (id),
    version BIGINT,
    kind TEXT NOT NULL,
    dedupe_key TEXT UNIQUE,
    tells_ply BIGINT,
    message_id TEXT NOT NULL,
    subject TEXT NOT NULL,
    headers TEXT NOT NULL,
    body_text TEXT NOT NULL,
    body_html TEXT,
    picture TEXT,
    state TEXT NOT NULL,
    attempts BIGINT NOT NULL,
    next_attempt_at BIGINT NOT NULL,
    lease_token TEXT,
    last_error TEXT,
    created_at BIGINT NOT NULL,
    closed_at BIGINT,
    pruned BOOLEAN NOT NULL
);
CREATE INDEX letters_due ON letters (next_attempt_at) WHERE state = 'queued';
CREATE INDEX letters_player ON letters (player_id, id);
CREATE INDEX letters_game ON letters (game_id, version) WHERE game_id IS NOT NULL;
CREATE INDEX letters_given_up ON letters (id) WHERE state = 'given_up';
CREATE INDEX letters_bounced ON letters (id) WHERE state = 'bounced';
CREATE INDEX letters_message ON letters (message_id);
CREATE INDEX letters_prunable ON letters (closed_at) WHERE closed_at IS NOT NULL AND NOT pruned;

-- Every mail that was answered with 250, in the commit of what it caused.
CREATE TABLE inbox (
    id BIGINT NOT NULL PRIMARY KEY,
    received_at BIGINT NOT NULL,
    mail_from TEXT NOT NULL,
    recipient TEXT NOT NULL,
    raw BYTEA NOT NULL,
    disposition TEXT NOT NULL,
    why TEXT,
    player_id BIGINT REFERENCES players (id),
    game_id BIGINT REFERENCES games (id),
    origin_key TEXT,
    pruned BOOLEAN NOT NULL
);
CREATE INDEX inbox_received ON inbox (received_at);

-- What has been submitted once, and the receipt that its repetition gets.
CREATE TABLE origins (
    key TEXT NOT NULL PRIMARY KEY,
    receipt TEXT NOT NULL,
    at BIGINT NOT NULL
);
