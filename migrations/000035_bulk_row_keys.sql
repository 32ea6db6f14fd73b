-- Whom a row of a bulk describes, as keyed hashes: a person's rows are found without reading all of them. Null in rows of earlier
-- releases, which are read.

alter table bulk_row add column suppression_keys text[];
create index bulk_row_suppression on bulk_row using gin (suppression_keys);
create index bulk_row_unkeyed on bulk_row (bulk_id) where suppression_keys is null;
create index bulk_row_candidate on bulk_row (candidate_id) where candidate_id is not null;
