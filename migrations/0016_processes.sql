-- Processes of this instance that were seen lately. Each writes its row anew every half minute.
create table processes (
  id text primary key,
  host text not null,
  pid integer not null,
  parts text not null,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
