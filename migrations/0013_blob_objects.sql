-- A blob stands in this table or, where one is set up, in an object store under the name `object`.
alter table blobs alter column bytes drop not null;
alter table blobs add column object text unique;
-- Of a blob in the object store: what has to come back.
alter table blobs add column size_bytes integer;
alter table blobs add column sha256 text;
alter table blobs add constraint blobs_stand_somewhere
  check ((bytes is null) <> (object is null) and (object is null) = (sha256 is null) and (object is null) = (size_bytes is null));

-- Objects that nothing refers to: to be removed from the store when they are due. One that is about to be put is
-- written here first, so that a crash leaves none unknown.
create table blob_removals (
  object text primary key,
  due_at timestamptz not null default '-infinity',
  attempts integer not null default 0,
  since timestamptz not null default now()
);
create index blob_removals_due on blob_removals (due_at);
