-- What follows from a merge, and from a person who goes, was done by triggers with transition tables, which no table that lies on
-- several servers can have. Whoever writes these rows calls the functions now, in the same transaction.
drop trigger candidate_decisions on candidate;
drop trigger candidate_hides on candidate;
drop trigger candidate_merge_added on candidate_merge;
drop trigger candidate_merge_joined on candidate_merge;
drop trigger candidate_merge_left on candidate_merge;
drop trigger candidate_merge_removed on candidate_merge;
drop trigger candidate_merge_hides_added on candidate_merge;
drop trigger candidate_merge_hides_moved on candidate_merge;
drop trigger candidate_merge_hides_removed on candidate_merge;
drop function delete_candidate_decisions();
drop function merged_keys_changed();
drop function mark_merged();
drop function merge_added();
drop function merge_moved();
drop function merge_removed();

-- The keys are counted once before they are gathered: a cluster gathers no distinct ones from several servers.
create or replace function mark_suppressed_people(heads uuid[]) returns void language plpgsql as $$ declare hidden uuid[]; begin if heads = '{}' then return; end if; select coalesce(array_agg(found.head_id), '{}') into hidden from (select distinct own.head_id from candidate_merge as own join candidate as member on member.id in (own.absorbed_id, own.head_id) join suppression on suppression.key = any(member.suppression_keys) where own.head_id = any(heads)) as found; delete from suppressed_person where head_id = any(heads); if hidden = '{}' then return; end if; insert into suppressed_person (head_id, keys) select known.head_id, array_agg(known.key) from (select distinct own.head_id, held.key from candidate_merge as own join candidate as member on member.id in (own.absorbed_id, own.head_id) cross join lateral unnest(member.suppression_keys) as held (key) where own.head_id = any(hidden)) as known group by known.head_id on conflict do nothing; end $$;
create or replace function hide_merged_people(listed text[]) returns void language plpgsql as $$ declare heads uuid[]; begin select coalesce(array_agg(found.head_id), '{}') into heads from (select distinct own.head_id from candidate_merge as own join candidate as member on member.id in (own.absorbed_id, own.head_id) where member.suppression_keys && listed) as found; perform mark_suppressed_people(heads); end $$;

-- Whether these people are part of a merge stands in their rows.
create function mark_merged(ids uuid[]) returns void language plpgsql as $$ begin update candidate set in_merge = not candidate.in_merge where candidate.id = any(ids) and candidate.in_merge <> coalesce((select true from candidate_merge where absorbed_id = candidate.id), (select true from candidate_merge where head_id = candidate.id limit 1), false); end $$;
-- People were taken in: whoever is merged with somebody suppressed is suppressed with them.
create function merges_added(absorbed uuid[], heads uuid[]) returns void language plpgsql as $$ declare hidden uuid[] := array(select head_id from suppressed_person where head_id = any(absorbed || heads)); listed uuid[]; begin perform mark_merged(absorbed || heads); select coalesce(array_agg(candidate.id), '{}') into listed from candidate join suppression on suppression.key = any(candidate.suppression_keys) where candidate.id = any(absorbed || heads); hidden := hidden || listed; if hidden = '{}' then return; end if; hidden := array(select distinct pair.head_id from unnest(absorbed, heads) as pair (absorbed_id, head_id) where pair.absorbed_id = any(hidden) or pair.head_id = any(hidden)); perform mark_suppressed_people(hidden); insert into suppressed_person (head_id) select unnest(hidden) on conflict do nothing; delete from suppressed_person where head_id = any(absorbed); end $$;
-- People came under another head: these are the heads from and to which they went.
create function merges_moved(heads uuid[]) returns void language plpgsql as $$ begin if heads = '{}' then return; end if; perform mark_merged(heads); update candidate_merge set repeats = false where repeats and head_id = any(heads); if exists (select 1 from suppressed_person) then perform mark_suppressed_people(heads); end if; end $$;
-- Merges were undone. `stating`: the heads of those who said something of their own.
create function merges_removed(absorbed uuid[], heads uuid[], stating uuid[]) returns void language plpgsql as $$ begin if absorbed = '{}' then return; end if; perform mark_merged(absorbed || heads); update candidate_merge set repeats = false where repeats and head_id = any(stating); if exists (select 1 from suppressed_person) then perform mark_suppressed_people(heads || absorbed); end if; end $$;
-- The keys of people who are part of a merge changed.
create function merged_keys_changed(ids uuid[]) returns void language plpgsql as $$ begin perform mark_suppressed_people(array(select head_id from candidate_merge where absorbed_id = any(ids) or head_id = any(ids)) || ids); end $$;
-- People are gone: what callers said about them goes, and the merges that name them.
create function candidates_deleted(ids uuid[]) returns void language plpgsql as $$ declare absorbed uuid[]; heads uuid[]; stating uuid[]; begin delete from decision where subject = any(ids::text[]); delete from person_note where subject = any(ids::text[]); delete from candidate_apart where one_id = any(ids) or other_id = any(ids); select coalesce(array_agg(absorbed_id), '{}'), coalesce(array_agg(head_id), '{}'), coalesce(array_agg(head_id) filter (where not repeats), '{}') into absorbed, heads, stating from candidate_merge where head_id in (select head_id from candidate_merge where absorbed_id = any(ids) union select unnest(ids)) and (absorbed_id = any(ids) or into_id = any(ids) or head_id = any(ids)); if absorbed = '{}' then return; end if; delete from candidate_merge where absorbed_id = any(absorbed); perform merges_removed(absorbed, heads, stating); end $$;

-- Where keys have a copy on each server, a statement about them joins no table of one server: whose keys go is found first.
create or replace function delete_desk_keys() returns trigger language plpgsql as $$ declare holders text[] := array(select 'row/desk_request/' || gone.id from gone where not exists (select 1 from desk_request where desk_request.id = gone.id and said <> '')); begin delete from data_key where holder = any(holders); return null; end $$;
create or replace function delete_import_keys() returns trigger language plpgsql as $$ declare holders text[] := array(select 'row/import/' || gone.id from gone where not exists (select 1 from import where import.id = gone.id and said <> '') and not exists (select 1 from import_rejection where import_id = gone.id and path is not null)); begin delete from data_key where holder = any(holders); return null; end $$;
create or replace function delete_note_keys() returns trigger language plpgsql as $$ declare holders text[] := array(select 'row/person_note/' || gone.id from gone where not exists (select 1 from person_note where person_note.id = gone.id)); begin delete from data_key where holder = any(holders); return null; end $$;
create or replace function delete_rectification_keys() returns trigger language plpgsql as $$ declare holders text[] := array(select 'row/rectification/' || gone.id from gone); begin delete from data_key where holder = any(holders); return null; end $$;
