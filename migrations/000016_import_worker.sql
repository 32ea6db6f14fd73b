-- Which process reads an import: when it is gone, nobody will end it. Null for what was read before.
alter table import add column worker int;
