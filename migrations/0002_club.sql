-- Around the games: what waits for a word, who is logged in, who did what, events, ratings.

-- A mail or a form that would have acted, but first needs the player's own yes.
CREATE TABLE held_actions (
    id BIGINT NOT NULL PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES players (id),
    game_id BIGINT NOT NULL REFERENCES games (id),
    ply BIGINT NOT NULL,
    seat TEXT NOT NULL,
    kind TEXT NOT NULL,
    command TEXT NOT NULL,
    nonce TEXT NOT NULL UNIQUE,
    mail_id BIGINT REFERENCES inbox (id),
    first_arrival_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    state TEXT NOT NULL,
    settled_at BIGINT
);
CREATE INDEX held_actions_game ON held_actions (game_id, player_id, id) WHERE state = 'waiting';
CREATE INDEX held_actions_expiry ON held_actions (expires_at) WHERE state = 'waiting';

-- When something that may happen once in a while happened last: an answer to a mail without a command, a question, a reminder.
CREATE TABLE answers (
    key TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
CREATE INDEX answers_at ON answers (at);

-- Only the SHA-256 of a secret is kept, here and below.
CREATE TABLE sessions (
    hash TEXT NOT NULL PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES players (id),
    agent TEXT,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);
CREATE INDEX sessions_player ON sessions (player_id, created_at);
CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE login_links (
    hash TEXT NOT NULL PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES players (id),
    address TEXT NOT NULL,
    purpose TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX login_links_player ON login_links (player_id, created_at);
CREATE INDEX login_links_expiry ON login_links (expires_at);

CREATE TABLE audit (
    id BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    actor_id BIGINT REFERENCES players (id),
    action TEXT NOT NULL,
    subject TEXT NOT NULL,
    reason TEXT,
    body TEXT NOT NULL
);
CREATE INDEX audit_subject ON audit (subject, id);
CREATE INDEX audit_actor ON audit (actor_id, id) WHERE actor_id IS NOT NULL;

CREATE TABLE tournaments (
    id BIGINT NOT NULL PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    pace TEXT NOT NULL,
    positions TEXT NOT NULL,
    rated BOOLEAN NOT NULL,
    director_id BIGINT REFERENCES players (id),
    deputy_id BIGINT REFERENCES players (id),
    round BIGINT NOT NULL,
    settings TEXT NOT NULL,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    started_at BIGINT,
    ended_at BIGINT,
    changed_at BIGINT NOT NULL
);
CREATE INDEX tournaments_state ON tournaments (state, id);

CREATE TABLE tournament_entries (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    number BIGINT NOT NULL,
    state TEXT NOT NULL,
    body TEXT NOT NULL,
    entered_at BIGINT NOT NULL,
    PRIMARY KEY (tournament_id, player_id)
);
CREATE INDEX tournament_entries_player ON tournament_entries (player_id, tournament_id);

-- In hundredths of a point. The row is the fold of the player's changes.
CREATE TABLE ratings (
    player_id BIGINT NOT NULL PRIMARY KEY REFERENCES players (id),
    rating BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    losses BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
CREATE INDEX ratings_rating ON ratings (rating, player_id);

CREATE TABLE rating_changes (
    player_id BIGINT NOT NULL REFERENCES players (id),
    game_id BIGINT NOT NULL REFERENCES games (id),
    at BIGINT NOT NULL,
    before BIGINT NOT NULL,
    after BIGINT NOT NULL,
    opponent_id BIGINT NOT NULL REFERENCES players (id),
    opponent_before BIGINT NOT NULL,
    score BIGINT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (player_id, game_id)
);
CREATE INDEX rating_changes_order ON rating_changes (at, game_id);

-- How far a mailbox has been read.
CREATE TABLE mailbox_cursors (
    name TEXT NOT NULL PRIMARY KEY,
    uidvalidity BIGINT NOT NULL,
    uid BIGINT NOT NULL,
    at BIGINT NOT NULL
);
