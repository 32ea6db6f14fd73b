-- How many people are on a platform stands among the words: a search where nobody is reads no list.

insert into term (word, names, lasts, contexts, best)
  select '@' || platform.name, 0, 0, count(*), 9007199254740991
  from (values ('linkedin', 1), ('facebook', 2), ('instagram', 4), ('x', 8), ('tiktok', 16), ('youtube', 32),
    ('github', 64), ('mastodon', 128), ('bluesky', 256)) as platform (name, bit)
  join candidate on candidate.search_place is not null and (candidate.search_platforms & platform.bit) <> 0
  group by platform.name;
