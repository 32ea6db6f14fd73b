import { isDeepStrictEqual } from "node:util";
import { identityConfidence } from "../analysis/identity-confidence.ts";
import { isPage } from "../connectors/capture.ts";
import { CONTRADICTIONS } from "../contract/contradictions.ts";
import { NAMESAKES } from "../contract/section-state.ts";
import type { Connector } from "../connectors/connector.ts";
import { listIdentifiers } from "../db/candidate.ts";
import { listDismissals } from "../db/decision.ts";
import {
  type DatasourceAddress,
  listDatasourceAddresses,
  listFetchedPictures,
  PICTURE_CONNECTOR,
} from "../db/datasource.ts";
import { findProfile, type StoredLookup, type RelatedPerson, saveProfile } from "../db/lookup.ts";
import { findPeople } from "../db/merge.ts";
import { findPictures } from "../db/picture.ts";
import { type JudgedRecordRow, listRecords } from "../db/record.ts";
import type { Db } from "../db/schema.ts";
import { withoutSuppressed } from "../db/suppression.ts";
import type { ProbeEntry } from "../db/probe.ts";
import type { Claim, Property } from "../domain/claim.ts";
import { hasOne } from "../domain/correctable.ts";
import type { Identifier } from "../domain/identifier.ts";
import { RISK_CHECKS, type RiskCheck, type RiskCheckState } from "../domain/risk-check.ts";
import type { Keyring } from "../domain/keyring.ts";
import { suppressionKeys } from "../names/suppression.ts";
import type { ProfileQuestion, WrittenProfile } from "../sections/build-profile.ts";
import type { PictureCredit } from "../sections/section.ts";
import { dropItems } from "../sections/drop-items.ts";
import { hidingBirthDays } from "../sections/birth-days.ts";
import { openClaims, openingOf, openRecords } from "../sections/open-properties.ts";
import { accountsNotThere, contradictionsOf } from "./contradictions.ts";
import { isCompanyRecord } from "../matching/companies.ts";
import { findVerified } from "./find-verified.ts";
import { hushAddress, ownOf, readHush, textsOfAddress } from "./hush-names.ts";
import { isRectified } from "./rectified.ts";
import { DOCUMENT_ADDRESS, OWN_ADDRESS } from "../domain/told-address.ts";
import { STATEMENT_RECORD } from "./statement.ts";
import { type KnownInRun, readLedger } from "./known-in-run.ts";
import type { StageContext } from "./stage.ts";
import { LookupEnded, requireLookupKey } from "./write.ts";

/**
 * Builds the profile from the believed claims of the lookup's subject, with summaries in which every sentence cites claims; in a thread if
 * there are many.
 *
 * @param claims all claims of the lookup, of any record
 */
export async function draftProfile(
  lookup: StoredLookup,
  claims: readonly Claim[],
  known: KnownInRun,
  context: StageContext,
): Promise<ProfileDraft> {
  const records = await listRecords(context.db, lookup.id);
  const probes = await readLedger(lookup, known, context);
  const datasources = await listDatasourceAddresses(context.db, lookup.id);
  const believed = await readBelieved(lookup, { claims, records, probes, datasources }, context);
  await context.giveWay?.();
  const { profile, related } = await context.reading.buildProfile(believed);
  const contradictions = contradictionsOf(records, probes, lookup);
  const told = contradictions.length === 0 ? null : JSON.stringify(contradictions);
  const isNews = told !== null || CONTRADICTIONS in lookup.metadata;
  return {
    profile: isNews ? { ...profile, metadata: { ...profile.metadata, [CONTRADICTIONS]: told } } : profile,
    related: listRelated(related, context.keyring),
    kinds: new Set(datasources.map(({ kind }) => kind)),
    isFound: records.some(({ id, judgement }) => judgement === "own" && id !== STATEMENT_RECORD),
  };
}

/** A profile as it is to be stored. */
export interface ProfileDraft {
  readonly profile: WrittenProfile;
  readonly related: readonly RelatedPerson[];
  /** The kinds of the lookup's datasources. */
  readonly kinds: ReadonlySet<string>;
  /** Whether a source knows the person. */
  readonly isFound: boolean;
}

/**
 * Stores the profile, in one statement with the check that the lookup is still as this run read it. Throws `LookupEnded` if it is not.
 *
 * @param more members for the lookup's metadata
 */
