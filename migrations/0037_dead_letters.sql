-- Mail that the server refused for good, or that could not be sent in its time: kept for an operator to look at.
alter table outgoing_mail add column dead_at timestamptz;
-- What the mail server answered to the last try, without addresses.
alter table outgoing_mail add column error text;
create index outgoing_mail_dead on outgoing_mail (dead_at) where dead_at is not null;

-- Jobs whose last run failed. A row goes with the next run that does not.
create table failed_jobs (
  name text primary key,
  tries integer not null default 1,
  error text not null,
  since timestamptz not null default now(),
  last_at timestamptz not null default now()
);
