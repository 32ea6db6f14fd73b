-- A foreign key asks once a row whether the candidate is there: half of what an import costs. Imports write a candidate
-- before its rows, in one transaction; what the keys did when a candidate is deleted, this trigger does for all at once.

alter table presence drop constraint presence_candidate_id_fkey;
alter table identifier_key drop constraint identifier_key_candidate_id_fkey;

create function delete_candidate_rows() returns trigger language plpgsql as
  $$ begin delete from presence where candidate_id in (select id from gone); delete from identifier_key where candidate_id in (select id from gone); return null; end $$;

create trigger candidate_rows after delete on candidate
  referencing old table as gone for each statement execute function delete_candidate_rows();
