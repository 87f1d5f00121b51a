-- Bounces that an account told of: what they say of an address, under keyed hashes of both the address and the report, so
-- that each counts once. For verdicts of that account alone.
create table own_bounces (
  owner text not null,
  report_key text not null,
  address_key text not null,
  what text not null check (what in ('no_mailbox', 'disabled', 'full', 'other')),
  bounced_at timestamptz not null,
  primary key (owner, report_key)
);
create index own_bounces_by_address on own_bounces (owner, address_key, bounced_at desc) where what <> 'other';
create index own_bounces_by_time on own_bounces (bounced_at);
