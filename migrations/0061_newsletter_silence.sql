-- A newsletter, or a daily test of transactional mail, that is expected and does not come.
alter table newsletters
  -- Days between two emails; null: whenever they come.
  add column every_days integer check (every_days between 1 and 60),
  -- The last email, or when the time was set or the newsletter resumed.
  add column expected_from timestamptz,
  -- When the owner was told that none comes; null: not yet, or one has come since.
  add column silence_told_at timestamptz;
create index newsletters_expected on newsletters (expected_from) where every_days is not null and paused_at is null;
