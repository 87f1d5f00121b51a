-- What limits of ours kept from being drawn is drawn again. Tries so far, which also tells whose claim a drawing is; not
-- before when it is tried again; and whether limits of ours cut it short when it was last tried.
alter table tests add column pictures_tries integer not null default 0;
alter table tests add column pictures_due_at timestamptz;
alter table tests add column pictures_cut boolean not null default false;
-- What was lost before, when limits went by the clock, may be drawn when somebody asks for it.
update tests set pictures_cut = true
  where pictures = 'failed' or (pictures = 'ready' and drawn->'pictures' @> '[{"failure": "timeout"}]');
-- What has been measured of a mail that is not drawn whole: enough to judge it, and to draw only the rest.
create table picture_parts (
  test_id text not null references tests (id) on delete cascade,
  name text not null,
  part jsonb not null,
  primary key (test_id, name)
);
