-- What arrived in a mailbox before it was first read (Unix ms; 0: all of it is the club's) is not for the club, also when the mailbox
-- numbers its mails anew.
ALTER TABLE mailbox_cursors ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
