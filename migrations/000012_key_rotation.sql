-- What keys were before they were rotated. A former hash opens until its grace is over, and stays for ever: a preset key
-- that was rotated must not come back as a new one with the next start.

create table former_key (
  hash text primary key,
  key_id text not null references api_key (id) on delete cascade,
  until timestamptz not null
);
create index former_key_key on former_key (key_id);
