-- Where the document of a lookup names somebody else who is suppressed, as locators: what stands there is filled in when it is shown.

alter table datasource add column closed_passages text[] not null default '{}';
