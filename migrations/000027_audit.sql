-- Who searched, made, read, downloaded and shared what, and was denied: a chain of rows, each sealed over the one before.

create table audit (
  -- From 1, without a gap.
  number bigint primary key,
  at timestamptz not null,
  account_id text not null,
  key_id text not null,
  operation text not null,
  -- The status of the answer.
  status int not null,
  -- Of the lookup, where one was meant.
  purpose text,
  lookup_id uuid,
  -- A keyed hash of whom it was about: the subject of the lookup, the candidate, or what was searched for.
  subject text,
  -- HMAC-SHA-256 over the hash of the row before and this row.
  hash text not null
);
create index audit_account on audit (account_id, number);
create index audit_subject on audit (subject) where subject is not null;
