-- When its owner chose to show the report to everybody; null: only to whoever has its link.
alter table tests add column shared_at timestamptz;
