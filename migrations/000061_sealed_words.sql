-- What people write at the desk, what was corrected, what callers note of a person, how files and what stands in them are called that were
-- imported, and what was asked of sources is sealed: requests with the key of their lookup, the others each row with one that goes with it. What was stored before is sealed by the service, a few rows at a time.

alter table desk_request add column said text not null default '', add column sealed boolean not null default true;
update desk_request set sealed = false, said = json_build_object('contact', contact, 'correction', correction, 'answer', answer)::text where contact is not null or correction is not null or answer is not null;
alter table desk_request drop column contact, drop column correction, drop column answer;
alter table desk_request alter column said set statistics 0;
create index desk_request_clear on desk_request (id) where not sealed;

alter table rectification add column said text not null default '', add column sealed boolean not null default true;
update rectification set sealed = false, said = json_build_object('names', names, 'was', was, 'value', value, 'told', told)::text;
alter table rectification drop column names, drop column was, drop column value, drop column told;
alter table rectification alter column said set statistics 0;
create index rectification_clear on rectification (id) where not sealed;

alter table person_note add column id uuid not null default gen_random_uuid(), add column said text not null default '', add column sealed boolean not null default true;
update person_note set sealed = false, said = json_build_object('note', note, 'tags', tags)::text;
alter table person_note drop column note, drop column tags;
alter table person_note alter column said set statistics 0;
create index person_note_clear on person_note (id) where not sealed;

alter table import add column said text not null default '', add column sealed boolean not null default true;
update import set sealed = false, said = json_build_object('fileName', file_name, 'rejections', rejections)::text where file_name is not null or rejections::text <> '[]';
alter table import drop column file_name, drop column rejections;
-- What was read, whatever became of it: all that a key is told that may not know who is suppressed.
alter table import add column people_read int not null default 0, add column documents_read int not null default 0, add column pictures_read int not null default 0;
update import set people_read = candidates + unchanged + suppressed, documents_read = documents, pictures_read = pictures;
alter table import alter column said set statistics 0;
create index import_clear on import (id) where not sealed;

alter table import_rejection add column sealed boolean not null default true;
update import_rejection set sealed = false where path is not null;
create index import_rejection_clear on import_rejection (import_id) where not sealed;

alter table outbound_request add column sealed boolean not null default true;
update outbound_request set sealed = false where url is not null;
create index outbound_request_clear on outbound_request (lookup_id) where not sealed;

create function delete_desk_keys() returns trigger language plpgsql as
  $$ begin delete from data_key using gone where holder = 'row/desk_request/' || gone.id and not exists (select 1 from desk_request where desk_request.id = gone.id and said <> ''); return null; end $$;
create trigger desk_keys after delete on desk_request
  referencing old table as gone for each statement execute function delete_desk_keys();
create trigger emptied_desk_keys after update on desk_request
  referencing old table as gone for each statement execute function delete_desk_keys();

create function delete_rectification_keys() returns trigger language plpgsql as
  $$ begin delete from data_key using gone where holder = 'row/rectification/' || gone.id; return null; end $$;
create trigger rectification_keys after delete on rectification
  referencing old table as gone for each statement execute function delete_rectification_keys();

-- A note that is filed under another text of its person is deleted and written again.
create function delete_note_keys() returns trigger language plpgsql as
  $$ begin delete from data_key using gone where holder = 'row/person_note/' || gone.id and not exists (select 1 from person_note where person_note.id = gone.id); return null; end $$;
create trigger note_keys after delete on person_note
  referencing old table as gone for each statement execute function delete_note_keys();
create trigger replaced_note_keys after update on person_note
  referencing old table as gone for each statement execute function delete_note_keys();

create function delete_import_keys() returns trigger language plpgsql as
  $$ begin delete from data_key using gone where holder = 'row/import/' || gone.id and not exists (select 1 from import where import.id = gone.id and said <> '') and not exists (select 1 from import_rejection where import_id = gone.id and path is not null); return null; end $$;
create trigger import_keys after delete on import
  referencing old table as gone for each statement execute function delete_import_keys();
create trigger emptied_import_keys after update on import
  referencing old table as gone for each statement execute function delete_import_keys();
