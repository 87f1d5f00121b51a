-- Lists of addresses to verify. `reading`: its rows are still being stored; `waiting`: all that is left is asked again
-- later; `deleted`: its rows are still being removed.
create table verifier_lists (
  id text primary key,
  owner text not null,
  name text not null,
  status text not null check (status in ('reading', 'running', 'waiting', 'paused', 'completed', 'refused', 'deleted')),
  note text,
  -- How the file is written, for its copy with the verdicts.
  format jsonb not null,
  row_count integer not null,
  address_count integer not null,
  duplicate_count integer not null,
  bad_row_count integer not null,
  done integer not null default 0,
  deliverable integer not null default 0,
  risky integer not null default 0,
  undeliverable integer not null default 0,
  unknown integer not null default 0,
  waiting_retry integer not null default 0,
  -- When work was last taken from it: the list that waited longest is next.
  served_at timestamptz not null,
  created_at timestamptz not null,
  completed_at timestamptz,
  expires_at timestamptz not null
);
create index verifier_lists_by_owner on verifier_lists (owner, created_at desc);
create index verifier_lists_unfinished on verifier_lists (served_at) where done < address_count;
create index verifier_lists_by_expiry on verifier_lists (expires_at);

-- Each row of a file as it stands there, and which address it is.
create table verifier_list_rows (
  list_id text not null,
  number integer not null,
  raw text not null,
  -- The address in verifier_list_addresses; null for a row without one, which has a problem instead.
  position integer,
  problem text,
  problem_text text,
  primary key (list_id, number)
);
create index verifier_list_bad_rows on verifier_list_rows (list_id, number) where problem is not null;

-- Each address once, whatever the number of its rows.
create table verifier_list_addresses (
  list_id text not null,
  position integer not null,
  email text not null,
  -- Whether its mail server may be asked.
  ask boolean not null,
  -- When it may be taken up; for one that is being verified, when its process counts as gone. Null: done.
  due_at timestamptz,
  claimed_by text,
  attempts integer not null default 0,
  verdict text,
  reason text,
  score integer,
  suggestion text,
  normalized text,
  role boolean,
  checked_at timestamptz,
  -- When an address that could not be answered for is asked again.
  next_retry_at timestamptz,
  primary key (list_id, position)
);
create index verifier_list_addresses_due on verifier_list_addresses (list_id, due_at, position) where due_at is not null;
create index verifier_list_addresses_claimed on verifier_list_addresses (claimed_by) where claimed_by is not null;

-- Rows that one network without an account brought in one day (UTC), under a keyed hash.
create table verifier_list_quotas (
  client text not null,
  day date not null,
  rows integer not null,
  primary key (client, day)
);
create index verifier_list_quotas_by_day on verifier_list_quotas (day);
