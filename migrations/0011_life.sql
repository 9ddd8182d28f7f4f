-- What goes on around the games: news, the newsletter, the game of the month, the roll of champions.

-- An item is written in one language, by the club's hands; its text is plain paragraphs.
CREATE TABLE news (
    id BIGINT NOT NULL PRIMARY KEY,
    title TEXT NOT NULL,
    body TEXT NOT NULL,
    lang TEXT NOT NULL,
    author_id BIGINT REFERENCES players (id),
    state TEXT NOT NULL,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    published_at BIGINT
);
CREATE INDEX news_published ON news (published_at, id) WHERE state = 'published';

-- One issue a month. A month is counted from the year 0: year * 12 + month - 1. `after_player` is how far the letters have been
-- written, by the members' numbers.
CREATE TABLE newsletters (
    id BIGINT NOT NULL PRIMARY KEY,
    month BIGINT NOT NULL UNIQUE,
    state TEXT NOT NULL,
    body TEXT NOT NULL,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    sent_by BIGINT REFERENCES players (id),
    sent_at BIGINT,
    after_player BIGINT NOT NULL,
    letters BIGINT NOT NULL
);
CREATE INDEX newsletters_sending ON newsletters (id) WHERE state = 'sending';

-- The games that were put up for the game of their month, numbered for the vote.
CREATE TABLE nominations (
    month BIGINT NOT NULL,
    number BIGINT NOT NULL,
    game_id BIGINT NOT NULL UNIQUE REFERENCES games (id),
    player_id BIGINT NOT NULL REFERENCES players (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (month, number)
);

CREATE TABLE votes (
    month BIGINT NOT NULL,
    player_id BIGINT NOT NULL REFERENCES players (id),
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (month, player_id),
    FOREIGN KEY (month, number) REFERENCES nominations (month, number)
);

-- Champions of events that this record does not hold; those of its own are found from their games.
CREATE TABLE champions (
    id BIGINT NOT NULL PRIMARY KEY,
    year BIGINT NOT NULL,
    event TEXT NOT NULL,
    player_id BIGINT REFERENCES players (id),
    name TEXT NOT NULL,
    at BIGINT NOT NULL
);
CREATE INDEX champions_year ON champions (year, id);

-- What a month was: games by their ends.
CREATE INDEX games_ended ON games (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX tournaments_ended ON tournaments (ended_at) WHERE ended_at IS NOT NULL;
