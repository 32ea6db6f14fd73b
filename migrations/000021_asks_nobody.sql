-- A lookup about somebody who is suppressed, given by value: it asks nobody and finds nothing, as one about nobody we know.

alter table lookup add column asks_nobody boolean not null default false;
