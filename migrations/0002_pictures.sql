-- Screenshots and heat maps are made beside the report. `drawing`: claimed by a process.
alter table tests add column pictures text not null default 'none'
  check (pictures in ('none', 'pending', 'drawing', 'ready', 'failed', 'disabled'));
alter table tests add column pictures_claimed_at timestamptz;
-- What was measured in them; the pictures themselves are blobs.
alter table tests add column drawn jsonb;
-- What a language model wrote about the report; null until it was asked.
alter table tests add column advice jsonb;
create index tests_undrawn on tests (received_at) where pictures in ('pending', 'drawing');

-- Blobs go with the test they belong to.
alter table blobs add column test_id text;
update blobs set test_id = substr(key, 6) where key like 'mail/%';
alter table blobs alter column test_id set not null;
create index blobs_by_test on blobs (test_id);
