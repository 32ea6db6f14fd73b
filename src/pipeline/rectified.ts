import { createHash } from "node:crypto";
import { STATEMENT_ID } from "../connectors/operator/statement.ts";
import type { LookupRectification } from "../contract/lookup-rectification.ts";
import { type Datasource, type DatasourceAddress, deleteDatasources, writingOfDatasources } from "../db/datasource.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { listRectifications } from "../db/rectification.ts";
import type { JudgedRecordRow } from "../db/record.ts";
import { mayWriteUnder } from "../db/suppression.ts";
import type { Db } from "../db/schema.ts";
import { type Claim, claimId, datasourceId } from "../domain/claim.ts";
import { isCorrectable } from "../domain/correctable.ts";
import { judgeValue, parseStated, type Rectification } from "../domain/correction.ts";
import type { Identifier } from "../domain/identifier.ts";
import { maskContacts } from "../domain/mask.ts";
import { RECTIFIED_ADDRESS } from "../domain/told-address.ts";
import { quotesOf } from "../matching/features.ts";
import { compareNames, SAME_NAME } from "../names/compare.ts";
import { suppressionKeys } from "../names/suppression.ts";
import { isOpenProperty } from "../sections/open-properties.ts";
import type { StageContext } from "./stage.ts";
import { STATEMENT_RECORD } from "./statement.ts";
import { requireLookupKey } from "./write.ts";

/** A person's rectifications, as a datasource of the lookup with its claims. */
export interface Rectified {
  /** Newest first. */
  readonly corrections: readonly Rectification[];
  readonly datasource: Datasource;
  readonly claims: readonly Claim[];
}

/** The rectifications of a lookup's person, by the lookup's own keys and those of own records, if the name matches too. `null` if there are none. */
export async function readRectified(
  lookup: StoredLookup,
  own: readonly { readonly identifiers: readonly Identifier[] }[],
  { db, keyring }: Pick<StageContext, "db" | "keyring">,
): Promise<Rectified | null> {
  if (lookup.asksNobody) return null;
  const identifiers = own.flatMap((record) => record.identifiers);
  const keys = suppressionKeys(keyring, { names: [], birthDate: null, identifiers });
  const corrections = (await listRectifications(db, keyring, lookup.id, keys)).filter(({ names }) =>
    isCalledSo(lookup, names),
  );
  const [newest] = corrections;
  return newest === undefined ? null : { corrections, ...stateOf(lookup, newest.rectifiedAt, corrections) };
}

/** Whether the person of a lookup may have one of these names. */
export function isCalledSo({ candidate }: Pick<StoredLookup, "candidate">, names: readonly string[]): boolean {
  const called = [candidate.fullName, ...candidate.aliases];
  return names.some((name) => called.some((each) => compareNames(name, each).score >= SAME_NAME));
}

function stateOf(lookup: StoredLookup, newest: Date, corrections: readonly Rectification[]) {
  const said = corrections.flatMap((each, index) => {
    const value = each.value === null ? null : parseStated(each.property, each.value);
    // A correction that the person withdrew later does not count.
    const later = corrections.slice(0, index);
    if (value === null || judgeValue(later, { property: each.property, value } as Claim) === "closed") return [];
    return [{ property: each.property, value, at: each.rectifiedAt.toISOString() }];
  });
  const rectified = said.map(({ property, value, at }) => ({ property, value, on: at.slice(0, 10) }));
  // The IDs distinguish sets of corrections that only remove something.
  const data = JSON.stringify({ rectified, corrections: corrections.map(({ id }) => id) });
  const url = `${RECTIFIED_ADDRESS}${newest.toISOString().slice(0, 10)}`;
  const sha256 = createHash("sha256").update(data).digest("hex");
  const id = datasourceId(lookup.id, "operator", url, sha256);
  const datasource: Datasource = {
    lookupId: lookup.id,
    id,
    connector: "operator",
    kind: "operator/rectified",
    url,
    mediaType: "application/json",
    collectedAt: newest.toISOString(),
    data,
    sha256,
    position: 0,
  };
  const claims = said.map(({ property, value, at }, index): Claim => {
    const draft = {
      property,
      value,
      locator: `/rectified/${index}/value`,
      method: "stated",
      confidence: 1,
    } as Claim;
    return {
      ...draft,
      id: claimId(STATEMENT_RECORD, draft),
      recordId: STATEMENT_RECORD,
      datasourceId: id,
      collectedAt: at,
    };
  });
  return { datasource, claims };
}

