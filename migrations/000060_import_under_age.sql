-- additive
-- People of an import whose row says that they are under 18.
alter table import add column under_age int not null default 0;