export async function storeProfile(
  lookup: StoredLookup,
  { profile: { metadata, ...profile }, related }: ProfileDraft,
  known: KnownInRun,
  context: StageContext,
  more: WrittenProfile["metadata"] = {},
): Promise<void> {
  const stored = await withoutSuppressedPeople(profile, related, context.db);
  const key = await requireLookupKey(lookup.id, context, known);
  await context.giveWay?.();
  const how = { still: lookup, metadata: { ...metadata, ...countNamesakes(known), ...more } };
  if (!(await saveProfile(context.db, lookup.id, stored, key, how))) throw new LookupEnded();
}

/** How many namesakes the records were compared with; nothing if this run compared none. */
function countNamesakes({ namesakes }: KnownInRun): WrittenProfile["metadata"] {
  if (namesakes === undefined) return {};
  const { length } = namesakes.people;
  return { [NAMESAKES]: length > 0 ? String(length) : null };
}

/** Whether the lookup's profile already is as the draft says: storing it would only raise the revision. */
export async function isStored(
  lookup: StoredLookup,
  { profile: { metadata, ...profile }, related }: ProfileDraft,
  context: StageContext,
): Promise<boolean> {
  const stored = await findProfile(context.db, context.keyring, lookup.id);
  if (stored === null) return false;
  const { data, evidence, unknown, gists } = await withoutSuppressedPeople(profile, related, context.db);
  const parsed = {
    data: JSON.parse(data),
    evidence: JSON.parse(evidence),
    unknown: [...unknown],
    gists: gists === null ? null : JSON.parse(gists),
  };
  const isSame = isDeepStrictEqual(
    { data: stored.data, evidence: stored.evidence, unknown: [...stored.unknown], gists: stored.gists },
    parsed,
  );
  return isSame && Object.entries(metadata).every(([name, value]) => (lookup.metadata[name] ?? null) === value);
}

/**
 * The properties that were searched for: those that a source is made to find, if it answered every question it was asked. A question or a
 * document that failed might have found what the others did not.
 */
export function listSearched(
  connectors: readonly Pick<Connector, "name" | "searches">[],
  probes: readonly Pick<ProbeEntry, "connector" | "outcome" | "unread">[],
): ReadonlySet<Property> {
  const ledger = Map.groupBy(probes, ({ connector }) => connector);
  return new Set(
    connectors.flatMap(({ name, searches = [] }) => (answeredWhole(ledger.get(name) ?? []) ? searches : [])),
  );
}

/** How many sources that are made to find a property were asked for it, and did not answer. */
export function countUnanswered(
  property: Property,
  connectors: readonly Pick<Connector, "name" | "searches">[],
  probes: readonly Pick<ProbeEntry, "connector" | "outcome">[],
): number {
  const silent = new Set(
    probes.flatMap(({ connector, outcome }) => (outcome === "blocked" || outcome === "failed" ? connector : [])),
  );
  return connectors.filter(({ name, searches = [] }) => searches.includes(property) && silent.has(name)).length;
}

/**
 * What kept lists answered, by kind: of those that were searched, all answered in full. An entry that is the person's, or
 * that nobody has decided about, is not "nothing".
 */
export function listChecks(
  connectors: readonly Pick<Connector, "name" | "checks">[],
  probes: readonly Pick<ProbeEntry, "connector" | "outcome" | "unread">[],
  records: readonly Pick<JudgedRecordRow, "connector" | "judgement">[],
): ReadonlyMap<RiskCheck, RiskCheckState> {
  const ledger = Map.groupBy(probes, ({ connector }) => connector);
  const possible = new Set(records.flatMap(({ connector, judgement }) => (judgement === "other" ? [] : connector)));
  const answerOf = (check: RiskCheck): RiskCheckState | undefined => {
    const lists = connectors.filter(({ name, checks = [] }) => checks.includes(check) && ledger.has(name));
    if (lists.some(({ name }) => possible.has(name))) return "entries";
    return lists.length > 0 && lists.every(({ name }) => answeredWhole(ledger.get(name) ?? [])) ? "nothing" : undefined;
  };
  const answers = RISK_CHECKS.map((check) => [check, answerOf(check)] as const);
  return new Map(answers.flatMap(([check, answer]) => (answer === undefined ? [] : [[check, answer] as const])));
}

/** A skipped question does not count: the person has no identifier of that kind. */
function answeredWhole(probes: readonly Pick<ProbeEntry, "outcome" | "unread">[]): boolean {
  const isOpen = probes.some(
    ({ outcome, unread }) => outcome === "blocked" || outcome === "failed" || unread.length > 0,
  );
  return !isOpen && probes.some(({ outcome }) => outcome === "found" || outcome === "absent");
}

