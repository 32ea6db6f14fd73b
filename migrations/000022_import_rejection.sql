-- The rows of an import that could not be used: where each stands, and what is wrong with it; never what stands there.

create table import_rejection (
  import_id uuid not null references import (id) on delete cascade,
  number int not null,
  path text,
  line int,
  reason text not null,
  primary key (import_id, number)
);
