-- Time steps of codes that were used, the latest ones: after a clock was ahead and is set back, the greatest of them says
-- nothing of the others.
alter table accounts add column totp_used_steps bigint[] not null default '{}';
update accounts set totp_used_steps = array[totp_last_step] where totp_last_step is not null;
