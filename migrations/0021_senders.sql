-- Whom the mail named as its sender that brought what waits for a yes, so that its reader can tell an own second address from a
-- stranger's. Kept while it waits, no longer.
ALTER TABLE held_actions ADD COLUMN sender TEXT;

-- What a game from elsewhere was played in, as its PGN says; null where it does not, and in games of the club.
ALTER TABLE offsite_games ADD COLUMN event TEXT;
ALTER TABLE games ADD COLUMN event TEXT;
