-- Limits that hold over all processes. Requests of a minute as token buckets, under a keyed hash of who asks. What a crash
-- of the database takes is a minute's count.
create unlogged table rate_buckets (
  key text primary key,
  tokens double precision not null,
  -- Whether the last one who asked got a token.
  taken boolean not null,
  at timestamptz not null
) with (fillfactor = 70);
