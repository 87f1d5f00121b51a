-- What came back of the mail to users: bounces and complaints. Recipients are keyed hashes, and each mail counts once.
create table returned_mail (
  mail_key text not null,
  kind text not null check (kind in ('bounce', 'complaint')),
  recipient_key text not null,
  what text not null,
  -- As 5.1.1, where the report has one.
  status text,
  -- Somebody has lifted since what followed from it.
  forgiven boolean not null default false,
  at timestamptz not null default now(),
  primary key (mail_key, kind)
);
create index returned_mail_by_recipient on returned_mail (recipient_key, at);
create index returned_mail_by_age on returned_mail (at);

-- To whom nothing more is sent, until then or until somebody lifts it.
create table suppressions (
  recipient_key text primary key,
  kind text not null check (kind in ('bounce', 'complaint')),
  what text not null,
  status text,
  at timestamptz not null default now(),
  until timestamptz
);

-- How much mail to users went out, came back and was not sent, by the day in UTC.
create table mail_by_day (
  day date not null,
  what text not null check (what in ('sent', 'bounce', 'complaint', 'stopped')),
  mails integer not null,
  primary key (day, what)
);
