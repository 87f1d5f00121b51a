-- A seat: the account `member_id` may work in `account_id`. It stays when it is over, so that the activity log can name who did what.
create table account_members (
  account_id text not null references accounts (id) on delete cascade,
  member_id text not null references accounts (id) on delete cascade,
  -- The address that was invited, by which the account knows this person.
  email text not null,
  role text not null check (role in ('owner', 'editor', 'reader')),
  -- Null: without an end.
  ends_at timestamptz,
  -- Of the account, when the seat was given or an owner confirmed it. After a change of its login the seat is paused.
  epoch integer not null,
  created_at timestamptz not null,
  -- When it was taken away, left, or found to have ended.
  over_at timestamptz,
  primary key (account_id, member_id),
  check (account_id <> member_id)
);
create index account_members_by_member on account_members (member_id);
create index account_members_by_end on account_members (ends_at) where over_at is null;

-- An unanswered invitation. `epoch`: of the account, so that a new password voids it.
create table account_invitations (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  token_hash text not null unique,
  email text not null,
  email_key text not null,
  role text not null check (role in ('owner', 'editor', 'reader')),
  ends_at timestamptz,
  epoch integer not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (account_id, email_key)
);
create index account_invitations_by_address on account_invitations (email_key);
create index account_invitations_by_end on account_invitations (expires_at);

-- The account that a session works in, where it is not its own; 'gone' once that account was deleted. A seat is looked up with
-- every request.
alter table login_sessions add column working_in text;

-- With the owner. An operator's own plans have one seat until they are edited.
update plans set limits = limits || jsonb_build_object('seats', coalesce(
  '{"anonymous": 0, "free": 1, "starter": 2, "pro": 5, "agency": 25, "lifetime": 5}'::jsonb -> id, '1'::jsonb));
