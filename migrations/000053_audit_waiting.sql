-- Rows of the audit that were written in the transaction of what they tell of, and wait for their place in the chain: whoever makes
-- lookups does not wait for each other.
create table audit_waiting (
  -- In the order of time.
  id uuid primary key,
  at timestamptz not null,
  account_id text not null,
  key_id text not null,
  operation text not null,
  status int not null,
  purpose text,
  lookup_id uuid not null,
  subject text,
  -- HMAC-SHA-256 over this row.
  seal text not null
);
-- Whether the creation of a lookup has its place in the chain.
create index audit_created on audit (lookup_id) where operation = 'createLookup';
