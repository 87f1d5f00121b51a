-- A file that held no report is read again by the next version of Postproof, which may understand it.
alter table report_refusals
  -- Of a file that came by mail: how it came, for the DMARC check of the mail.
  add column session jsonb,
  -- The version that read it last.
  add column tried_with text not null default '';
create index report_refusals_by_version on report_refusals (tried_with, id) where octets is not null;
