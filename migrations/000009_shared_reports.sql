-- Links that show one report to whoever holds them. The token stands in the link and nowhere else: only its hash is here.

create table share (
  id uuid primary key,
  lookup_id uuid not null references lookup (id) on delete cascade,
  token_hash text not null unique,
  key_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  openings int not null default 0,
  opened_at timestamptz
);
create index share_lookup on share (lookup_id);
