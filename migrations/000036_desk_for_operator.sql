-- Which requests the desk leaves to the operator: the shown address alone does not say who is meant.
alter table desk_request add column for_operator boolean not null default false;
