-- Two candidates whom a caller split: imports that bring a key of both do not merge them again. The smaller id comes first.

create table candidate_apart (
  one_id uuid not null,
  other_id uuid not null,
  key_id text not null,
  at timestamptz not null,
  primary key (one_id, other_id)
);
create index candidate_apart_other on candidate_apart (other_id);

-- Whether an import merged the two, and not a caller: where a file goes, such merges are made anew from what is left.
alter table candidate_merge add column automatic boolean not null default false;

create or replace function delete_candidate_decisions() returns trigger language plpgsql as
  $$ begin delete from decision where subject in (select id::text from gone); delete from candidate_merge where absorbed_id in (select id from gone) or into_id in (select id from gone) or head_id in (select id from gone); delete from candidate_apart where one_id in (select id from gone) or other_id in (select id from gone); return null; end $$;
