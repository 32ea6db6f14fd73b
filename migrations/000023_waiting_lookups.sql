-- Lookups that have not ended are few among many: whoever counts them, or looks for those that a dead worker left, reads no others.

create index lookup_waiting on lookup (status) where status in ('queued', 'running');
