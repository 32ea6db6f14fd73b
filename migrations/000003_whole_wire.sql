-- Trial and paid lookups, and an order in which probes are told to whoever watches.

alter table lookup add column key_id text;
-- `trial` or `paid` while one is set aside for the lookup; `charged` or `returned` once it has ended.
alter table lookup add column credit text;

alter table probe add column sequence bigint generated always as identity;
create index probe_sequence on probe (lookup_id, sequence);
