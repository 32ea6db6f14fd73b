-- A suppression leaves a receipt, by which it is listed and taken back. It holds nothing of the person; which keys were listed, its
-- tombstone says.

create table suppression_receipt (
  id uuid primary key,
  account_id text not null,
  reason text not null,
  made_at timestamptz not null,
  keys int not null,
  by_name boolean not null,
  -- The hash of its tombstone.
  tombstone text not null unique,
  lifted_at timestamptz
);
create index suppression_receipt_account on suppression_receipt (account_id, id);

-- Of one that takes a suppression back: the hash of the tombstone that is taken back.
alter table tombstone add column lifts text;