/** The profile without those of its other people who are suppressed. */
async function withoutSuppressedPeople(
  profile: Omit<WrittenProfile, "metadata">,
  related: readonly RelatedPerson[],
  db: Db,
): Promise<Omit<WrittenProfile, "metadata"> & { readonly related: readonly RelatedPerson[] }> {
  const visible = await withoutSuppressed(db, related, (person) => person.suppressionKeys);
  if (visible.length === related.length) return { ...profile, related };
  const hidden = related.filter((person) => !visible.includes(person)).map(({ pointer }) => pointer);
  const { data, evidence, unknown } = dropItems(
    {
      data: JSON.parse(profile.data),
      evidence: JSON.parse(profile.evidence) as Readonly<Record<string, readonly string[]>>,
      unknown: profile.unknown,
    },
    hidden,
  );
  const moved = visible.map((person, index) => ({ ...person, pointer: pointerOf(index) }));
  const { gists } = profile;
  return { data: JSON.stringify(data), evidence: JSON.stringify(evidence), unknown, gists, related: moved };
}

/** All keys of the person: those the lookup started from, and those of everybody the candidate is merged with. */
async function readOwnKeys(lookup: StoredLookup, context: StageContext): Promise<readonly Identifier[]> {
  const candidateIds = lookup.candidateId === null ? [] : [lookup.candidateId];
  const people = await findPeople(context.db, candidateIds);
  const keys = [...lookup.identifiers];
  for (const { id } of [...people.values()].flatMap(({ members }) => members)) {
    keys.push(...(await listIdentifiers(context.db, id)));
  }
  return keys;
}

async function readBelieved(
  lookup: StoredLookup,
  { claims: all, records, probes, datasources }: Found,
  context: StageContext,
): Promise<ProfileQuestion> {
  const own = new Set(records.filter((record) => record.judgement === "own").map((record) => record.id));
  const opening = openingOf(lookup);
  const undecided = new Set(records.flatMap(({ id, judgement }) => (judgement === "undecided" ? id : [])));
  const claimsBy = Map.groupBy(all, ({ recordId }) => recordId);
  const stated = all.filter((claim) => own.has(claim.recordId));
  // What only closed sections read must not enter the profile as a source, a verified URL or a picture either.
  const gone = accountsNotThere(probes);
  const believed = openClaims(stated, opening)
    .filter((claim) => !isOutdone(claim) && !isGone(claim, gone))
    .map(hidingBirthDays(lookup, all));
  const pictures = await findPictures(context.db, lookup.accountId, believed.flatMap(pictureUrls));
  const fetched = await listFetchedPictures(context.db, context.keyring, lookup.id);
  const pages = pagesOf(records, datasources);
  const hush = await readHush(context, [...pages.values(), ...datasources.flatMap(({ url }) => textsOfAddress(url))]);
  const called = ownOf(
    lookup,
    records.flatMap(({ id, name }) => (own.has(id) && name !== null ? name : [])),
  );
  const shownAt = (id: string, address: string) => {
    const url = hushAddress(address, hush, called);
    return url === null ? [] : [{ id, url }];
  };
  const dismissals = await listDismissals(context.db, lookup.id);
  const verified = findVerified(
    records.filter(({ id }) => own.has(id) && id !== STATEMENT_RECORD),
    believed.filter((claim) => claim.recordId !== STATEMENT_RECORD),
    lookup.identifiers,
  );
  const confidences = new Map(records.map((record) => [record.id, identityConfidence(record)]));
  const tiers = new Map(context.connectors.map((connector) => [connector.name, connector.tier]));
  const tierByDatasource = new Map(
    // What the person says about themselves comes before what others published about them.
    datasources.map((datasource) => [
      datasource.id,
      isRectified(datasource) ? undefined : tiers.get(datasource.connector),
    ]),
  );
  const names = believed.some(({ property, value }) => property === "membership" && (value.peers?.length ?? 0) > 0);
  return {
    claims: believed,
    leads: openClaims(
      all.filter(({ recordId }) => undecided.has(recordId)),
      opening,
    ).filter(({ property }) => LED_TO.has(property)),
    undecided: openRecords(records, all, opening).filter(
      ({ id }) => undecided.has(id) && !isCompanyRecord({ claims: claimsBy.get(id) ?? [] }),
    ).length,
    unreadDocuments: countUnreadForCases(datasources, stated),
    sections: lookup.sections,
    tiers: new Map([...tierByDatasource].flatMap(([id, tier]) => (tier === undefined ? [] : [[id, tier] as const]))),
    own: names ? await readOwnKeys(lookup, context) : [],
    searched: listSearched(context.connectors, probes),
    unanswered: countUnanswered("article", context.connectors, probes),
    checks: listChecks(context.connectors, probes, records),
    preview: lookup.preview,
    asOf: lookup.createdAt.toISOString().slice(0, 10),
    subject: {
      lookupId: lookup.id,
      flags: opening.flags,
      baseUrl: context.baseUrl,
      confidences,
      dismissed: new Map(dismissals.map(({ flag, by, at }) => [flag, { by, at }])),
      pictures: new Map([
        ...fetched.map(({ url, name }) => [url, `${context.baseUrl}/pictures/${name}`] as const),
        ...[...pictures].map(([url, { hash }]) => [url, `${context.baseUrl}/pictures/${hash}`] as const),
      ]),
      credits: new Map(fetched.map(({ url, data }) => [url, creditOf(data)])),
      pages: new Map([...pages].flatMap(([id, url]) => shownAt(id, url).map((page) => [id, page.url] as const))),
      datasources: new Map(
        datasources
          .filter(
            ({ id, url, connector }) =>
              tierByDatasource.get(id) !== "index" && !url.startsWith(OWN_ADDRESS) && connector !== PICTURE_CONNECTOR,
          )
          .flatMap(({ id, url }) => shownAt(id, url))
          .map(({ id, url }) => [id, { url, verified: verified.has(id) }]),
      ),
    },
  };
}

