-- Why captures that a probe brought could not be read; null where all could.
alter table probe add column unread text;
