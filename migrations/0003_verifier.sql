-- One row for each address somebody asked about; whoever has its id may read it.
create table verifications (
  id text primary key,
  -- Keyed hashes of the asking network, of the domain and of the normalized address: for the limits.
  client text not null,
  domain_key text,
  address_key text,
  -- What was learned from the mail server. `pending`: it may yet be asked. `cached`: known from an earlier question.
  server text not null check (server in ('none', 'pending', 'asked', 'cached')),
  status text not null check (status in ('pending', 'done')),
  facts jsonb not null,
  created_at timestamptz not null,
  -- A process works on it; taken over by another one when this is long ago.
  claimed_at timestamptz,
  -- A greylisted address is asked again.
  next_retry_at timestamptz,
  expires_at timestamptz not null
);
create index verifications_by_client on verifications (client, created_at);
create index verifications_open on verifications (created_at) where status = 'pending';
create index verifications_to_retry on verifications (next_retry_at) where next_retry_at is not null;
create index verifications_by_expiry on verifications (expires_at);

-- What is known of mailboxes and domains, under a keyed hash of their names, for as long as it may be believed.
create table verifier_cache (
  key text primary key,
  value jsonb not null,
  expires_at timestamptz not null
);
create index verifier_cache_by_expiry on verifier_cache (expires_at);

-- Addresses and domains whose owners do not want them verified here; keyed hashes alone.
create table verifier_opt_outs (
  key text primary key,
  created_at timestamptz not null
);
