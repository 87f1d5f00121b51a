-- What an account has to do with money. A row exists once it bought, was given a code or opened the billing page.
create table customers (
  account_id text primary key,
  -- The customer at Stripe; null in manual mode.
  stripe_id text unique,
  -- Counts up with every event about the customer; `read_revision`: the one whose state was last read.
  revision integer not null default 0,
  read_revision integer not null default 0,
  -- The one process that reads this customer now.
  claimed_by text,
  claimed_at timestamptz,
  -- When the standing changes by the clock alone, or a missed event would show.
  due_at timestamptz,
  -- The plan that billing last gave, so that only a change is given again.
  granted text,
  created_at timestamptz not null
);
create index customers_unread on customers (account_id) where revision > read_revision;
create index customers_due on customers (due_at) where due_at is not null;

-- Customers at Stripe whose account is gone, until nothing there charges them again.
create table departed_customers (stripe_id text primary key);

-- Copies of what stands at Stripe: the source of all our reads. Times are Stripe's.
create table subscriptions (
  id text primary key,
  account_id text not null,
  status text not null,
  item_id text not null,
  plan_id text,
  interval text,
  period_end timestamptz not null,
  -- When it ends: at the end of the period, or at a set time.
  cancel_at timestamptz,
  -- Since when its oldest unpaid invoice is due.
  unpaid_since timestamptz,
  created_at timestamptz not null
);
create index subscriptions_by_account on subscriptions (account_id, created_at desc);

-- Plans paid once.
create table purchases (
  id text primary key,
  account_id text not null,
  plan_id text not null,
  paid boolean not null,
  refunded boolean not null,
  offer_code text,
  created_at timestamptz not null
);
create index purchases_by_account on purchases (account_id);

-- Amounts in minor units of the currency.
create table invoices (
  id text primary key,
  account_id text not null,
  number text,
  status text not null,
  plan_id text,
  subscription_id text,
  amount integer not null,
  tax integer not null,
  currency text not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  pdf_url text,
  hosted_url text
);
create index invoices_by_account on invoices (account_id, created_at desc);

create table tax_ids (
  id text primary key,
  account_id text not null,
  type text not null,
  value text not null,
  verification text not null
);
create index tax_ids_by_account on tax_ids (account_id);

-- A way to the pay page that was opened; at most one is open for an account. `id` is also the idempotency key.
create table checkouts (
  id text primary key,
  account_id text not null,
  plan_id text not null,
  interval text not null,
  offer_code text,
  session_id text,
  open boolean not null,
  created_at timestamptz not null
);
create unique index checkouts_open on checkouts (account_id) where open;

-- One-time codes. `amount` null: the price of the plan; 0: nothing to pay.
create table offer_codes (
  code text primary key,
  plan_id text not null,
  interval text not null check (interval in ('month', 'year', 'lifetime')),
  amount integer,
  currency text,
  expires_at timestamptz,
  created_at timestamptz not null,
  -- Who may use it: whoever used it first.
  account_id text,
  redeemed_at timestamptz,
  -- False: redeemed by paying, so that what was paid decides.
  grants boolean not null default false
);
create index offer_codes_by_account on offer_codes (account_id);

-- Events of Stripe by their id, so that each is taken once. What they say is not kept: the objects are read again.
create table stripe_events (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);
create index stripe_events_by_time on stripe_events (received_at);
