-- Each taking up of a lookup is a run of its own. Two of them, where a worker was thought dead or was slow to begin, must not
-- write over each other: the later has the lookup, and what the earlier would write is refused.

alter table lookup
  add column run integer not null default 0,
  add column taken_at timestamptz;
