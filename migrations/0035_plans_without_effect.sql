-- Seats and white label never had an effect, so plans no longer say that they hold them.
alter table plans drop column white_label;
update plans set limits = limits - 'seats';
