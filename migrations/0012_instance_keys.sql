-- Keys that outlive a change of the instance's secret, sealed with it: see src/services/keys/keys.ts.
create table instance_keys (
  name text primary key,
  secret text not null,
  key_id text not null
);
