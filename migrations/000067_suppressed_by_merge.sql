-- additive
-- Whether a key is that of somebody merged with a suppressed person: asked for every lookup that is read.
create index suppressed_person_keys on suppressed_person using gin (keys);
