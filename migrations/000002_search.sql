-- The search index: people by hashed name keys, as src/search/ describes them.
-- `key` is a platform and the hash of a word or an unordered pair of words; `place` orders people (prominence, then number).
-- `signature` is a Bloom filter of the person's other words, so that a filter needs no second posting list.

create table posting (
  key bigint not null,
  place bigint not null,
  signature bigint not null
);
create unique index posting_key on posting (key, place) include (signature);

-- What was indexed of one person: to rank a hit by it, and to take it out again.
create table search_entry (
  number bigint primary key,
  place bigint not null,
  platforms int not null,
  pairs text not null,
  singles text not null,
  extras text not null,
  context text not null
);

-- The vocabulary, which every process that searches holds in memory. `born` tells it what is new.
create table term (
  word text primary key,
  names int not null,
  lasts int not null,
  contexts int not null,
  best bigint not null,
  born xid8 not null default pg_current_xact_id()
);
create index term_born on term (born);

create index presence_handle on presence (handle, platform);
