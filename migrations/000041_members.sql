-- People who work with an account: what the operator calls them, their address, their role. What keys of theirs may do it bounds.

create table member (
  id uuid primary key,
  account_id text not null,
  name text not null,
  -- In lower case; empty once they are removed.
  email text not null,
  -- `owner`, `analyst`, `reader`.
  role text not null,
  purposes text[] not null,
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index member_email on member (account_id, email) where removed_at is null;

-- Whose key it is; null for a program's, and for those from before there were members.
alter table api_key add column member_id uuid references member (id);
create index api_key_member on api_key (member_id) where member_id is not null;
