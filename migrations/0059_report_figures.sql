-- What is kept of each domain, counted in the transaction that writes or removes its reports. Summing up all reports took
-- longer with each file.
alter table report_domains
  -- Of the reports that count.
  add column reports integer not null default 0,
  add column messages bigint not null default 0,
  add column kept_rows bigint not null default 0,
  -- The newest UTC day of a report that came and counted, YYYY-MM-DD.
  add column last_day text collate "C";

update report_domains d set reports = r.reports, messages = r.messages, kept_rows = r.kept_rows, last_day = r.last_day
from (
  select domain_id, count(*) as reports, coalesce(sum(messages) filter (where kind = 'aggregate'), 0) as messages,
    sum(row_count) as kept_rows, to_char(max(last_day), 'YYYY-MM-DD') as last_day
  from domain_reports where counted group by domain_id
) r where r.domain_id = d.id;

create function count_report(report domain_reports, sign integer) returns void language sql as $$ update report_domains set reports = reports + sign, kept_rows = kept_rows + sign * report.row_count, messages = messages + case when report.kind = 'aggregate' then sign * report.messages else 0 end, last_day = greatest(last_day, to_char(report.last_day, 'YYYY-MM-DD')) where id = report.domain_id and report.counted $$;
create function count_report_change() returns trigger language plpgsql as $$ begin if tg_op <> 'INSERT' then perform count_report(old, -1); end if; if tg_op <> 'DELETE' then perform count_report(new, 1); end if; return null; end $$;
create trigger reports_are_counted after insert or delete or update of row_count, messages, counted on domain_reports for each row execute function count_report_change();

-- The few that have something to say, of many.
create index domain_reports_with_problems on domain_reports (domain_id, id) where jsonb_array_length(problems) > 0 or joined_rows > 0;
