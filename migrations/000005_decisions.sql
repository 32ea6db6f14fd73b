-- What people decide: that a record is, or is not, the candidate of a lookup; that two candidates are one person.

-- Whom a lookup is about: the candidate's id, or a keyed hash of a candidate who was given by value.
alter table lookup add column subject text;
update lookup set subject = coalesce(candidate_id, id)::text;
alter table lookup alter column subject set not null;
create index lookup_subject on lookup (account_id, subject);

create table decision (
  account_id text not null,
  subject text not null,
  record_id text not null,
  judgement text not null,
  key_id text not null,
  decided_at timestamptz not null,
  primary key (account_id, subject, record_id)
);
create index decision_subject on decision (subject);

-- A candidate who was taken into another. `head_id` is the one at the top, who stands for all in the search.
create table candidate_merge (
  absorbed_id uuid primary key,
  into_id uuid not null,
  head_id uuid not null,
  key_id text not null,
  merged_at timestamptz not null
);
create index candidate_merge_head on candidate_merge (head_id);

create function delete_candidate_decisions() returns trigger language plpgsql as
  $$ begin delete from decision where subject in (select id::text from gone); delete from candidate_merge where absorbed_id in (select id from gone) or into_id in (select id from gone) or head_id in (select id from gone); return null; end $$;

create trigger candidate_decisions after delete on candidate
  referencing old table as gone for each statement execute function delete_candidate_decisions();
