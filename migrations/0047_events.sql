-- An address to which events of an account are posted (Standard Webhooks 1.0).
create table webhook_endpoints (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  -- The account's tag, under which its tests, lists and placements are kept.
  owner text not null,
  name text not null,
  url text not null,
  -- Empty: every type, also those that come later.
  types text[] not null,
  enabled boolean not null,
  -- Why deliveries ended: the receiver answered 410, or three days of retries failed.
  stopped text check (stopped in ('gone', 'failing')),
  -- Sealed. The old secret signs as well until `old_until`.
  secret text not null,
  old_secret text,
  old_until timestamptz,
  key_id text not null,
  last_success_at timestamptz,
  created_at timestamptz not null default now()
);
create index webhook_endpoints_owner on webhook_endpoints (owner);

-- Something that happened in an account with endpoints.
create table events (
  id text primary key,
  sequence bigint generated always as identity unique,
  owner text not null,
  type text not null,
  -- What it is about, such as `report/ID`: its events are delivered in order.
  object text not null,
  data jsonb not null,
  created_at timestamptz not null
);
create index events_owner on events (owner);
create index events_created_at on events (created_at);

create table event_deliveries (
  event_id text not null references events (id) on delete cascade,
  endpoint_id text not null references webhook_endpoints (id) on delete cascade,
  attempts integer not null default 0,
  -- Null: delivered, or given up.
  due_at timestamptz,
  delivered_at timestamptz,
  -- What the last attempt came to, as a message with facts.
  outcome jsonb,
  primary key (event_id, endpoint_id)
);
create index event_deliveries_due on event_deliveries (endpoint_id, due_at) where due_at is not null;
