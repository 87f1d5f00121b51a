-- Calls that a client may repeat: of those with the same Idempotency-Key one is made, and its answer kept for a day.
create table idempotency_keys (
  -- A keyed hash of who called what with which key.
  key text primary key,
  -- A hash of the request: another one with the same key is refused.
  request text not null,
  -- Null while the first call runs, or when it never ended.
  status integer,
  -- The answer, sealed: it may hold what is shown once.
  answer text,
  key_id text,
  begun_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index idempotency_keys_expires_at on idempotency_keys (expires_at);
