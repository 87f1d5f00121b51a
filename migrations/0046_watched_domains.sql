-- A domain that an account has looked at on a schedule.
create table watched_domains (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  -- In lower case, as A-labels.
  domain text not null,
  -- For whom it is watched, and what the owner notes; empty: nothing.
  client text not null,
  note text not null,
  added_at timestamptz not null,
  due_at timestamptz not null,
  -- When a process took it; null: none has it.
  claimed_at timestamptz,
  looked_at timestamptz,
  -- Of the last look. Null score: what decides got no answer.
  status text check (status in ('good', 'warning', 'bad', 'no-data')),
  score integer,
  -- What is known of each part, and what waits for a second look.
  parts jsonb not null,
  -- The last confirmed change.
  changed_at timestamptz,
  unique (account_id, domain)
);
create index watched_domains_by_due on watched_domains (due_at);

-- A confirmed change of one part.
create table watch_observations (
  id bigint generated always as identity primary key,
  watched_id text not null references watched_domains (id) on delete cascade,
  part text not null,
  at timestamptz not null,
  kind text not null check (kind in ('worse', 'better', 'changed', 'unstable')),
  before jsonb not null,
  after jsonb not null
);
create index watch_observations_by_domain on watch_observations (watched_id, id);
create index watch_observations_by_age on watch_observations (at);

-- An observation that its owner is told of.
create table watch_alerts (
  observation_id bigint primary key references watch_observations (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  watched_id text not null references watched_domains (id) on delete cascade,
  severity text not null check (severity in ('bad', 'warning', 'info', 'good')),
  made_at timestamptz not null,
  -- When it went to the channels; null: it waits.
  sent_at timestamptz,
  acknowledged_at timestamptz
);
create index watch_alerts_unsent on watch_alerts (account_id) where sent_at is null;
create index watch_alerts_open on watch_alerts (watched_id) where acknowledged_at is null;

-- Plans limit how many domains are watched; one that an operator made holds as many as monitors.
update plans set limits = limits || jsonb_build_object('watched_domains', coalesce(
  '{"anonymous": 0, "free": 3, "starter": 10, "pro": 50, "agency": 500, "lifetime": 25}'::jsonb -> id,
  limits -> 'monitors'));
