-- A report of one client's watched domains that is mailed once a month.
create table client_reports (
  account_id text not null references accounts (id) on delete cascade,
  -- As it is written at the domains that the report is about.
  client text not null,
  day smallint not null check (day between 1 and 28),
  -- In which the report is written.
  language text not null,
  due_at timestamptz not null,
  claimed_at timestamptz,
  primary key (account_id, client)
);
create index client_reports_due on client_reports (due_at);

-- Each month that was mailed, written with its mail. It stays when the report is turned off, so that no month goes out twice.
create table client_report_months (
  account_id text not null references accounts (id) on delete cascade,
  client text not null,
  -- Such as 2026-11.
  month text not null,
  mailed_at timestamptz not null,
  primary key (account_id, client, month)
);

-- Whose reports these are: name and logo (PNG) of an account.
create table report_brands (
  account_id text primary key references accounts (id) on delete cascade,
  -- Empty: the name of the account.
  name text not null,
  logo bytea
);
