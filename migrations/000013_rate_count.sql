-- How many requests each name has made in a minute, over all processes. Worth nothing a minute later: it is not logged.

create unlogged table rate_count (
  name text not null,
  minute bigint not null,
  used int not null,
  primary key (name, minute)
);