/** Whether a datasource holds rectifications: it is rewritten from the corrections, and no reader reads it. */
export function isRectified({ url }: Pick<Datasource, "url">): boolean {
  return url.startsWith(RECTIFIED_ADDRESS);
}

/** The person's own claims, and the other claims without those they dispute; disputed claims of a public register stay, marked as disputed. */
export function rectifyClaims(
  claims: readonly Claim[],
  rectified: Rectified | null,
  isRegister: (datasourceId: string) => boolean,
): { readonly claims: readonly Claim[]; readonly closed: ReadonlySet<string> } {
  if (rectified === null) return { claims, closed: new Set() };
  const own = new Set(rectified.claims.map(({ id }) => id));
  const closed = new Set<string>();
  const others = claims.flatMap((claim): Claim[] => {
    if (own.has(claim.id)) return [];
    if (judgeValue(rectified.corrections, claim) !== "closed") return [claim];
    if (isRegister(claim.datasourceId)) return [{ ...claim, disputed: true }];
    closed.add(claim.id);
    return [claim];
  });
  return { claims: [...rectified.claims, ...others], closed };
}

/**
 * The records of a lookup together with the person's rectifications, which count as own. Reasons that quote a corrected property lose their
 * detail, which may be the wrong value.
 */
export function withRectified(judged: readonly JudgedRecordRow[], rectified: Rectified | null): JudgedRecordRow[] {
  if (rectified === null) return [...judged];
  const corrected = new Set<string>(rectified.corrections.map(({ property }) => property));
  const rows = judged.map((row) => ({
    ...row,
    features: row.features.map((feature) =>
      quotesOf(feature.name).some((property) => corrected.has(property)) ? { ...feature, seen: null } : feature,
    ),
  }));
  const { id, url } = rectified.datasource;
  const told = rows.find((row) => row.id === STATEMENT_RECORD);
  const others = rows.filter((row) => row !== told);
  if (told !== undefined) return [...others, { ...told, datasourceIds: [...told.datasourceIds, id] }];
  const record = { id: STATEMENT_RECORD, connector: "operator", externalId: STATEMENT_ID, url, name: null };
  return [
    ...others,
    { ...record, datasourceIds: [id], judgement: "own", score: 1, features: [], judgedBy: "rule" } as const,
  ];
}

/**
 * Writes the datasource of rectifications in place of an earlier one, in the caller's transaction.
 *
 * @param stored the lookup's datasources
 */
export async function writeRectified(
  db: Db,
  lookup: StoredLookup,
  rectified: Rectified | null,
  stored: readonly DatasourceAddress[],
  context: StageContext,
): Promise<void> {
  const known = stored.filter(isRectified).map(({ id }) => id);
  const kept = rectified?.datasource.id;
  await deleteDatasources(
    db,
    lookup.id,
    known.filter((id) => id !== kept),
  );
  if (rectified === null || known.includes(rectified.datasource.id)) return;
  const key = await requireLookupKey(lookup.id, { ...context, db });
  await writingOfDatasources([rectified.datasource], key, mayWriteUnder(lookup.id)).execute(db);
}

/** Each rectified property, with the latest day, and each disputed row of a register. */
export function rectificationsOf(
  rectified: Rectified | null,
  claims: readonly Claim[],
  addresses: ReadonlyMap<string, string>,
  lookup: Pick<StoredLookup, "sections" | "purpose" | "trial">,
): readonly LookupRectification[] {
  if (rectified === null) return [];
  const open = rectified.corrections.filter(({ property }) => isOpenProperty(property, lookup));
  const days = new Map(open.toReversed().map((each) => [each.property, each.rectifiedAt.toISOString().slice(0, 10)]));
  const corrected = [...days].map(([property, on]) => ({ kind: "corrected", property, on }) as const);
  const disputed = claims.flatMap((claim) => {
    const { property } = claim;
    if (claim.disputed !== true || !isCorrectable(property) || !isOpenProperty(property, lookup)) return [];
    const said = wordsOfValue(claim.value).replace(/\s+/gu, " ");
    const value = lookup.trial ? maskContacts(said, []) : said;
    return [{ kind: "disputed", property, value, source: addresses.get(claim.datasourceId) ?? "" } as const];
  });
  const different = new Map(disputed.map((each) => [JSON.stringify(each), each]));
  return [...corrected, ...different.values()];
}

/** A value as a register states it, without the names of its members. */
function wordsOfValue(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.values(value).map(wordsOfValue).join(", ");
}
