-- A domain whose DMARC and TLS reports an account collects.
create table report_domains (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  -- In lower case, as A-labels.
  domain text not null,
  -- Part of the address that takes the reports; random.
  tag text not null unique,
  -- What showed that the owner of the domain wants its reports here: `dmarc` or `txt`. Null: nothing yet.
  proved_by text check (proved_by in ('dmarc', 'txt')),
  checked_at timestamptz,
  created_at timestamptz not null default now(),
  unique (account_id, domain)
);

-- One report of one receiver.
create table domain_reports (
  id bigint generated always as identity primary key,
  domain_id text not null references report_domains (id) on delete cascade,
  -- A hash of kind, reporter, report id and period, and of whether it counts.
  key text not null,
  kind text not null check (kind in ('aggregate', 'tls')),
  reporter text not null,
  report_id text not null,
  -- Seconds since 1970, UTC. Null: could not be read.
  begin_at bigint,
  end_at bigint,
  -- Of a report that came by mail: the domain in From of the mail, and what its DMARC check said.
  mail_from text,
  mail_dmarc text,
  -- False: it came by mail that did not pass DMARC, so its rows are not kept.
  counted boolean not null,
  policy jsonb,
  problems jsonb not null,
  messages bigint not null,
  passed bigint not null,
  row_count integer not null,
  -- Rows that other files under the same key added.
  joined_rows integer not null default 0,
  -- The last UTC day that it covers, at most the day after its receipt; that of its receipt where it has no period.
  last_day date not null,
  received_at timestamptz not null,
  unique (domain_id, key)
);
create index domain_reports_by_day on domain_reports (domain_id, last_day);
create index domain_reports_by_age on domain_reports (received_at);

-- Messages of one UTC day from one address with the same results.
create table report_rows (
  report_id bigint not null references domain_reports (id) on delete cascade,
  -- A hash of all but the count, and of the place among equal ones.
  key text not null,
  -- The same without names, and whether one of them could not be decoded.
  loose_key text not null,
  unread boolean not null,
  domain_id text not null,
  day date,
  estimated boolean not null,
  source_ip text,
  source_written text not null,
  header_from text not null,
  envelope_from text,
  envelope_to text,
  messages bigint not null,
  passed boolean not null,
  disposition text,
  dkim text,
  spf text,
  dkim_results jsonb not null,
  spf_results jsonb not null,
  reasons jsonb not null,
  primary key (report_id, key)
);
create index report_rows_by_day on report_rows (domain_id, day);

-- TLS sessions of one UTC day under one policy.
create table report_tls_rows (
  report_id bigint not null references domain_reports (id) on delete cascade,
  key text not null,
  domain_id text not null,
  day date,
  policy_type text not null,
  policy_domain text not null,
  mx_hosts jsonb not null,
  successful bigint not null,
  failed bigint not null,
  failures jsonb not null,
  primary key (report_id, key)
);
create index report_tls_rows_by_day on report_tls_rows (domain_id, day);

-- Files that hold no report that could be taken, the newest of each domain.
create table report_refusals (
  id bigint generated always as identity primary key,
  domain_id text not null references report_domains (id) on delete cascade,
  at timestamptz not null,
  way text not null check (way in ('mail', 'upload')),
  name text not null,
  reporter text not null,
  reason jsonb not null,
  size_bytes integer not null,
  -- Null: too large to be kept.
  octets bytea
);
create index report_refusals_by_domain on report_refusals (domain_id, id);

-- Mails with reports that were accepted and are not read yet.
create table report_mails (
  id text primary key,
  domain_id text not null references report_domains (id) on delete cascade,
  raw bytea not null,
  size_bytes integer not null,
  session jsonb not null,
  received_at timestamptz not null,
  tries integer not null default 0,
  due_at timestamptz not null default now()
);
create index report_mails_by_due on report_mails (due_at);
create index report_mails_by_domain on report_mails (domain_id);

-- What the owner says of a source.
create table report_senders (
  domain_id text not null references report_domains (id) on delete cascade,
  -- The id of a service or the name of a source, in lower case.
  sender text not null,
  ours boolean not null,
  said_at timestamptz not null,
  primary key (domain_id, sender)
);
