-- Applications that registered themselves (RFC 7591). One that is named by the address of its metadata document has no row.
create table oauth_clients (
  id text primary key,
  name text not null,
  redirect_uris jsonb not null,
  created_at timestamptz not null,
  -- When an account last allowed it; null: never.
  allowed_at timestamptz
);
create index oauth_clients_never_allowed on oauth_clients (created_at) where allowed_at is null;

-- What an account has allowed an application. All codes and tokens of one are void without it.
create table oauth_grants (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  epoch integer not null,
  client_id text not null,
  client_name text not null,
  -- Where the application is: the host of its client id, or of its redirect address.
  host text not null,
  scopes jsonb not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- The code is good once, and until then.
  code_hash text not null unique,
  code_ends_at timestamptz not null,
  challenge text not null,
  redirect_uri text not null,
  -- All below is null until the code was exchanged. `family_hash`: of what all refresh tokens of the grant begin with.
  family_hash text unique,
  refresh_hash text,
  ends_at timestamptz
);
create index oauth_grants_by_account on oauth_grants (account_id);
create index oauth_grants_by_client on oauth_grants (client_id);

create table oauth_access_tokens (
  hash text primary key,
  grant_id text not null references oauth_grants (id) on delete cascade,
  scopes jsonb not null,
  ends_at timestamptz not null
);
create index oauth_access_tokens_by_grant on oauth_access_tokens (grant_id);
create index oauth_access_tokens_by_end on oauth_access_tokens (ends_at);
