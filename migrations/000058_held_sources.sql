-- Until when a source said that it is to be left alone, and in which words that is told: a limit of its own is not ours.
alter table source_state add column held_until timestamptz, add column held_because text;
