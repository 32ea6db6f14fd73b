-- additive
-- Why a source was not searched, did not answer or could not be read, as codes with the values of their sentences: other languages are
-- written from these. The English sentences stay beside them, for processes of the release before.
alter table probe add column why json;
alter table probe add column unread_why json;
alter table outbound_request add column why json;
alter table source_state add column held_why json;
