-- What a language model wrote about passages of a lookup's documents, kept as it came: a rebuild judges it again and asks nobody.

create table second_reading (
  lookup_id uuid not null references lookup (id) on delete cascade,
  datasource_id text not null,
  -- The passage of the document, counted from 0.
  part int not null,
  -- A hash of the question, the model's name and the wording: the same question is asked once.
  key text not null,
  model text not null,
  written text not null,
  primary key (lookup_id, datasource_id, part)
);
create index second_reading_key on second_reading (key);

-- Questions to the language model a day (UTC), of all processes.
create table second_reading_day (
  day date primary key,
  asked int not null
);

-- The language model that proposed a claim; null where the rules of the house read it.
alter table claim add column reader text;
