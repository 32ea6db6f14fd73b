-- Lists of people who are looked up together: each row is matched to a candidate, and looked up within a budget.

create table bulk (
  id uuid primary key,
  account_id text not null,
  -- Whose purposes and credits its lookups are made with.
  key_id text not null,
  -- What the file was called.
  name text not null,
  status text not null,
  rows int not null default 0,
  min_likelihood real not null,
  required text[] not null,
  -- What becomes of a row that is nobody known here: `leave` it, or `lookUp` whom it describes.
  unmatched text not null,
  purpose text not null,
  sections text[] not null,
  trial boolean not null,
  preview boolean not null,
  retention_days int not null,
  -- The budget, null for any number, and what is spent of it.
  max_lookups int,
  max_questions int,
  max_credits int,
  lookups int not null default 0,
  questions int not null default 0,
  credits int not null default 0,
  -- The worker that goes through the rows: when it is dead, another takes over.
  worker int,
  error_message text,
  created_at timestamptz not null,
  finished_at timestamptz,
  expires_at timestamptz not null
);
create index bulk_account on bulk (account_id, created_at, id);
create index bulk_running on bulk (created_at) where status = 'running';
create index bulk_expires on bulk (expires_at);

create table bulk_row (
  bulk_id uuid not null references bulk (id) on delete cascade,
  -- From 1, in the order of the file.
  number int not null,
  line int,
  -- The person as the file states them: what a lookup takes as `candidate`.
  given json not null,
  state text not null,
  reason text,
  -- The same for all rows that are one person: they share a lookup.
  person text,
  candidate_id uuid,
  likelihood real,
  lookup_id uuid,
  -- Whether the lookup was made for this row, and how many questions it may ask: what is set aside of the budget.
  own_lookup boolean not null default false,
  questions int,
  primary key (bulk_id, number)
);
create index bulk_row_waiting on bulk_row (bulk_id, number) where state = 'waiting';
create index bulk_row_running on bulk_row (bulk_id) where state = 'running';
create index bulk_row_person on bulk_row (bulk_id, person) where person is not null;
create index bulk_row_lookup on bulk_row (lookup_id) where lookup_id is not null;

-- How many questions to sources outside a lookup may ask; null for as many as any other.
alter table lookup add column max_questions int;
