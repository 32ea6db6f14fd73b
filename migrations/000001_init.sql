-- Everything a lookup needs but the search tables, which come next.
-- Ids are made in TypeScript: uuidv7() exists on PostgreSQL 18 only.

create table setting (
  name text primary key,
  value text not null
);

create table api_key (
  id text primary key,
  hash text not null unique,
  account_id text not null,
  name text not null,
  label text not null,
  scopes text[] not null,
  purposes text[] not null,
  default_purpose text not null,
  rate_limit int,
  credits int,
  trials int,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  revoked_at timestamptz,
  last_used_at timestamptz
);

create table suppression (
  key text primary key,
  kind text not null,
  created_at timestamptz not null default now()
);

create table import (
  id uuid primary key,
  account_id text not null,
  format text not null,
  status text not null,
  rows_read int not null default 0,
  candidates int not null default 0,
  documents int not null default 0,
  pictures int not null default 0,
  unchanged int not null default 0,
  suppressed int not null default 0,
  rejected int not null default 0,
  rejections json not null default '[]',
  error_message text,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
create index import_started on import (account_id, started_at desc, id desc);

create table candidate (
  id uuid primary key,
  number bigint generated always as identity unique,
  origin_key text not null unique,
  import_id uuid not null,
  full_name text not null,
  aliases text[] not null default '{}',
  headline text,
  company text,
  location text,
  birth_date text,
  avatar_url text,
  prominence int not null default 0,
  suppression_keys text[] not null,
  content_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index candidate_import on candidate (import_id);
create index candidate_suppression on candidate using gin (suppression_keys);

create table presence (
  candidate_id uuid not null references candidate (id) on delete cascade,
  platform text not null,
  handle text not null,
  url text not null,
  display_name text,
  headline text,
  avatar_url text,
  followers bigint,
  primary key (candidate_id, platform, handle)
);

create table identifier_key (
  kind text not null,
  value text not null,
  candidate_id uuid not null references candidate (id) on delete cascade,
  primary key (kind, value, candidate_id)
);
create index identifier_key_candidate on identifier_key (candidate_id);

create table archive_document (
  id text primary key,
  import_id uuid not null,
  kind text not null,
  url text not null,
  media_type text not null,
  collected_at timestamptz,
  data text not null,
  sha256 text not null,
  updated_at timestamptz not null default now()
);
create index archive_document_import on archive_document (import_id);

create table archive_key (
  kind text not null,
  value text not null,
  document_id text not null references archive_document (id) on delete cascade,
  primary key (kind, value, document_id)
);
create index archive_key_document on archive_key (document_id);

create table picture (
  url text primary key,
  hash text not null,
  media_type text not null,
  width int not null,
  height int not null,
  import_id uuid
);
create index picture_hash on picture (hash);

create table lookup (
  id uuid primary key,
  account_id text not null,
  candidate_id uuid,
  candidate json not null,
  identifiers json not null,
  suppression_keys text[] not null,
  sections text[] not null,
  purpose text not null,
  status text not null,
  stage text not null,
  progress real not null default 0,
  trial boolean not null default false,
  preview boolean not null default false,
  metadata json not null default '{}',
  retention_days int not null default 90,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null,
  error_message text,
  data json,
  evidence json,
  related json not null default '[]',
  unknown_pointers text[] not null default '{}',
  revision int not null default 0,
  worker int,
  failures int not null default 0
);
create index lookup_account on lookup (account_id, created_at desc, id desc);
create index lookup_candidate on lookup (candidate_id);
create index lookup_suppression on lookup using gin (suppression_keys);
create index lookup_expiry on lookup (expires_at) where status <> 'expired';

create table probe (
  lookup_id uuid not null references lookup (id) on delete cascade,
  connector text not null,
  identifier_kind text not null,
  identifier_value text not null,
  depth int not null,
  outcome text not null,
  reason text,
  ms real not null,
  position int not null,
  primary key (lookup_id, connector, identifier_kind, identifier_value)
);

create table datasource (
  lookup_id uuid not null references lookup (id) on delete cascade,
  id text not null,
  connector text not null,
  kind text not null,
  url text not null,
  media_type text not null,
  collected_at timestamptz,
  data text not null,
  sha256 text not null,
  position int not null,
  primary key (lookup_id, id)
);

create table record (
  lookup_id uuid not null references lookup (id) on delete cascade,
  id text not null,
  connector text not null,
  external_id text not null,
  url text not null,
  name text,
  datasource_ids text[] not null,
  primary key (lookup_id, id)
);

create table match (
  lookup_id uuid not null references lookup (id) on delete cascade,
  record_id text not null,
  judgement text not null,
  score real not null,
  features json not null,
  judged_by text not null,
  primary key (lookup_id, record_id)
);

create table claim (
  lookup_id uuid not null references lookup (id) on delete cascade,
  id text not null,
  record_id text not null,
  datasource_id text not null,
  property text not null,
  value json not null,
  locator text not null,
  quote text,
  method text not null,
  confidence real not null,
  lang text,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  primary key (lookup_id, id)
);

create table idempotency (
  account_id text not null,
  key text not null,
  request_hash text not null,
  lookup_id uuid,
  created_at timestamptz not null default now(),
  primary key (account_id, key)
);

create table erasure_receipt (
  lookup_id uuid primary key,
  account_id text not null,
  erased_at timestamptz not null,
  rows json not null
);
