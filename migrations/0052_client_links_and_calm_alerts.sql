-- A link that shows the watched domains of one client without an account.
create table client_links (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  -- As it is written at the domains that the link shows.
  client text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  ends_at timestamptz not null,
  opened_at timestamptz
);
create index client_links_by_account on client_links (account_id);
create index client_links_by_end on client_links (ends_at);

-- A planned change: nothing is alerted until then. `silent_from`: the facts of each part when the silence began; not null
-- until a look after its end has compared them.
alter table watched_domains
  add column silent_until timestamptz,
  add column silent_word text not null default '',
  add column silent_from jsonb;
alter table watch_observations add column planned boolean not null default false;

-- When an alert went to the webhooks; `sent_at` is when it went out by mail, which quiet hours can put off.
alter table watch_alerts add column posted_at timestamptz;
update watch_alerts set posted_at = sent_at;
create index watch_alerts_unposted on watch_alerts (account_id) where posted_at is null;

-- When the letter of changes waits, in minutes of the day; it may pass midnight.
create table quiet_hours (
  account_id text primary key references accounts (id) on delete cascade,
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 0 and 1439),
  time_zone text not null,
  -- Alerts of severity bad do not wait.
  lets_bad boolean not null
);
