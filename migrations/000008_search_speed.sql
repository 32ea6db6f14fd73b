-- An import costs what its index entries cost. Presences and identifiers stand in their person's own row, where they are
-- read with it; what a search asks for is filed as 64-bit hashes in the order of writing. Postings name no platform in
-- their key any more: it is a bit of their signature, so that one row serves every platform.

drop trigger candidate_rows on candidate;
drop function delete_candidate_rows();

drop index candidate_suppression;

alter table candidate add column presences json not null default '[]';
-- Normal forms, the kind before the first colon: `email:ines@example.org`.
alter table candidate add column identifiers text[] not null default '{}';

update candidate set
  presences = (select coalesce(json_agg(json_build_object('platform', platform, 'handle', handle, 'url', url,
      'displayName', display_name, 'headline', headline, 'avatarUrl', avatar_url, 'followers', followers)), '[]')
    from presence where candidate_id = candidate.id),
  identifiers = array(select kind || ':' || value from identifier_key where candidate_id = candidate.id),
  -- The index is built anew by the next import of the same data.
  content_hash = '';

drop table presence;
drop table identifier_key;

-- Whom an identifier leads to: its hash, and candidate.number. The person's own row says whether the hash meant it.
create table identifier_key (
  key bigint not null,
  number bigint not null
);
create index identifier_key_key on identifier_key (key, number);

truncate posting, search_entry, term;
-- Half of what is in it changes with every batch of an import: room to change in place.
alter table term set (fillfactor = 60);
