-- How much each operator of mail servers was asked by all processes together, under keyed hashes of their names; one row
-- stands for all operators.
create table verifier_operators (
  key text primary key,
  tokens double precision not null,
  at timestamptz not null,
  -- How often in a row it wanted less of us, and until when it is left alone.
  strikes integer not null,
  until timestamptz not null
);

-- A place at an operator, or an address that is being asked for: the process that has it says so again and again. Of one
-- that is gone it is free after `until`.
create table verifier_leases (
  id text primary key,
  key text not null,
  holder text not null,
  until timestamptz not null
);
create index verifier_leases_by_key on verifier_leases (key);
