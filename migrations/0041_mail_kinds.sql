-- What an account says of the mail of a sender: the kind that its next tests are judged as.
create table mail_kinds (
  -- The tag of the account.
  owner text not null,
  -- The address in From, in lower case.
  sender text not null,
  kind text not null,
  chosen_at timestamptz not null,
  primary key (owner, sender)
);
