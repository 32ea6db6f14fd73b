-- While somebody answers a request, nobody else does.
alter table desk_request add column claimed_until timestamptz;
-- When each of its codes was made: they are counted by the day on which they were.
alter table desk_request add column code_times timestamptz[] not null default '{}';
update desk_request set code_times = array_fill(received_at, array[codes_made]);
alter table desk_request drop column codes_made;
