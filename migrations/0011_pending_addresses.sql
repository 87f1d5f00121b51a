-- Whose the confirmation is that is asked for again, by the address that waits for it.
create index accounts_pending on accounts (lower(pending_email)) where pending_email is not null;
