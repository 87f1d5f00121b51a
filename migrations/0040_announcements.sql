-- What an operator tells everybody, or whoever has an account, on top of the pages.
create table announcements (
  id text primary key,
  level text not null check (level in ('information', 'warning')),
  audience text not null check (audience in ('all', 'members')),
  -- By language; whoever reads another reads English, or the first there is.
  texts jsonb not null,
  link text,
  starts_at timestamptz not null,
  ends_at timestamptz,
  created_at timestamptz not null default now(),
  check (ends_at > starts_at)
);
