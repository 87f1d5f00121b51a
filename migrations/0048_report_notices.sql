-- What the owner of a domain is told of its reports, once.
alter table report_domains
  -- When its reports were last compared with what is known; a process that compares them writes it first.
  add column compared_at timestamptz;

create table report_notices (
  domain_id text not null references report_domains (id) on delete cascade,
  -- What it is about, such as `source/mailchimp`.
  key text not null,
  at timestamptz not null,
  -- False: it was there before anything was told.
  told boolean not null,
  primary key (domain_id, key)
);
