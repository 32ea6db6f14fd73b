-- How many rows a file has, where that was known before they were written: so that an import can say how long it still takes.
alter table import add column rows int;
