-- Who is signed in to the web through the operator's provider, and whom of it a member is.

alter table member add column issuer text;
alter table member add column subject text;
create unique index member_subject on member (account_id, issuer, subject) where removed_at is null;

create table web_session (
  id uuid primary key,
  -- Of the text in the cookie.
  hash text not null unique,
  account_id text not null,
  member_id uuid not null references member (id) on delete cascade,
  -- The member's key for the web: what it may do, the session may.
  key_id text not null references api_key (id) on delete cascade,
  created_at timestamptz not null,
  used_at timestamptz not null,
  ended_at timestamptz
);
create index web_session_member on web_session (member_id);
create index web_session_key on web_session (key_id);
