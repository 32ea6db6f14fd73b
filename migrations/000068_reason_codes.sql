-- additive
-- Why a row of a bulk was not looked up, as codes with the values of their sentences: other languages are written from these. The English
-- sentence stays in `reason`; what a lookup or a line of the list says of itself has that alone.
alter table bulk_row add column why json;
