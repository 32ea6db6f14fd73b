-- The items of California's lists of deletion requests: which were matched, and how they were answered. Those that match nobody
-- are kept, for later collection is held against them.

create table drop_item (
  list text not null,
  -- The platform's own id of the request.
  item_id text not null,
  -- SHA-256 in Base64, as the platform gives it.
  hash text not null,
  status int,
  -- When the list was read that named it last.
  run_at timestamptz not null,
  answered_at timestamptz,
  primary key (list, item_id)
);
create index drop_item_hash on drop_item (list, hash);
create index drop_item_run on drop_item (run_at, list, item_id);
