-- additive
-- When a document showed that a person is under 18. What it said of their age is not kept.
alter table candidate add column minor_seen_at timestamptz;
