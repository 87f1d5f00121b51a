-- What may be had, at what price. Seeded from data/plans.ts at start; an administrator edits it.
create table plans (
  id text primary key,
  slug text not null unique,
  name text not null,
  description text not null,
  sort integer not null,
  -- By name; null: without limit.
  limits jsonb not null,
  has_history boolean not null,
  has_ai_assistant boolean not null,
  has_api boolean not null,
  white_label boolean not null,
  popular boolean not null
);

create table plan_prices (
  lookup_key text primary key,
  plan_id text not null references plans (id) on delete cascade,
  interval text not null check (interval in ('month', 'year', 'lifetime')),
  -- In minor units.
  amount integer not null check (amount >= 0),
  currency text not null,
  unique (plan_id, interval, currency)
);

-- The plan an account has beside the free one, whoever gave it.
create table account_plans (
  account_id text primary key references accounts (id) on delete cascade,
  plan_id text not null,
  interval text check (interval in ('month', 'year', 'lifetime')),
  status text not null check (status in ('free', 'trialing', 'active', 'past_due', 'canceled', 'lifetime')),
  renews_at timestamptz,
  cancel_at timestamptz,
  source text not null check (source in ('admin', 'code', 'stripe')),
  -- When the status became what it is.
  since timestamptz not null
);

-- How much of one thing somebody used in one period.
create table usage (
  -- `account:ID`, or `network:TAG` and `browser:TAG` with keyed hashes.
  holder text not null,
  metric text not null,
  period timestamptz not null,
  used integer not null check (used >= 0),
  primary key (holder, metric, period)
);
create index usage_by_period on usage (period);

-- What was counted, so that nothing counts twice.
create table usage_subjects (
  metric text not null,
  subject text not null,
  holder text not null,
  period timestamptz not null,
  primary key (metric, subject)
);
create index usage_subjects_by_period on usage_subjects (period);

-- Who is behind the tag under which a test is stored: mail arrives without a visitor.
create table usage_owners (
  owner text primary key,
  holder text not null,
  seen_at timestamptz not null
);
create index usage_owners_by_holder on usage_owners (holder);

create table api_keys (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  -- SHA-256 of the whole key; the key itself is kept nowhere.
  hash text not null unique,
  prefix text not null,
  last4 text not null,
  scopes jsonb not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index api_keys_by_account on api_keys (account_id, created_at desc);

create table site_settings (
  id integer primary key check (id = 1),
  value jsonb not null,
  updated_at timestamptz not null
);

-- Taxes the operator states on the pricing page.
create table taxes (
  id text primary key,
  country text not null,
  type text not null,
  name text not null,
  rate double precision not null check (rate >= 0),
  inclusive boolean not null
);

-- A mail that came when the plan had no test left waits unread.
alter table tests drop constraint tests_status_check;
alter table tests add constraint tests_status_check
  check (status in ('received', 'analyzing', 'completed', 'failed', 'deleted', 'locked'));

-- Pictures that the plan had none left of.
alter table tests drop constraint tests_pictures_check;
alter table tests add constraint tests_pictures_check
  check (pictures in ('none', 'pending', 'drawing', 'ready', 'failed', 'disabled', 'locked'));
