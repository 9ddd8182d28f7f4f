-- Time: when members are on leave, and when the club itself was not there.

-- Leave by dates of the member's own zone, and the moments that they meant when it was booked.
CREATE TABLE leaves (
    id BIGINT NOT NULL PRIMARY KEY,
    player_id BIGINT NOT NULL REFERENCES players (id),
    from_day TEXT NOT NULL,
    to_day TEXT NOT NULL,
    from_at BIGINT NOT NULL,
    to_at BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);
CREATE INDEX leaves_player ON leaves (player_id, from_at);

-- One row: when the club was last seen alive.
CREATE TABLE heartbeats (
    name TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

-- When it was not. `after_game` is how far the running games have been given the time back; null when all have.
CREATE TABLE outages (
    id BIGINT NOT NULL PRIMARY KEY,
    from_at BIGINT NOT NULL,
    to_at BIGINT NOT NULL,
    note TEXT NOT NULL,
    after_game BIGINT
);
CREATE INDEX outages_to ON outages (to_at);
CREATE INDEX outages_open ON outages (id) WHERE after_game IS NOT NULL;
