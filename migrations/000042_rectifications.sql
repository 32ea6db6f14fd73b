-- What a person says is wrong of them, as they asked to have it corrected.
alter table desk_request add column correction json;
alter table desk_request alter column correction set statistics 0;

-- What was granted of it: it holds for every lookup of whoever bears one of the keys and one of the names.
create table rectification (
  id uuid primary key,
  request_id uuid not null references desk_request (id),
  suppression_keys text[] not null,
  names text[] not null,
  property text not null,
  -- What is wrong; empty where every other value is.
  was text not null,
  -- What is right, as the person writes it; null where nothing is.
  value text,
  rectified_at timestamptz not null,
  -- Who had read or made a lookup that said otherwise, and was told.
  told json not null default '[]',
  -- Lookups that were made anew with it.
  rebuilt uuid[] not null default '{}',
  -- Whether every lookup of the person has been made anew with it.
  settled boolean not null default false
);
create index rectification_keys on rectification using gin (suppression_keys);
create index rectification_request on rectification (request_id);
create index rectification_open on rectification (rectified_at) where not settled;
alter table rectification alter column names set statistics 0;
alter table rectification alter column was set statistics 0;
alter table rectification alter column value set statistics 0;
alter table rectification alter column told set statistics 0;

-- What a public register says and the person disputes.
alter table claim add column disputed boolean not null default false;
