-- In which language somebody who asked at the desk is written to. What was asked before was asked on a page in English.

alter table desk_request add column language text not null default 'en';
