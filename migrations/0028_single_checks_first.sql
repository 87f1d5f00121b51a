-- Until when a single check waits there, before which work on lists takes no place; null: none.
alter table verifier_operators add column awaited_until timestamptz;
