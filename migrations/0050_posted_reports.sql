-- TLS reports come by HTTPS as well (RFC 8460, 3).
alter table report_refusals
  drop constraint report_refusals_way_check,
  add constraint report_refusals_way_check check (way in ('mail', 'upload', 'https'));
