-- additive
-- What waits or runs of one key is counted with each new lookup, among all that wait.
create index lookup_key_waiting on lookup (key_id) where status in ('queued', 'running');
