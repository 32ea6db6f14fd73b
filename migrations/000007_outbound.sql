-- What leaves the house: how fast each source may be asked, whether it answers, what it answered lately, and the log.

-- One row per source, or per host of a source that has many (`scope` then ends in a keyed hash of the host).
create table source_state (
  scope text primary key,
  connector text not null,
  -- The theoretical arrival time of the rate limit (GCRA), by the database's clock, which all processes share.
  arrival timestamptz not null,
  failures int not null default 0,
  opened_until timestamptz,
  requests bigint not null default 0,
  error_rate real not null default 0,
  last_success_at timestamptz,
  last_failure_at timestamptz
) with (fillfactor = 50);
create index source_state_connector on source_state (connector);

-- Members of answers that no reader knows: a source that has changed says so here.
create table source_member (
  connector text not null,
  kind text not null,
  member text not null,
  first_seen timestamptz not null,
  primary key (connector, kind, member)
);

-- Every request that left for a lookup. `answer_key` names the cached answer it made or used.
create table outbound_request (
  id bigint generated always as identity primary key,
  lookup_id uuid references lookup (id) on delete cascade,
  connector text not null,
  url text,
  status int,
  failure text,
  attempt int not null,
  bytes int not null,
  ms real not null,
  answer_key text,
  requested_at timestamptz not null
);
create index outbound_request_lookup on outbound_request (lookup_id);
create index outbound_request_answer on outbound_request (answer_key) where answer_key is not null;

-- The HTTP cache. An answer goes with the last lookup that used it, and in any case when its time is over.
create table source_answer (
  key text primary key,
  url text not null,
  status int not null,
  media_type text not null,
  etag text,
  last_modified text,
  data text not null,
  collected_at timestamptz not null,
  fresh_until timestamptz not null,
  kept_until timestamptz not null
);
create index source_answer_kept on source_answer (kept_until);

alter table probe add column attempts int not null default 0;
alter table probe add column bytes bigint not null default 0;
