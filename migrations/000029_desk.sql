-- What people who are looked up ask for: the requests of the desk, by when they must be answered, and how they were.

create table desk_request (
  id uuid primary key,
  regulation text not null,
  kind text not null,
  state text not null,
  -- Who made sure of whose request it is: nobody yet, a code that came back, or the operator.
  identity text not null default 'none',
  received_at timestamptz not null,
  due_at timestamptz not null,
  extended_at timestamptz,
  reminded_at timestamptz,
  shown_at timestamptz,
  answered_at timestamptz,
  outcome text,
  answer text,
  -- Name, address and words of whoever asks, until they are forgotten.
  contact json,
  suppression_keys text[] not null,
  -- SHA-256 of what the person was given to come back with; null where the operator entered the request.
  token_hash text unique,
  code_hash text,
  code_until timestamptz,
  code_tries int not null default 0,
  codes_made int not null default 0,
  session_hash text,
  session_until timestamptz,
  erasure_id uuid,
  key_id text
);
create index desk_request_open on desk_request (due_at) where state in ('pending', 'in_progress');
create index desk_request_keys on desk_request using gin (suppression_keys);
alter table desk_request alter column contact set statistics 0;
alter table desk_request alter column answer set statistics 0;
