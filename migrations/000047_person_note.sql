-- What an account writes about a person, and what it files them under: one for all its lookups of them.
create table person_note (
  account_id text not null,
  -- As a lookup and a decision have it.
  subject text not null,
  note text not null,
  tags text[] not null,
  key_id text not null,
  written_at timestamptz not null,
  primary key (account_id, subject)
);
-- The planner keeps no samples of what is written of people.
alter table person_note alter column note set statistics 0;
alter table person_note alter column tags set statistics 0;
create index person_note_subject on person_note (subject);

create or replace function delete_candidate_decisions() returns trigger language plpgsql as
  $$ begin delete from decision where subject in (select id::text from gone); delete from person_note where subject in (select id::text from gone); delete from candidate_merge where absorbed_id in (select id from gone) or into_id in (select id from gone) or head_id in (select id from gone); delete from candidate_apart where one_id in (select id from gone) or other_id in (select id from gone); return null; end $$;
