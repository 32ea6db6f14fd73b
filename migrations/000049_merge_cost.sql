-- Heads of people one of whose members is suppressed: none of the others is shown either. The database keeps it, so that a read of
-- somebody merged asks for one row, however many are merged with whomever.
create table suppressed_person (
  head_id uuid primary key
);
-- What a member says is said by another of the same person: an import that brings the same people again compares and files nothing
-- anew. The database takes it back where the person changes.
alter table candidate_merge add column repeats boolean not null default false;
create index candidate_merge_stating on candidate_merge (head_id) where not repeats;

-- A row is not written again for what it says already.
create or replace function mark_merged() returns trigger language plpgsql as
  $$ begin update candidate set in_merge = not candidate.in_merge where id in (select absorbed_id from changed union select head_id from changed) and candidate.in_merge <> (exists (select 1 from candidate_merge where absorbed_id = candidate.id) or exists (select 1 from candidate_merge where head_id = candidate.id)); return null; end $$;

create function mark_suppressed_people(heads uuid[]) returns void language plpgsql as
  $$ begin delete from suppressed_person where head_id = any(heads); insert into suppressed_person select distinct own.head_id from candidate_merge as own join candidate as member on member.id in (own.absorbed_id, own.head_id) join suppression on suppression.key = any(member.suppression_keys) where own.head_id = any(heads) on conflict do nothing; end $$;

create function merge_added() returns trigger language plpgsql as
  $$ begin insert into suppressed_person select distinct head_id from changed where exists (select 1 from suppressed_person where suppressed_person.head_id = changed.absorbed_id) or exists (select 1 from candidate join suppression on suppression.key = any(candidate.suppression_keys) where candidate.id in (changed.absorbed_id, changed.head_id)) on conflict do nothing; delete from suppressed_person where head_id in (select absorbed_id from changed); return null; end $$;
create trigger candidate_merge_hides_added after insert on candidate_merge
  referencing new table as changed for each statement execute function merge_added();

create function merge_removed() returns trigger language plpgsql as
  $$ begin update candidate_merge set repeats = false where repeats and head_id in (select head_id from changed where not changed.repeats); perform mark_suppressed_people(array(select head_id from changed union select absorbed_id from changed)) where exists (select 1 from suppressed_person); return null; end $$;
create trigger candidate_merge_hides_removed after delete on candidate_merge
  referencing old table as changed for each statement execute function merge_removed();

create function merge_moved() returns trigger language plpgsql as
  $$ declare heads uuid[] := array(select was.head_id from was join became using (absorbed_id) where was.head_id <> became.head_id union select became.head_id from was join became using (absorbed_id) where was.head_id <> became.head_id); begin if heads = '{}' then return null; end if; update candidate_merge set repeats = false where repeats and head_id = any(heads); perform mark_suppressed_people(heads) where exists (select 1 from suppressed_person); return null; end $$;
create trigger candidate_merge_hides_moved after update on candidate_merge
  referencing old table as was new table as became for each statement execute function merge_moved();

create function suppression_added() returns trigger language plpgsql as
  $$ begin insert into suppressed_person select distinct own.head_id from candidate_merge as own join candidate as member on member.id in (own.absorbed_id, own.head_id) cross join lateral unnest(member.suppression_keys) as held (key) join changed on changed.key = held.key on conflict do nothing; return null; end $$;
create trigger suppression_hides after insert on suppression
  referencing new table as changed for each statement execute function suppression_added();

create function suppression_removed() returns trigger language plpgsql as
  $$ begin perform mark_suppressed_people(array(select head_id from suppressed_person)); return null; end $$;
create trigger suppression_shows after delete on suppression
  for each statement execute function suppression_removed();

create function merged_keys_changed() returns trigger language plpgsql as
  $$ begin perform mark_suppressed_people(array(select new.id union select head_id from candidate_merge where absorbed_id = new.id)); return null; end $$;
create trigger candidate_hides after update of suppression_keys on candidate
  for each row when (new.in_merge and old.suppression_keys is distinct from new.suppression_keys) execute function merged_keys_changed();

insert into suppressed_person select distinct own.head_id from candidate_merge as own join candidate as member on member.id in (own.absorbed_id, own.head_id) join suppression on suppression.key = any(member.suppression_keys);
