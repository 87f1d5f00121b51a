-- An API key may have an end and a list of networks, and tells from where it was last used.
alter table api_keys add column expires_at timestamptz;
-- Addresses and networks in CIDR notation; empty: from everywhere.
alter table api_keys add column networks jsonb not null default '[]';
alter table api_keys alter column networks drop default;
-- An IPv4 address, or the /64 of an IPv6 one.
alter table api_keys add column last_used_from text;
