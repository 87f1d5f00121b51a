-- The reverse names of the addresses in DMARC reports, which a job asks for.
create table reverse_names (
  address text primary key,
  -- One that leads back to the address; null where there is none, or it is not asked yet.
  name text,
  -- When it is asked, or asked again.
  due_at timestamptz not null,
  -- The last day on which a report arrived that names it.
  seen_on date not null
);
create index reverse_names_by_due on reverse_names (due_at);

-- Whether the addresses of a report are among them.
alter table domain_reports add column addresses_noted boolean not null default false;
create index domain_reports_to_note on domain_reports (id) where counted and kind = 'aggregate' and not addresses_noted;
