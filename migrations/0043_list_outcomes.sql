-- What is known of a list beyond its verdicts: the addresses without a fault whose mailboxes nobody asked about, what the list was
-- counted for, and by which addresses it is known again.
alter table verifier_lists
  add column no_fault integer not null default 0,
  -- Verifications counted for it; null for lists of earlier versions, and where nothing is counted.
  add column counted integer,
  -- SHA-256 of its addresses, sorted; null for lists of earlier versions.
  add column fingerprint text;
update verifier_lists l set no_fault = known.no_fault
from (
  select list_id, count(*)::integer as no_fault
  from verifier_list_addresses
  where due_at is null and verdict = 'unknown'
    and reason in ('mailbox_not_asked', 'provider_unverifiable', 'opted_out')
  group by list_id
) known
where known.list_id = l.id;
create index verifier_lists_fingerprint on verifier_lists (owner, fingerprint);
