-- What the search files a person under stands in their own row: whoever is found is read with one look instead of two.
-- Null where nobody finds them: not filed yet, or merged into somebody else.

alter table candidate add column search_place bigint;
alter table candidate add column search_platforms int;
alter table candidate add column search_pairs text;
alter table candidate add column search_singles text;
alter table candidate add column search_extras text;
alter table candidate add column search_context text;

update candidate set search_place = place, search_platforms = platforms, search_pairs = pairs,
  search_singles = singles, search_extras = extras, search_context = context
  from search_entry where search_entry.number = candidate.number;

drop table search_entry;

-- Hardly anybody is merged with somebody: who is not need not be looked for among the merges.
alter table candidate add column in_merge boolean not null default false;

update candidate set in_merge = true
  where id in (select absorbed_id from candidate_merge union select head_id from candidate_merge);

create function mark_merged() returns trigger language plpgsql as
  $$ begin update candidate set in_merge = exists (select 1 from candidate_merge where absorbed_id = candidate.id) or exists (select 1 from candidate_merge where head_id = candidate.id) where id in (select absorbed_id from changed union select head_id from changed); return null; end $$;

create trigger candidate_merge_added after insert on candidate_merge
  referencing new table as changed for each statement execute function mark_merged();
create trigger candidate_merge_removed after delete on candidate_merge
  referencing old table as changed for each statement execute function mark_merged();
create trigger candidate_merge_left after update on candidate_merge
  referencing old table as changed for each statement execute function mark_merged();
create trigger candidate_merge_joined after update on candidate_merge
  referencing new table as changed for each statement execute function mark_merged();
