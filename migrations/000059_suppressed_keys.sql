-- What statements about lookups ask of people who were merged stands in one row beside the head of each who is suppressed: the keys of
-- all their members. Where tables are distributed over servers, a copy of it lies on each, beside the lookups.
alter table suppressed_person add column keys text[] not null default '{}';

create or replace function mark_suppressed_people(heads uuid[]) returns void language plpgsql as
  $$ declare hidden uuid[] := array(select distinct own.head_id from candidate_merge as own join candidate as member on member.id in (own.absorbed_id, own.head_id) join suppression on suppression.key = any(member.suppression_keys) where own.head_id = any(heads)); begin delete from suppressed_person where head_id = any(heads); if hidden = '{}' then return; end if; insert into suppressed_person (head_id, keys) select own.head_id, array_agg(distinct held.key) from candidate_merge as own join candidate as member on member.id in (own.absorbed_id, own.head_id) cross join lateral unnest(member.suppression_keys) as held (key) where own.head_id = any(hidden) group by own.head_id on conflict do nothing; end $$;

-- Rows of a trigger are taken into arrays first: a statement about tables that lie on several servers cannot name them.
create or replace function merge_added() returns trigger language plpgsql as
  $$ declare absorbed uuid[] := array(select absorbed_id from changed order by absorbed_id); heads uuid[] := array(select head_id from changed order by absorbed_id); hidden uuid[] := array(select head_id from suppressed_person where head_id = any(absorbed || heads)) || array(select candidate.id from candidate join suppression on suppression.key = any(candidate.suppression_keys) where candidate.id = any(absorbed || heads)); begin if hidden = '{}' then return null; end if; hidden := array(select distinct pair.head_id from unnest(absorbed, heads) as pair (absorbed_id, head_id) where pair.absorbed_id = any(hidden) or pair.head_id = any(hidden)); perform mark_suppressed_people(hidden); insert into suppressed_person (head_id) select unnest(hidden) on conflict do nothing; delete from suppressed_person where head_id = any(absorbed); return null; end $$;

create or replace function merge_removed() returns trigger language plpgsql as
  $$ declare heads uuid[] := array(select head_id from changed union select absorbed_id from changed); begin update candidate_merge set repeats = false where repeats and head_id in (select head_id from changed where not changed.repeats); if exists (select 1 from suppressed_person) then perform mark_suppressed_people(heads); end if; return null; end $$;

create or replace function merge_moved() returns trigger language plpgsql as
  $$ declare heads uuid[] := array(select was.head_id from was join became using (absorbed_id) where was.head_id <> became.head_id union select became.head_id from was join became using (absorbed_id) where was.head_id <> became.head_id); begin if heads = '{}' then return null; end if; update candidate_merge set repeats = false where repeats and head_id = any(heads); if exists (select 1 from suppressed_person) then perform mark_suppressed_people(heads); end if; return null; end $$;

-- Whoever writes the list calls these: `db/held-person.ts`. A trigger would see the rows of one server only.
drop trigger suppression_hides on suppression;
drop trigger suppression_shows on suppression;
drop function suppression_added();
drop function suppression_removed();
create function hide_merged_people(listed text[]) returns void language plpgsql as
  $$ begin perform mark_suppressed_people(array(select distinct own.head_id from candidate_merge as own join candidate as member on member.id in (own.absorbed_id, own.head_id) where member.suppression_keys && listed)); end $$;
create function show_merged_people() returns void language plpgsql as
  $$ begin perform mark_suppressed_people(array(select head_id from suppressed_person)); end $$;

-- `db/forget-lookup.ts` deletes a lookup's key with it.
drop trigger lookup_keys on lookup;
drop function delete_lookup_keys();
create or replace function delete_document_keys() returns trigger language plpgsql as
  $$ declare holders text[] := array(select 'document/' || gone.id from gone); begin delete from data_key where holder = any(holders); return null; end $$;
create or replace function delete_answer_keys() returns trigger language plpgsql as
  $$ declare holders text[] := array(select 'answer/' || gone.key from gone); begin delete from data_key where holder = any(holders); return null; end $$;
create or replace function delete_picture_keys() returns trigger language plpgsql as
  $$ declare holders text[] := array(select 'blob/pictures/' || gone.hash from gone where not exists (select 1 from picture where picture.hash = gone.hash)); begin delete from data_key where holder = any(holders); return null; end $$;

-- Whose keys go with the log of these lookups.
create function answer_holders(lookups uuid[]) returns text[] language sql stable as
  $$ select array(select 'answer/' || answer_key from outbound_request where lookup_id = any(lookups)) $$;

select mark_suppressed_people(array(select head_id from suppressed_person));
