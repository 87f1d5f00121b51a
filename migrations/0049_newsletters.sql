-- A newsletter whose every issue is tested: it goes to an address of its own that never ends.
create table newsletters (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  name text not null,
  -- For whom it is tested, and what the owner notes; empty: nothing.
  client text not null,
  note text not null,
  -- The secret part of its address.
  tag text not null unique,
  created_at timestamptz not null,
  -- Null: issues are tested.
  paused_at timestamptz,
  -- Mails that came while it was paused, in all.
  skipped integer not null default 0,
  -- Mails that were taken on a day (UTC), and those that were refused because there were too many, in all.
  taken_on date,
  taken integer not null default 0,
  refused integer not null default 0,
  refused_at timestamptz
);
create index newsletters_by_account on newsletters (account_id);

-- One mail to such an address. Its test may be gone before it.
create table newsletter_issues (
  test_id text primary key,
  newsletter_id text not null references newsletters (id) on delete cascade,
  received_at timestamptz not null,
  -- When its result was final and taken over; null: not yet. All below is of that result.
  judged_at timestamptz,
  subject text,
  score integer,
  -- Points more than the issue before it, by the checks that both have answered.
  gain integer,
  -- What it is compared by.
  findings jsonb,
  -- Points under the median of the issues before it; null: no drop.
  drop_by integer,
  -- The findings that made the drop.
  reasons jsonb,
  -- When the owner was told of the drop; null: not yet, or there is none.
  told_at timestamptz
);
create index newsletter_issues_in_order on newsletter_issues (newsletter_id, received_at, test_id);
create index newsletter_issues_unjudged on newsletter_issues (received_at) where judged_at is null;
create index newsletter_issues_untold on newsletter_issues (judged_at) where drop_by is not null and told_at is null;

-- One that an operator made holds as many newsletters as monitors.
update plans set limits = limits || jsonb_build_object('newsletters', coalesce(
  '{"anonymous": 0, "free": 1, "starter": 3, "pro": 10, "agency": 50, "lifetime": 10}'::jsonb -> id,
  limits -> 'monitors'));
