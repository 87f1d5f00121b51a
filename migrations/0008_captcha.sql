-- Solved challenges of our own captcha, until they expire: each is good once, whichever process it is brought to.
create table spent_challenges (
  id text primary key,
  expires_at timestamptz not null
);
create index spent_challenges_by_time on spent_challenges (expires_at);
