-- Where to tell that a lookup has ended, and what was told.

alter table lookup add column webhook_url text;

create table webhook_delivery (
  -- The `webhook-id`: the same on every attempt, so that a receiver knows what it has had.
  id uuid primary key,
  account_id text not null,
  lookup_id uuid not null,
  -- The lookup's own: a key lists what its purposes open. It outlives the lookup, as the word that it was erased must.
  purpose text not null,
  event text not null,
  url text not null,
  -- The host of `url`: one that does not answer takes a few lanes, not all.
  host text not null,
  payload text not null,
  state text not null default 'pending',
  created_at timestamptz not null,
  -- When it is attempted next; a worker that takes it up moves this ahead, so that it comes again if the worker dies.
  next_at timestamptz not null,
  -- Attempts since it was made or replayed.
  tries int not null default 0,
  attempts json not null default '[]'
);
create index webhook_delivery_due on webhook_delivery (next_at) where state = 'pending';
create index webhook_delivery_account on webhook_delivery (account_id, created_at, id);
create index webhook_delivery_lookup on webhook_delivery (lookup_id);
