-- A repeated request of any kind is answered as the first was. What a row opens is sealed with the key itself, of which
-- only the hash is kept.
alter table idempotency add column answer text;
update idempotency set key = encode(sha256(convert_to(key, 'UTF8')), 'hex');
create index idempotency_created on idempotency (created_at);
