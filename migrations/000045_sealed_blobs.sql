-- Files are sealed too: a report with the key of its lookup, a picture with one of its own, which goes with the last row that
-- names it.
create function delete_picture_keys() returns trigger language plpgsql as
  $$ begin delete from data_key using gone where holder = 'blob/pictures/' || gone.hash and not exists (select 1 from picture where picture.hash = gone.hash); return null; end $$;
create trigger picture_keys after delete on picture
  referencing old table as gone for each statement execute function delete_picture_keys();
create trigger replaced_picture_keys after update on picture
  referencing old table as gone for each statement execute function delete_picture_keys();
