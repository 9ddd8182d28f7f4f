-- Letters about the last game of an event's round, which wait a moment for what that brings: the next round, or the end of the
-- event. Whoever is told of that as well gets one letter about all of it. The body says what the letter tells (JSON).
CREATE TABLE letter_folds (
    letter_id BIGINT PRIMARY KEY REFERENCES letters (id),
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    body TEXT NOT NULL
);
CREATE INDEX letter_folds_tournament ON letter_folds (tournament_id);
