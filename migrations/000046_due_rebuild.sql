-- Lookups whose profile does not say yet what somebody decided: written with the decision, gone with the rebuild.
create table due_rebuild (
  lookup_id uuid primary key references lookup (id) on delete cascade,
  since timestamptz not null
);
