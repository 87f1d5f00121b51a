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
