-- People, their documents and their pictures belong to the account that imported or found them. Until now there was one.

alter table candidate add column account_id text not null default 'default';
alter table candidate alter column account_id drop default;
alter table candidate drop constraint candidate_origin_key_key;
create unique index candidate_origin on candidate (account_id, origin_key);

alter table archive_document add column account_id text not null default 'default';
alter table archive_document alter column account_id drop default;

alter table picture add column account_id text not null default 'default';
alter table picture alter column account_id drop default;
alter table picture drop constraint picture_pkey;
alter table picture add primary key (account_id, url);
