-- Letters that wait for an address of their reader that works.
CREATE INDEX letters_held ON letters (player_id, id) WHERE state = 'held';
