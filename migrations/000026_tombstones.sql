-- Who was suppressed or erased, as a chain of keyed hashes, a copy of which lies outside the database: what is restored from
-- a back-up loses them again. What an erasure took away is counted in its receipt.

create table tombstone (
  number bigint primary key,
  kind text not null,
  keys text[] not null,
  made_at timestamptz not null,
  -- SHA-256 over the one before and this one.
  hash text not null unique
);

create table erasure (
  id uuid primary key,
  account_id text not null,
  erased_at timestamptz not null,
  stores json not null,
  tombstone text not null,
  hash text not null
);

-- What the planner samples of a column stays after its rows have gone: of columns that name people it samples nothing.
-- Changing a column's type to itself drops what was sampled before.

alter table candidate alter column full_name type text, alter column full_name set statistics 0;
alter table candidate alter column aliases type text[], alter column aliases set statistics 0;
alter table candidate alter column headline type text, alter column headline set statistics 0;
alter table candidate alter column company type text, alter column company set statistics 0;
alter table candidate alter column location type text, alter column location set statistics 0;
alter table candidate alter column birth_date type text, alter column birth_date set statistics 0;
alter table candidate alter column avatar_url type text, alter column avatar_url set statistics 0;
alter table candidate alter column origin_key type text, alter column origin_key set statistics 0;
alter table candidate alter column presences type json, alter column presences set statistics 0;
alter table candidate alter column identifiers type text[], alter column identifiers set statistics 0;
alter table candidate alter column search_pairs type text, alter column search_pairs set statistics 0;
alter table candidate alter column search_singles type text, alter column search_singles set statistics 0;
alter table candidate alter column search_extras type text, alter column search_extras set statistics 0;
alter table candidate alter column search_context type text, alter column search_context set statistics 0;
alter table archive_document alter column url type text, alter column url set statistics 0;
alter table archive_document alter column data type text, alter column data set statistics 0;
alter table archive_key alter column value type text, alter column value set statistics 0;
alter table picture alter column url type text, alter column url set statistics 0;
alter table import_rejection alter column path type text, alter column path set statistics 0;
alter table lookup alter column candidate type json, alter column candidate set statistics 0;
alter table lookup alter column identifiers type json, alter column identifiers set statistics 0;
alter table lookup alter column metadata type json, alter column metadata set statistics 0;
alter table lookup alter column data type json, alter column data set statistics 0;
alter table lookup alter column evidence type json, alter column evidence set statistics 0;
alter table lookup alter column related type json, alter column related set statistics 0;
alter table probe alter column identifier_value type text, alter column identifier_value set statistics 0;
alter table datasource alter column url type text, alter column url set statistics 0;
alter table datasource alter column data type text, alter column data set statistics 0;
alter table record alter column external_id type text, alter column external_id set statistics 0;
alter table record alter column url type text, alter column url set statistics 0;
alter table record alter column name type text, alter column name set statistics 0;
alter table match alter column features type json, alter column features set statistics 0;
alter table claim alter column value type json, alter column value set statistics 0;
alter table claim alter column quote type text, alter column quote set statistics 0;
alter table second_reading alter column written type text, alter column written set statistics 0;
alter table outbound_request alter column url type text, alter column url set statistics 0;
alter table source_answer alter column url type text, alter column url set statistics 0;
alter table source_answer alter column data type text, alter column data set statistics 0;
alter table webhook_delivery alter column payload type text, alter column payload set statistics 0;
alter table term alter column word type text, alter column word set statistics 0;
alter table bulk_row alter column given type json, alter column given set statistics 0;
