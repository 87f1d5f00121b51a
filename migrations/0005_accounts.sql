-- Who has an account. Names and addresses stand here only; everything else names an account by its id.
create table accounts (
  id text primary key,
  name text not null,
  email text not null,
  -- The address in lower case: one account for each.
  email_key text not null unique,
  -- An address that waits for its confirmation; the account keeps the old one until then.
  pending_email text,
  password_hash text not null,
  locale text not null,
  timezone text not null,
  confirmed_at timestamptz,
  is_admin boolean not null default false,
  -- Sealed with the secret of the instance. Without totp_enabled_at it was shown and not yet confirmed by a code.
  totp_secret text,
  totp_enabled_at timestamptz,
  -- The last time step whose code was taken: each code is good once.
  totp_last_step bigint,
  -- The end of the days of grace, for an account that is to be deleted.
  deletion_at timestamptz,
  created_at timestamptz not null
);
create index accounts_to_delete on accounts (deletion_at) where deletion_at is not null;
create index accounts_admins on accounts (id) where is_admin;

-- One row for each place where somebody is signed in. The token is kept as its SHA-256.
create table login_sessions (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  token_hash text not null unique,
  device text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index login_sessions_by_account on login_sessions (account_id, last_used_at desc);
create index login_sessions_by_expiry on login_sessions (expires_at);

-- Tokens that are good once: those in mails, the challenge between password and second factor, and the link that
-- makes the first administrator, which belongs to nobody yet. Kept as SHA-256.
create table mail_tokens (
  token_hash text primary key,
  kind text not null check (kind in ('confirm', 'change-address', 'reset', 'two-factor', 'admin')),
  account_id text references accounts (id) on delete cascade,
  -- The address that it confirms.
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index mail_tokens_by_account on mail_tokens (account_id, kind);
create index mail_tokens_by_expiry on mail_tokens (expires_at);

-- In place of the authenticator app, each good once; keyed hashes.
create table recovery_codes (
  account_id text not null references accounts (id) on delete cascade,
  code_hash text not null,
  primary key (account_id, code_hash)
);

-- How often something was tried that may be guessed or abused, under a keyed hash of the address or network.
create table login_failures (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null,
  -- Before this the next try is refused.
  wait_until timestamptz not null
);
create index login_failures_by_age on login_failures (last_at);

-- Browsers whose tests moved into an account: mail to an address they were given before goes there as well.
create table claimed_browsers (
  browser text primary key,
  account_id text not null references accounts (id) on delete cascade,
  owner text not null,
  expires_at timestamptz not null
);
create index claimed_browsers_by_account on claimed_browsers (account_id);

-- What happened to accounts and by whom. Rows are never changed, and go only with their account.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  target text,
  network text,
  detail jsonb not null
);
create index audit_by_actor on audit (actor, id desc);
create index audit_by_target on audit (target, id desc);
create function refuse_change() returns trigger language plpgsql as $$ begin raise exception 'rows of % are never changed', tg_table_name; end $$;
create trigger audit_is_append_only before update on audit for each row execute function refuse_change();
