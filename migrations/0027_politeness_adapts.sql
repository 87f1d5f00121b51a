-- How much is asked of an operator at present, and how often that was lowered; null: as it begins.
alter table verifier_operators add column per_minute double precision;
alter table verifier_operators add column at_once double precision;
alter table verifier_operators add column cuts integer not null default 0;