/** Everything that a lookup found. */
interface Found {
  readonly claims: readonly Claim[];
  readonly records: readonly JudgedRecordRow[];
  readonly probes: readonly ProbeEntry[];
  readonly datasources: readonly DatasourceAddress[];
}

/** How many documents that the caller handed over say something about the person, and are no articles. */
function countUnreadForCases(
  datasources: readonly DatasourceAddress[],
  stated: readonly Pick<Claim, "property" | "datasourceId">[],
): number {
  const articles = new Set(
    stated.flatMap(({ property, datasourceId }) => (property === "article" ? datasourceId : [])),
  );
  const telling = new Set(stated.map(({ datasourceId }) => datasourceId));
  return datasources.filter(({ id, url }) => url.startsWith(DOCUMENT_ADDRESS) && telling.has(id) && !articles.has(id))
    .length;
}

/** What undecided records are needed for: whether they report a case, and under which name. */
const LED_TO: ReadonlySet<Property> = new Set(["article", "fullName"]);

/** The profile page behind each record from an API, whose own URL is for programs. A page's record is on the page itself. */
function pagesOf(
  records: readonly Pick<JudgedRecordRow, "id" | "url" | "datasourceIds">[],
  datasources: readonly DatasourceAddress[],
): ReadonlyMap<string, string> {
  const pages = new Set(datasources.flatMap(({ id, kind }) => (isPage(kind) ? id : [])));
  return new Map(
    records.flatMap(({ id, url, datasourceIds }) =>
      /^https?:/u.test(url) && !datasourceIds.some((each) => pages.has(each)) ? [[id, url] as const] : [],
    ),
  );
}

/** An account that the caller gave and that does not exist. */
function isGone({ property, value, recordId }: Claim, gone: ReadonlySet<string>): boolean {
  return recordId === STATEMENT_RECORD && property === "account" && gone.has(value.url);
}

/** A register's value for something that a person has one of, and that the person disputes: theirs replaces it, and it is shown beside. */
function isOutdone({ disputed, property }: Claim): boolean {
  return disputed === true && hasOne(property);
}

/** The other people in the profile, in the order of their pointers. */
function listRelated(
  people: readonly { readonly identifiers: readonly Identifier[] }[],
  keyring: Keyring,
): readonly RelatedPerson[] {
  return people.map(({ identifiers }, index) => ({
    pointer: pointerOf(index),
    suppressionKeys: suppressionKeys(keyring, { names: [], birthDate: null, identifiers }),
  }));
}

function pointerOf(index: number): string {
  return `/similarPeople/${index}`;
}

/** The author and licence of a fetched picture. */
function creditOf(data: string): PictureCredit {
  const { author, licence, licenceUrl } = JSON.parse(data) as PictureCredit;
  return {
    ...(author === undefined ? {} : { author }),
    ...(licence === undefined ? {} : { licence }),
    ...(licenceUrl === undefined ? {} : { licenceUrl }),
  };
}

/** All picture URLs in a claim, wherever they are. */
function pictureUrls({ value }: Claim): readonly string[] {
  if (typeof value !== "object") return [];
  const urls: string[] = [];
  if ("imageUrl" in value && value.imageUrl) urls.push(value.imageUrl);
  if ("avatarUrl" in value && value.avatarUrl) urls.push(value.avatarUrl);
  if ("peers" in value) urls.push(...(value.peers ?? []).flatMap((peer) => peer.imageUrl ?? []));
  return urls;
}
