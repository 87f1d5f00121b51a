-- An administrator may suspend an account, with a reason that its owner is told.
alter table accounts add column suspended_at timestamptz;
alter table accounts add column suspended_reason text;
-- The owner tag of a suspended account, by which what runs and what arrives for it is held. Null otherwise.
alter table accounts add column suspended_owner text;
alter table accounts add constraint accounts_suspension_is_whole check (
  (suspended_at is null) = (suspended_reason is null) and (suspended_at is null) = (suspended_owner is null)
);
create index accounts_suspended on accounts (suspended_owner) where suspended_owner is not null;
