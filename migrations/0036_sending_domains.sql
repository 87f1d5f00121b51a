-- What lists and the state of a sending domain are read by, beside the report that says it all. Null: not known.
alter table tests add column sender_domain text;
-- Its List-Id (`list:`), else its From address (`from:`): what one newsletter has in common.
alter table tests add column newsletter text;
alter table tests add column spf text;
alter table tests add column dkim text;
alter table tests add column dmarc text;
alter table tests add column ip_lists text;
alter table tests add column domain_lists text;
-- The check that is to be repaired first, and the points that it gives back.
alter table tests add column first_fix text;
alter table tests add column first_gain real;

update tests t set
    sender_domain = nullif(lower(left(t.report->'auth'->>'fromDomain', 253)), ''),
    newsletter = coalesce(
      'list:' || lower((select f->'facts'->>'list' from jsonb_array_elements(t.report->'findings') f where f->>'id' = 'list_id')),
      'from:' || lower(left(t.report->'from'->>'address', 320))
    ),
    spf = (select nullif(f->>'status', 'no-data') from jsonb_array_elements(t.report->'findings') f where f->>'id' = 'spf'),
    dkim = (select nullif(f->>'status', 'no-data') from jsonb_array_elements(t.report->'findings') f where f->>'id' = 'dkim'),
    dmarc = (select nullif(f->>'status', 'no-data') from jsonb_array_elements(t.report->'findings') f where f->>'id' = 'dmarc'),
    ip_lists = (select nullif(f->>'status', 'no-data') from jsonb_array_elements(t.report->'findings') f where f->>'id' = 'ip_dnsbl'),
    domain_lists = (select nullif(f->>'status', 'no-data') from jsonb_array_elements(t.report->'findings') f where f->>'id' = 'domain_dnsbl'),
    first_fix = t.report->'score'->'ranking'->>0,
    first_gain = (t.report->'score'->'points'->(t.report->'score'->'ranking'->>0)->>'gain')::real
  where t.report is not null and jsonb_typeof(t.report->'findings') = 'array';

-- The sample is simulated: it says nothing of anybody's domain.
create index tests_by_domain on tests (owner, sender_domain, completed_at desc)
  include (id, score, spf, dkim, dmarc, ip_lists, domain_lists)
  where sender_domain is not null and status = 'completed' and source <> 'sample';
create index tests_by_newsletter on tests (owner, newsletter, received_at desc)
  where newsletter is not null and status = 'completed' and source <> 'sample';

-- Where the mail of a finished test was, as counted for its report, and the level of its verdict.
alter table placement_tests add column counts jsonb;
alter table placement_tests add column level text;

with places as (
  select r.test_id, case
      when r.closed->>'state' = 'unreachable' then 'unknown'
      when r.closed->>'state' in ('missing', 'rejected') then 'missing'
      when p.tab is null then 'unknown'
      when p.tab in ('inbox', 'spam', 'missing') then p.tab
      else 'tabs'
    end as place
  from placement_results r
  cross join lateral (
    select coalesce((
      select c->>'tab' from jsonb_array_elements(r.closed->'rechecks') with ordinality x(c, n)
      where c->>'tab' in ('inbox', 'promotions', 'updates', 'social', 'forums', 'spam') order by n desc limit 1
    ), r.closed->'found'->>'tab') as tab
  ) p
  where r.closed is not null
), counted as (
  select test_id,
    count(*) filter (where place = 'inbox') as inbox, count(*) filter (where place = 'tabs') as tabs,
    count(*) filter (where place = 'spam') as spam, count(*) filter (where place = 'missing') as missing,
    count(*) filter (where place = 'unknown') as unknown, count(*) as total
  from places group by test_id
)
update placement_tests t set
    counts = jsonb_build_object('inbox', c.inbox, 'tabs', c.tabs, 'spam', c.spam, 'missing', c.missing,
      'pending', 0, 'unknown', c.unknown, 'total', c.total),
    level = case
      when c.inbox + c.tabs + c.spam + c.missing = 0 then null
      when c.spam + c.missing = 0 then case when c.tabs = 0 then 'good' else 'warning' end
      when 3 * (c.spam + c.missing) >= c.inbox + c.tabs + c.spam + c.missing then 'bad'
      else 'warning'
    end
  from counted c where c.test_id = t.id and t.status = 'completed';
