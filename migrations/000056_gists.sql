-- What the summaries of a profile say, free of any language: sealed as the profile is, under the key of its lookup.
alter table lookup add column sealed_gists text;
alter table lookup alter column sealed_gists set statistics 0;
