-- How long a dialogue with an operator takes of late; null: it was not asked yet.
alter table verifier_operators add column dialogue_ms double precision;
-- Who runs the mail servers of the domains of a list, as it is found out; empty where nobody is to be asked.
create table verifier_list_domains (
  list_id text not null references verifier_lists (id) on delete cascade,
  domain text not null,
  operator text not null,
  primary key (list_id, domain)
);
