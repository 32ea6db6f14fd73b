-- Texts are sealed: each with a key of whom it is erased with, and the key under the installation's secret. With the key goes
-- every copy of what was sealed with it. What was stored before is sealed by the service, a few rows at a time.

create table data_key (
  -- `lookup/ID`, `document/ID`, `answer/KEY`, `blob/NAME`.
  holder text primary key,
  wrapped text not null
);

alter table datasource add column sealed boolean not null default false;
alter table second_reading add column sealed boolean not null default false;
alter table archive_document add column sealed boolean not null default false;
alter table source_answer add column sealed boolean not null default false;

create index datasource_clear on datasource (lookup_id) where not sealed;
create index second_reading_clear on second_reading (lookup_id) where not sealed;
create index archive_document_clear on archive_document (id) where not sealed;
create index source_answer_clear on source_answer (key) where not sealed;

create function delete_lookup_keys() returns trigger language plpgsql as
  $$ begin delete from data_key using gone where holder = 'lookup/' || gone.id; return null; end $$;
create trigger lookup_keys after delete on lookup
  referencing old table as gone for each statement execute function delete_lookup_keys();

create function delete_document_keys() returns trigger language plpgsql as
  $$ begin delete from data_key using gone where holder = 'document/' || gone.id; return null; end $$;
create trigger document_keys after delete on archive_document
  referencing old table as gone for each statement execute function delete_document_keys();

create function delete_answer_keys() returns trigger language plpgsql as
  $$ begin delete from data_key using gone where holder = 'answer/' || gone.key; return null; end $$;
create trigger answer_keys after delete on source_answer
  referencing old table as gone for each statement execute function delete_answer_keys();
