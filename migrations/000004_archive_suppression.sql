-- The hash under which a suppression would name the key, so that nobody finds a suppressed person's documents by it.
-- Null for keys that single nobody out (a web site), and for what was imported before.

alter table archive_key add column suppression_key text;
create index archive_key_suppression on archive_key (suppression_key);
