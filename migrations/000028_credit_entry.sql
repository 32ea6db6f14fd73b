-- What keys were given, what lookups set aside of it, what came back and what was kept: the entries of a limited key add up to
-- what it has left. Rows are added and never changed.

create table credit_entry (
  id bigint generated always as identity primary key,
  account_id text not null,
  key_id text not null,
  -- `paid` or `trial`.
  kind text not null,
  -- `given`, `passed_on`, `changed`; of a lookup `set_aside`, then `charged` or `returned`.
  reason text not null,
  -- Added to what the key has.
  amount int not null,
  lookup_id uuid,
  at timestamptz not null default now()
);
create index credit_entry_account on credit_entry (account_id, at);
create index credit_entry_key on credit_entry (key_id, kind);
-- A lookup is set aside, charged and returned once each, whatever runs twice.
create unique index credit_entry_lookup on credit_entry (lookup_id, reason) where lookup_id is not null;

insert into credit_entry (account_id, key_id, kind, reason, amount)
  select account_id, id, 'paid', 'given', credits from api_key where credits is not null
  union all select account_id, id, 'trial', 'given', trials from api_key where trials is not null;
