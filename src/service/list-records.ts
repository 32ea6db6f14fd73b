import type { JudgedRecord } from "../contract/judgement.ts";
import { listEmptied } from "../db/datasource.ts";
import { listDecisions, type StoredDecision } from "../db/decision.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { type JudgedRecordRow, listClaims, listRecords as readRecords } from "../db/record.ts";
import { withoutSuppressed } from "../db/suppression.ts";
import type { Claim } from "../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../domain/identifier.ts";
import { shareOf } from "../domain/match.ts";
import { suppressionKeys } from "../names/suppression.ts";
import type { Keyring } from "../domain/keyring.ts";
import { isOpenProperty, openRecords, openingOf } from "../sections/open-properties.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { isCompanyRecord } from "../matching/companies.ts";
import { requireLiveLookup } from "./find-lookup.ts";
import { mask, writeReasons } from "./record-reasons.ts";
import { phonesOf } from "./redact.ts";
import { hushAddress, ownOf, readHush, textsOfAddress } from "../pipeline/hush-names.ts";
import { STATEMENT_RECORD } from "../pipeline/statement.ts";

/**
 * Every record made from the captures: whether it is the candidate, who decided so, and why. For records of somebody else only URL and
 * reasons. Records that only closed sections read are closed here as in the raw data, as are those of people suppressed since.
 */
export async function listRecords(context: ServiceContext, caller: Caller, lookupId: string): Promise<JudgedRecord[]> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  if (lookup.preview) return [];
  const claims = await listClaims(context.db, context.keyring, lookup.id);
  const claimsBy = Map.groupBy(claims, (claim) => claim.recordId);
  const emptied = await listEmptied(context.db, lookup.id);
  const phones = phonesOf(lookup, claims);
  const records = openRecords(await readRecords(context.db, lookup.id), claims, openingOf(lookup));
  const visible = await withoutSuppressed(context.db, records, (record) =>
    // The caller's statement is not a finding: hiding it would reveal that its person is suppressed.
    record.id === STATEMENT_RECORD ? [] : keysOf(context.keyring, record, claimsBy.get(record.id) ?? []),
  );
  const hush = await readHush(
    context,
    visible.flatMap(({ url, name }) => [...textsOfAddress(url), name ?? ""]),
  );
  const own = ownOf(
    lookup,
    visible.flatMap(({ judgement, name }) => (judgement === "own" && name !== null ? name : [])),
  );
  const decisions = new Map((await listDecisions(context.db, lookup.id)).map((each) => [each.recordId, each]));
  const close = (record: JudgedRecordRow): JudgedRecordRow => ({
    ...record,
    url: hushAddress(record.url, hush, own) ?? "",
    name: record.name === null || hush === null || hush(record.name, own).length === 0 ? record.name : null,
  });
  return visible.map((record) => ({
    ...toWireRecord(lookup, close(record), phones, emptied),
    ...decisionOf(record, decisions.get(record.id)),
    about: isCompanyRecord({ claims: claimsBy.get(record.id) ?? [] }) ? "company" : "person",
  }));
}

/** Whether a record's texts have been deleted, so that it cannot be read again. */
export function isForgotten(record: Pick<JudgedRecordRow, "datasourceIds">, emptied: ReadonlySet<string>): boolean {
  return record.datasourceIds.length > 0 && record.datasourceIds.every((id) => emptied.has(id));
}

function toWireRecord(
  lookup: StoredLookup,
  record: JudgedRecordRow,
  phones: readonly string[],
  emptied: ReadonlySet<string>,
): Omit<JudgedRecord, "about"> {
  const { id, connector, url, name, judgement, score } = record;
  const isNamed = name !== null && judgement !== "other" && isOpenProperty("fullName", lookup);
  return {
    recordId: id,
    connector,
    source: mask(lookup, url, phones),
    ...(isNamed ? { name: mask(lookup, name, phones) } : {}),
    datasourceIds: [...record.datasourceIds],
    judgement,
    // A statement about the person is theirs by nature: nobody decided so, and nobody can withdraw it.
    judgedBy: record.judgedBy === "rule" || id === STATEMENT_RECORD ? "rule" : "caller",
    score: Math.round(score * 100) / 100,
    likelihood: Math.round(1e4 * shareOf(score)) / 1e4,
    reasons: [...writeReasons(lookup, record.features, phones)],
    forgotten: isForgotten(record, emptied),
  };
}

/** A record judged before a decision was made or withdrawn says so until its lookup is rebuilt. */
function decisionOf(
  { judgedBy }: JudgedRecordRow,
  decision: StoredDecision | undefined,
): Pick<JudgedRecord, "decision"> {
  if (judgedBy === "rule" || decision === undefined) return {};
  const { decidedAt, lookupId } = decision;
  return { decision: { decidedAt: decidedAt.toISOString(), ...(lookupId !== null && { lookupId }) } };
}

/** Keys under which the record's person may have asked not to be shown. */
function keysOf(keyring: Keyring, record: JudgedRecordRow, claims: readonly Claim[]): readonly string[] {
  const profile = normalizeIdentifier("profileUrl", record.url);
  const identifiers: Identifier[] = profile ? [profile] : [];
  let birthDate: string | null = null;
  for (const claim of claims) {
    if (claim.property === "email") identifiers.push({ kind: "email", value: claim.value });
    else if (claim.property === "phone") identifiers.push({ kind: "phone", value: claim.value });
    else if (claim.property === "birthDate") birthDate ??= claim.value;
  }
  return suppressionKeys(keyring, { names: record.name === null ? [] : [record.name], birthDate, identifiers });
}
