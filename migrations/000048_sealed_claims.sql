-- What is known of a person under a lookup is sealed with the lookup's key too: of a claim its value and its quote, and the
-- profile. What an earlier release wrote in clear is sealed by the service, a few rows at a time.

alter table claim alter column value drop not null;
alter table claim add column sealed text;
alter table claim alter column sealed set statistics 0;
create index claim_clear on claim (lookup_id) where sealed is null;

alter table lookup add column sealed_data text;
alter table lookup alter column sealed_data set statistics 0;
create index lookup_clear on lookup (id) where data is not null;
