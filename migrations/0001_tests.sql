-- One row for each mail that arrived at a test address or was uploaded. No row exists before that.
create table tests (
  id text primary key,
  address_id text not null,
  -- One accepted mail: makes taking it from the spool a second time harmless.
  spool_id text not null unique,
  -- Tag of the browser that started the test; null when nobody can own it.
  owner text,
  source text not null,
  status text not null check (status in ('received', 'analyzing', 'completed', 'failed', 'deleted')),
  session jsonb not null,
  subject text,
  sender text,
  score real,
  size_bytes integer not null,
  report jsonb,
  rules_version text,
  received_at timestamptz not null,
  claimed_at timestamptz,
  completed_at timestamptz,
  expires_at timestamptz not null
);
create index tests_by_address on tests (address_id, received_at);
create index tests_by_owner on tests (owner, received_at desc) where owner is not null;
create index tests_unfinished on tests (received_at) where status in ('received', 'analyzing');
create index tests_by_expiry on tests (expires_at);

create table blobs (
  key text primary key,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
