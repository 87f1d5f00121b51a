-- The last number given in a series and year. Its row is locked until the number is stored or given back, so that a series has
-- no gaps.
create table number_series (
  series text not null,
  year integer not null,
  last integer not null,
  primary key (series, year)
);

-- A plan that is ordered by hand, where an operator grants plans. Amounts in minor units, as the buyer saw them.
create table orders (
  id text primary key,
  number text not null unique,
  account_id text not null references accounts (id) on delete cascade,
  plan_id text not null,
  -- Its name when it was ordered.
  plan text not null,
  interval text not null check (interval in ('month', 'year', 'lifetime')),
  currency text not null,
  net integer not null,
  total integer not null,
  -- Each tax that is part of the total: name, rate in percent, amount.
  taxes jsonb not null,
  -- The invoice address: name, line1, line2, postcode, city, country.
  address jsonb not null,
  -- Type and value, or null.
  tax_number jsonb,
  note text not null,
  language text not null,
  state text not null check (state in ('open', 'question', 'granted', 'refused', 'withdrawn')),
  -- What operator and buyer wrote, in order.
  messages jsonb not null,
  -- Counts up with every change: an operator decides about the order that they saw.
  revision integer not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- The period that was granted; `granted_until` null: without an end.
  granted_from timestamptz,
  granted_until timestamptz,
  -- Null: none was made.
  invoice_number text
);
create unique index orders_open on orders (account_id) where state in ('open', 'question');
create index orders_by_account on orders (account_id, created_at desc);
create index orders_in_order on orders (created_at desc);

-- Invoices of this instance. Tax law wants them kept, so they stay when the account goes.
create table issued_invoices (
  number text primary key,
  account_id text references accounts (id) on delete set null,
  order_number text not null unique,
  -- All that stands on it.
  document jsonb not null,
  issued_at timestamptz not null
);
create index issued_invoices_in_order on issued_invoices (issued_at desc, number desc);
create index issued_invoices_by_account on issued_invoices (account_id);

-- An invoice is never changed or removed; only its account may be forgotten.
create function refuse_invoice_change() returns trigger language plpgsql as $$ begin if tg_op = 'UPDATE' and new.account_id is null and (new.number, new.order_number, new.document, new.issued_at) = (old.number, old.order_number, old.document, old.issued_at) then return new; end if; raise exception 'invoice % is never changed', old.number; end $$;
create trigger issued_invoices_stay before update or delete on issued_invoices for each row execute function refuse_invoice_change();
