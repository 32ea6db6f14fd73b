-- What an erasure or a suppression has still to do when its transaction has ended: written with it, gone when it is done, so that
-- a process that is killed in between leaves nothing undone.

create table follow_up (
  -- The hash of its tombstone.
  tombstone text primary key,
  -- The receipt that is to count what is found late; null for a suppression.
  erasure_id uuid,
  -- Files that go.
  blobs text[] not null,
  -- The worker that is at it: when it is dead, another takes over.
  worker int not null
);
