-- Whether a tombstone says that the key was listed. One that an earlier release listed has none: whoever takes back a later
-- suppression of the same person leaves it on the list.

alter table suppression add column has_tombstone boolean not null default true;
update suppression set has_tombstone = false
where not exists (
  select from tombstone, unnest(tombstone.keys) as listed
  -- The same moment by two clocks, a database's and a service's.
  where listed = suppression.key and tombstone.made_at < suppression.created_at + interval '1 hour');
