-- How events are written: signed, as Standard Webhooks says, or as a message of a chat.
alter table webhook_endpoints
  add column format text not null default 'events' check (format in ('events', 'slack', 'teams', 'discord', 'ntfy'));
