-- Cells of an import that could not be used, of rows that were.
alter table import add column cells_left_out int not null default 0;
