-- Who tries keys, over all processes: keyed hashes of addresses. Worth nothing after a quarter of an hour: it is not logged.

create unlogged table wrong_key (
  address text primary key,
  tries int not null,
  at timestamptz not null
);
create index wrong_key_at on wrong_key (at);
