-- Notices are shown on the page of the domain's reports, also those that no longer hold.
alter table report_notices
  -- The source, reporter or policy as it is written.
  add column name text,
  -- Since when it no longer holds. If it holds again, it is a new notice.
  add column over_at timestamptz;

update report_notices set name = substr(key, strpos(key, '/') + 1);
-- A new source that fails is one notice, of its source.
update report_notices f set told = false from report_notices s
  where s.domain_id = f.domain_id and f.key like 'failing/%' and s.key = 'source' || substr(f.key, 8) and s.at = f.at;
alter table report_notices alter column name set not null;
