-- How much networks, accounts and domains use of the instance, by the hour, for a week: so that an operator sees abuse.
create table use_by_hour (
  hour timestamptz not null,
  kind text not null check (kind in ('network', 'account', 'domain')),
  -- A keyed hash of a network, the owner tag of an account, a domain.
  subject text not null,
  what text not null check (what in ('test', 'verification', 'call')),
  used integer not null,
  -- Of a network, sealed.
  name text,
  primary key (kind, subject, hour, what)
);
create index use_by_hour_by_age on use_by_hour (hour);

-- Who may do little until a day, by an operator's word.
create table use_limits (
  kind text not null check (kind in ('network', 'account', 'domain')),
  subject text not null,
  name text,
  per_minute integer not null check (per_minute > 0),
  until timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (kind, subject)
);
