import { type RawBuilder, sql } from "kysely";
import type { TimeCursor } from "../domain/cursor.ts";
import type { Db } from "./schema.ts";
import { unsuppressed } from "./suppression.ts";

/** Somebody about whom data was collected, and whether they were told. */
export interface Notice {
  /** The candidate's ID, or the subject of a lookup by value. */
  readonly subject: string;
  readonly name: string;
  readonly emails: readonly string[];
  /** When data about them was first collected. */
  readonly collectedAt: Date;
  readonly purposes: readonly string[];
  readonly sentAt: Date | null;
}

/**
 * People of an account, earliest data first: visible candidates, and people whom callers gave by value and whom visible
 * lookups found. If nothing was found about somebody, only the caller's own words are stored; that is also the case for
 * those who asked not to be found.
 *
 * @param statement the ID of the record that contains what a caller stated
 */
export async function listNotices(
  db: Db,
  accountId: string,
  {
    sent,
    after,
    limit,
    statement,
  }: {
    readonly sent: boolean;
    readonly after: TimeCursor | null;
    readonly limit: number;
    readonly statement: string;
  },
): Promise<Notice[]> {
  // Candidates and lookups may be on different servers, so each of the two pages is read separately.
  const pageOf = (people: RawBuilder<unknown>) => sql`
    select person.subject, name, emails, collected_at as "collectedAt", notice.sent_at as "sentAt"
    from (${people}) as person left join notice on notice.account_id = ${accountId} and notice.subject = person.subject
    where ${sent ? sql`notice.sent_at is not null` : sql`notice.sent_at is null`}
      and ${after === null ? sql`true` : sql`(collected_at, person.subject) > (${after.createdAt}, ${after.id})`}
    order by collected_at, person.subject limit ${limit}`;
  const { rows } = await sql<Omit<Notice, "purposes">>`
    with imported as materialized (${pageOf(importedPeople(accountId))}), given as materialized (${pageOf(givenPeople(accountId, statement))})
    select * from (select * from imported union all select * from given) as person
    order by "collectedAt", subject limit ${limit}
  `.execute(db);
  const { rows: purposes } = await sql<{ subject: string; purpose: string }>`
    select distinct subject, purpose from lookup
    where account_id = ${accountId} and subject = any(${rows.map(({ subject }) => subject)}::text[]) order by purpose
  `.execute(db);
  const asked = Map.groupBy(purposes, ({ subject }) => subject);
  return rows.map((row) => ({ ...row, purposes: (asked.get(row.subject) ?? []).map(({ purpose }) => purpose) }));
}

/** Records that somebody visible in the account was told. Returns whether there is such a person. */
export async function saveNotice(
  db: Db,
  {
    accountId,
    subject,
    sentAt,
    keyId,
    statement,
  }: {
    readonly accountId: string;
    readonly subject: string;
    readonly sentAt: Date;
    readonly keyId: string;
    readonly statement: string;
  },
): Promise<boolean> {
  const result = await sql`
    insert into notice (account_id, subject, sent_at, key_id)
    select ${accountId}, ${subject}, ${sentAt}, ${keyId}
    where exists (select 1 from (${importedPeople(accountId)}) as person where person.subject = ${subject})
      or exists (select 1 from (${givenPeople(accountId, statement)}) as person where person.subject = ${subject})
    on conflict (account_id, subject) do update set sent_at = excluded.sent_at, key_id = excluded.key_id
  `.execute(db);
  return Number(result.numAffectedRows ?? 0) > 0;
}

/** Times are rounded to milliseconds, like those in cursors. */
function importedPeople(accountId: string) {
  return sql`
    select id::text as subject, full_name as name, date_trunc('milliseconds', created_at) as collected_at,
      array(select substr(own.text, 7) from unnest(identifiers) as own (text) where own.text like 'email:%') as emails
    from candidate where account_id = ${accountId} and ${unsuppressed("candidate.suppression_keys")}`;
}

function givenPeople(accountId: string, statement: string) {
  return sql`
    select distinct on (lookup.subject) lookup.subject, lookup.candidate ->> 'fullName' as name,
      date_trunc('milliseconds', lookup.created_at) as collected_at, array(select own.it ->> 'value'
        from json_array_elements(lookup.identifiers) as own (it) where own.it ->> 'kind' = 'email') as emails
    from lookup where lookup.account_id = ${accountId} and lookup.candidate_id is null and lookup.status = 'success'
      and lookup.subject is not null and ${unsuppressed("lookup.suppression_keys")}
      and exists (select 1 from match where match.lookup_id = lookup.id and judgement = 'own' and record_id <> ${statement})
    order by lookup.subject, lookup.created_at`;
}
