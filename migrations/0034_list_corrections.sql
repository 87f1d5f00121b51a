-- The first row of the file that holds an address, so that a page of addresses is read without its rows.
alter table verifier_list_addresses add column first_row integer;
update verifier_list_addresses a set first_row = r.number
  from (
    select list_id, position, min(number) as number from verifier_list_rows
    where position is not null group by list_id, position
  ) r
  where r.list_id = a.list_id and r.position = a.position;

-- What its owner uses instead: a suggestion as it was when it was accepted. The verdict is that of the address in the file.
alter table verifier_list_addresses add column corrected text;
