-- Whoever was described without a key that one person alone has was filed under their name: a decision about one of them fed the
-- lookups of all. Each such lookup is a subject of its own now; a decision tells in which lookup it was taken.
alter table decision add column lookup_id uuid;

create temporary table shared_subject on commit drop as
  select id, account_id, subject, status, created_at from lookup
  where candidate_id is null and not exists (
    select 1 from json_array_elements(identifiers) as given where given ->> 'kind' in ('email', 'profileUrl', 'externalId'));

update lookup set subject = lookup.id::text from shared_subject where shared_subject.id = lookup.id;

-- In which of them something was decided, or written, the audit tells by its time; where only one is there, it was there.
create temporary table taken on commit drop as
  select account_id, subject, record_id, coalesce(
    (select audit.lookup_id from audit join shared_subject on shared_subject.id = audit.lookup_id
      where audit.account_id = decision.account_id and shared_subject.subject = decision.subject
        and audit.key_id = decision.key_id and audit.status < 300 and audit.operation in ('judgeRecord', 'dismissFlag')
      order by abs(extract(epoch from audit.at - decision.decided_at)), audit.number limit 1),
    (select (array_agg(id))[1] from shared_subject
      where account_id = decision.account_id and subject = decision.subject having count(*) = 1)) as lookup_id
  from decision where (account_id, subject) in (select account_id, subject from shared_subject);

insert into due_rebuild (lookup_id, since)
  select id, now() from shared_subject
  where status = 'success' and (account_id, subject) in (select account_id, subject from taken)
  on conflict do nothing;
delete from decision using taken
  where taken.lookup_id is null and decision.account_id = taken.account_id and decision.subject = taken.subject
    and decision.record_id = taken.record_id;
update decision set subject = taken.lookup_id::text, lookup_id = taken.lookup_id from taken
  where decision.account_id = taken.account_id and decision.subject = taken.subject and decision.record_id = taken.record_id;

update person_note set subject = (
  select coalesce(
    (select audit.lookup_id from audit join shared_subject on shared_subject.id = audit.lookup_id
      where audit.account_id = person_note.account_id and shared_subject.subject = person_note.subject
        and audit.key_id = person_note.key_id and audit.status < 300 and audit.operation = 'writePersonNote'
      order by abs(extract(epoch from audit.at - person_note.written_at)), audit.number limit 1),
    (select id from shared_subject
      where account_id = person_note.account_id and subject = person_note.subject order by created_at limit 1))::text)
  where (account_id, subject) in (select account_id, subject from shared_subject);

-- The person who was told is the one of the first lookup: it gave the list of notices its name and its addresses.
update notice set subject = (
  select id::text from shared_subject
  where account_id = notice.account_id and subject = notice.subject order by created_at, id limit 1)
  where (account_id, subject) in (select account_id, subject from shared_subject);
