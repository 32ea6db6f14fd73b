-- Whom the operator has told that data about them was collected (GDPR, article 14), and when.

create table notice (
  account_id text not null,
  -- The candidate's id, or what decisions about a person given by value are filed under.
  subject text not null,
  sent_at timestamptz not null,
  key_id text not null,
  primary key (account_id, subject)
);
