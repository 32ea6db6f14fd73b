-- What the file of an import was called, where that is known: by it the import is told from others.

alter table import add column file_name text;
alter table import alter column file_name set statistics 0;
