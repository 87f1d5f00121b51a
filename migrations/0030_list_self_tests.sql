-- How each blacklist answered its self-test: how often a day, by outcome. `why` is that of the last test of the day.
create table list_self_tests (
  list text not null,
  day date not null,
  state text not null check (state in ('ok', 'refused', 'broken', 'timeout')),
  count integer not null default 1 check (count > 0),
  why text not null default '',
  last_at timestamptz not null,
  primary key (list, day, state)
);
