-- Mail to users on its way. A row is written in the transaction of what it tells of, and goes when the mail server has taken
-- its mail or refused it for good, or when it is of no use any more.
create table outgoing_mail (
  id text primary key,
  kind text not null,
  -- Sender, recipient and message, sealed with the key of that id. The id of the row is bound into it.
  letter text not null,
  key_id text not null,
  -- Set where it goes with its account.
  account_id text references accounts (id) on delete cascade,
  -- The token of the link in it: a mail whose link is void goes with it.
  token_hash text references mail_tokens (token_hash) on delete cascade,
  tries integer not null default 0,
  next_try_at timestamptz not null default now(),
  -- The process that sends it, and until when nobody else does.
  claimed_by text,
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index outgoing_mail_due on outgoing_mail (next_try_at);
create index outgoing_mail_by_kind on outgoing_mail (kind);
create index outgoing_mail_by_account on outgoing_mail (account_id) where account_id is not null;
create index outgoing_mail_by_token on outgoing_mail (token_hash) where token_hash is not null;

-- Links that were asked for. Written before the answer, the same whether the address has an account or not; looked up,
-- and made a mail of, after it.
create table asked_links (
  id text primary key,
  kind text not null check (kind in ('reset', 'confirm', 'change-address')),
  -- What was typed, sealed like letters.
  address text not null,
  key_id text not null,
  -- Who asked, where it is known.
  account_id text references accounts (id) on delete cascade,
  due_at timestamptz not null default now(),
  asked_at timestamptz not null default now()
);
create index asked_links_due on asked_links (due_at);
create index asked_links_by_account on asked_links (account_id) where account_id is not null;
