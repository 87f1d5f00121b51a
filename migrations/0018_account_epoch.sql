-- What an account gave out belongs to the epoch in which it was given. A change of password, address or second factor begins
-- a new one (src/storage/epoch.ts): what is of an older one is void, wherever it lies.
alter table accounts add column epoch integer not null default 0;
alter table login_sessions add column epoch integer not null default 0;
alter table mail_tokens add column epoch integer not null default 0;
alter table api_keys add column epoch integer not null default 0;
-- Whoever adds a row says of which epoch it is.
alter table login_sessions alter column epoch drop default;
alter table mail_tokens alter column epoch drop default;
alter table api_keys alter column epoch drop default;

-- When whoever has the session last gave a password, code or passkey.
alter table login_sessions add column proven_at timestamptz;

-- A new address counts once its own mailbox has confirmed it, and the present one has allowed it or had a day to object.
alter table accounts add column pending_since timestamptz;
alter table accounts add column pending_confirmed_at timestamptz;
alter table accounts add column pending_allowed_at timestamptz;
update accounts set pending_email = null;
delete from mail_tokens where kind = 'change-address';
alter table accounts add constraint accounts_pending_is_whole check ((pending_email is null) = (pending_since is null));

alter table mail_tokens drop constraint mail_tokens_kind_check;
alter table mail_tokens add constraint mail_tokens_kind_check check (
  kind in ('confirm', 'change-address', 'allow-address', 'reset', 'two-factor', 'lost-factor', 'passkey', 'new-passkey', 'admin')
);
