-- additive
-- Whose picture a URL is: asked when a picture is served, and when a person is suppressed or erased. A hash has room for URLs of any length.
create index candidate_avatar on candidate using hash (avatar_url) where avatar_url is not null;
create index candidate_presence_avatars on candidate using gin (jsonb_path_query_array(presences::jsonb, '$[*].avatarUrl')) where presences::text like '%"avatarUrl"%"http%';
-- Without samples of the URLs.
alter index candidate_presence_avatars alter column 1 set statistics 0;
