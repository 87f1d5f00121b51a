-- Passkeys (Web Authentication level 2): a public key for each authenticator, of the epoch in which it was added.
create table passkeys (
  -- The credential id, base64url.
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  epoch integer not null,
  name text not null,
  -- COSE (RFC 9052).
  public_key bytea not null,
  -- How often it was used, by its own count; 0 where an authenticator keeps none.
  counter bigint not null,
  transports jsonb not null,
  -- Kept by the owner's provider of passkeys, so that it is on other devices too.
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_account on passkeys (account_id, created_at);
