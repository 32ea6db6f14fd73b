import { isDeepStrictEqual } from "node:util";
import type { KnownOfAge } from "../analysis/minor.ts";
import { RECTIFIED } from "../contract/contradictions.ts";
import type { Decision } from "../db/decision.ts";
import { type Datasource, deleteDatasources, listDatasourceAddresses, writeClosedPassages } from "../db/datasource.ts";
import { addMetadata, type StoredLookup } from "../db/lookup.ts";
import { noteUnread } from "../db/probe.ts";
import { type JudgedRecordRow, replaceRecords } from "../db/record.ts";
import { hasSuppressions } from "../db/suppression.ts";
import { keyOfAddress } from "../domain/address.ts";
import type { Claim } from "../domain/claim.ts";
import { THEIR_DOCUMENT } from "../domain/told-address.ts";
import { type Identifier, normalizeIdentifier } from "../domain/identifier.ts";
import type { RecordToJudge } from "../matching/score.ts";
import type { ReadFinding } from "../reading/read-capture.ts";
import { closeRevealed, closeSentences, emptyClosed, openingOf } from "../sections/open-properties.ts";
import { scriptOf } from "../names/scripts.ts";
import { isWholeName } from "../names/unspaced.ts";
import { nameFrequency } from "../search/frequency.ts";
import { probeOf } from "./positions.ts";
import { readDecisions, readForgotten } from "./decisions.ts";
import { refuseMinor } from "./minors.ts";
import { readNamesakes, toKnownPerson } from "./namesakes.ts";
import { type KnownInRun, readLedger } from "./known-in-run.ts";
import { learnedWords } from "./learned-words.ts";
import { listReadAgain, type ReadAgain } from "./read-again.ts";
import { listUnread, type ReadDatasource } from "./read-captures.ts";
import { readStored, type StatedProbes } from "./read-stored.ts";
import {
  type Rectified,
  readRectified,
  rectificationsOf,
  rectifyClaims,
  withRectified,
  writeRectified,
} from "./rectified.ts";
import type { StageContext } from "./stage.ts";
import { findListed, hushClaims, hushFeatures, ownOf, textsOfClaims } from "./hush-names.ts";
import { bothPassages, findClosedPassages } from "./closed-passages.ts";
import {
  listNamedOnly,
  listSuppressed,
  NOBODY_SUPPRESSED,
  PersonSuppressed,
  withoutPeers,
} from "./suppressed-records.ts";
import { STATEMENT_RECORD } from "./statement.ts";
import { closeWrong, findWrongPassages, readWrongWords } from "./wrong-words.ts";
import { requireLookupKey, writeUnder } from "./write.ts";

// Over 400 lines: all that decides between the records of a lookup works on the same captures, read once.

/** A person according to one connector, merged from all captures about them. */
interface ReadRecord {
  readonly id: string;
  readonly connector: string;
  readonly externalId: string;
  url: string;
  readonly names: Set<string>;
  readonly identifiers: Identifier[];
  /** By claim ID, in the order of reading. */
  readonly claims: Map<string, Claim>;
  readonly datasources: Set<string>;
  /** Running text about the person, by datasource, if the reader separated it. */
  readonly texts: Map<string, string>;
  /** The lines of documents that are the person's own, by datasource. */
  readonly lines: Map<string, string>;
  /** One of its documents is filed under the candidate's own key, and its reader found no contradiction. */
  filed: boolean;
  /** In what role it was given as the person's. */
  stated: RecordToJudge["stated"];
}

/**
 * Reads the stored captures and decides which records are the candidate, comparing each with the candidate and with every namesake in the
 * database and the captures. All rows are replaced, so the same captures always give the same rows; people's decisions survive.
 *
 * @param depth only captures up to this depth: repeated after a kill, a lookup takes the same steps
 * @param known what the run knows so far
 * @returns keys that own records state, and their employers' websites, in a stable order: what to search for next
 */
export async function resolve(
  lookup: StoredLookup,
  context: StageContext,
  depth = Number.POSITIVE_INFINITY,
  known: KnownInRun = {},
): Promise<readonly Identifier[]> {
  const { datasources, stated, learned } = await readStored(lookup, depth, known, context);
  const records = putTogether(datasources, stated, lookup.createdAt);
  const decisions = await readDecisions(lookup, context);
  const texts = textsOf(records, datasources);
  const bearers = (known.bearers ??= await nameFrequency(context.db, lookup.candidate.fullName));
  const { matches, employers } = await context.reading.judgeRecords({
    candidate: toKnownPerson({ ...lookup.candidate, id: lookup.candidateId ?? lookup.id }, lookup.identifiers),
    isDescribed: lookup.candidateId === null,
    asOf: lookup.createdAt.toISOString().slice(0, 10),
    namesakes: await readNamesakes(lookup, known, context),
    records: records.map((record) => toJudged(record, texts)),
    nameFrequency: bearers / 1e6,
    otherNames: learned,
    decisions: withStatement(decisions),
  });
  const rows: JudgedRecordRow[] = records.map((record) => {
    const match = matches.get(record.id);
    if (!match) throw new Error("a record was not judged");
    return {
      id: record.id,
      connector: record.connector,
      externalId: record.externalId,
      url: record.url,
      name: [...record.names][0] ?? null,
      datasourceIds: [...record.datasources],
      ...match,
    };
  });
  const isOwn = (id: string) => matches.get(id)?.judgement === "own";
  const anyListed = await hasSuppressions(context.db);
  const suppressed = anyListed ? await listSuppressed(records.filter(isFound), isOwn, context) : NOBODY_SUPPRESSED;
  if (suppressed.own.size > 0 && !lookup.asksNobody) throw new PersonSuppressed();
  const theirs = records.filter(({ id }) => isOwn(id));
  const rectified = await readRectified(lookup, theirs, context);
  await refuseMinor(knownOfAge(lookup, theirs, { texts, rectified }), context);
  const own = theirs.filter(({ id }) => !suppressed.own.has(id));
  const ownNames = own.flatMap(({ names }) => [...names]);
  const called = ownOf(lookup, ownNames);
  const everybody = [...rows, ...(await readForgotten(lookup, datasources, new Set(matches.keys()), context))];
  const named = anyListed ? await listNamedOnly(everybody, called, context) : new Set<string>();
  // A document that the caller adds to a lookup without outside searches is read, but says nothing about suppressed people either.
  const left = suppressed.others.union(suppressed.own).union(named);
  const judgements = new Map(rows.map(({ id, judgement }) => [id, left.has(id) ? ("other" as const) : judgement]));
  const kept = records.filter((record) => judgements.get(record.id) !== "other");
  const again = await listReadAgain(lookup, datasources, judgements, context);
  const claims = kept
    .flatMap((record) => withReadAgain(record, again, lookup.createdAt))
    .filter(({ id }) => !suppressed.claims.has(id))
    .map((claim) => withoutPeers(claim, suppressed.peers));
  const registers = listRegisters(datasources, context);
  const said = rectifyClaims(claims, rectified, (id) => registers.has(id));
  const details = rows.flatMap(({ features }) => features.flatMap(({ seen }) => seen?.values ?? []));
  const hush = anyListed ? await findListed(context, [...textsOfClaims(said.claims), ...details]) : null;
  const documents = new Map(datasources.map(({ id, data }) => [id, data]));
  const wrong = readWrongWords(rectified);
  const isLeft = (id: string) => registers.has(id) || id === rectified?.datasource.id;
  const shownClaims = closeWrong(hushClaims(said.claims, hush, called), wrong, isLeft);
  const stored = emptyClosed(
    closeRevealed(closeSentences(shownClaims, lookup), documents, lookup),
    openingOf(lookup),
    said.closed,
  );
  const closed = bothPassages(
    findClosedPassages(
      records.filter(({ id }) => suppressed.others.has(id)),
      datasources,
    ),
    findWrongPassages(datasources, wrong, isLeft),
  );
  const key = await requireLookupKey(lookup.id, context, known);
  const unread = listUnread(datasources);
  const ledger = await readLedger(lookup, known, context);
  const isNews = ledger.some((probe) => !isDeepStrictEqual(probe.unread, unread.get(probe.position) ?? []));
  await writeUnder(lookup, context, async (db) => {
    const keptRows = everybody.filter(({ id }) => !left.has(id));
    const judged = hushFeatures(keptRows, hush, called);
    const shown = withRectified(judged, rectified);
    const held = await listDatasourceAddresses(db, lookup.id);
    await writeRectified(db, lookup, rectified, held, context);
    await replaceRecords(db, lookup.id, shown, stored, key);
    const addresses = new Map(datasources.map(({ id, url }) => [id, url]));
    const told = rectificationsOf(rectified, stored, addresses, lookup);
    const noted = told.length === 0 ? null : JSON.stringify(told);
    if (noted !== null || RECTIFIED in lookup.metadata) await addMetadata(db, lookup.id, { [RECTIFIED]: noted });
    await deleteDatasources(db, lookup.id, listOnlyOf(left, records));
    if (closed.size > 0 || held.some(({ closedPassages }) => closedPassages.length > 0))
      await writeClosedPassages(db, lookup.id, closed);
    if (isNews) await noteUnread(db, lookup.id, unread);
  });
  for (const probe of ledger) probe.unread = unread.get(probe.position) ?? [];
  const words = learnedWords(own.filter(isFound).flatMap((record) => [...record.claims.values()]));
  if (words !== undefined) known.words = words;
  const undecided = records.filter(({ id }) => judgements.get(id) === "undecided");
  return [
    ...own.flatMap((record) => record.identifiers),
    ...writtenOtherwise(lookup, own),
    ...employers,
    ...pagesIn(datasources),
    ...addressesOf(undecided, matches),
  ];
}

/**
 * Names that the person's own records give them in another script than any that the lookup has: sources and pages in
 * that script know them by these.
 */
function writtenOtherwise({ candidate }: StoredLookup, own: readonly ReadRecord[]): readonly Identifier[] {
  const scripts = new Set([candidate.fullName, ...candidate.aliases].map(scriptsOf));
  const names = own.flatMap((record) => [
    ...record.names,
    ...[...record.claims.values()].flatMap((claim) => (claim.property === "alias" ? [claim.value] : [])),
  ]);
  const others = names.filter((name) => isWholeName(name) && !scripts.has(scriptsOf(name)));
  return [...new Set(others)].slice(0, MAX_OTHER_NAMES).flatMap((name) => normalizeIdentifier("name", name) ?? []);
}

/** Each is asked for in every source that is searched by name. */
const MAX_OTHER_NAMES = 2;

/** The scripts in which a name is written, in a fixed order. */
function scriptsOf(name: string): string {
  return [...new Set((name.match(/\p{L}+/gu) ?? []).map(scriptOf))].sort().join(" ");
}

/**
 * Public addresses that records of the person's whole name give as their own: an account or page there may link to what
 * is known of the person, and so decide about the record as well. Nothing else of an undecided record is asked about.
 */
function addressesOf(
  undecided: readonly ReadRecord[],
  matches: ReadonlyMap<string, Pick<JudgedRecordRow, "features">>,
): readonly Identifier[] {
  const named = undecided.filter(({ id }) => matches.get(id)?.features.some(({ name }) => name === "nameSame"));
  const keys = named.flatMap(({ identifiers }) => identifiers).filter(({ kind }) => PUBLIC.has(kind));
  return keys.slice(0, MAX_ADDRESSES);
}

const PUBLIC: ReadonlySet<Identifier["kind"]> = new Set(["profileUrl", "website", "externalId"]);
const MAX_ADDRESSES = 8;

/** The datasources that come from a public register. */
function listRegisters(datasources: readonly Datasource[], { connectors }: StageContext): ReadonlySet<string> {
  const readers = connectors.flatMap((connector) => connector.readers);
  const kinds = new Set(readers.flatMap(({ kind, isRegister }) => (isRegister === true ? kind : [])));
  return new Set(datasources.filter(({ kind }) => kinds.has(kind)).map(({ id }) => id));
}

/** Everything that own records say, and the person where they correct it, under all names that they give the person. */
function knownOfAge(
  { candidate }: StoredLookup,
  own: readonly ReadRecord[],
  { texts, rectified }: { readonly texts: ReadonlyMap<string, string>; readonly rectified: Rectified | null },
): KnownOfAge {
  const stated = own.flatMap(({ claims }) => [...claims.values()]);
  const { claims, closed } = rectifyClaims(stated, rectified, () => false);
  return {
    names: [...new Set([candidate.fullName, ...candidate.aliases, ...own.flatMap(({ names }) => [...names])])],
    claims: claims.filter(({ id }) => !closed.has(id)),
    texts: own.flatMap((record) => toJudged(record, texts).texts ?? []),
    ownTexts: own.flatMap((record) => [...record.texts.values()]),
    ownLines: own.flatMap((record) => [...record.lines.values()]),
  };
}

/** What the caller said is not a finding. */
function isFound({ id }: ReadRecord): boolean {
  return id !== STATEMENT_RECORD;
}

/** The datasources about nobody but these records. */
function listOnlyOf(ids: ReadonlySet<string>, records: readonly ReadRecord[]): readonly string[] {
  const told = new Set(records.filter(({ id }) => !ids.has(id)).flatMap(({ datasources }) => [...datasources]));
  const only = records.filter(({ id }) => ids.has(id));
  return [...new Set(only.flatMap(({ datasources }) => [...datasources]))].filter((id) => !told.has(id));
}

/** A statement by the caller or the operator about the person is about the person; similarity does not matter. */
function withStatement(decisions: ReadonlyMap<string, Decision["judgement"]>): ReadonlyMap<string, "own" | "other"> {
  const records = [...decisions].flatMap(([id, judgement]) =>
    judgement === "dismissed" ? [] : [[id, judgement] as const],
  );
  return new Map([[STATEMENT_RECORD, "own"] as const, ...records]);
}

/** A record's claims, followed by a language model's proposals for it that the rules did not read. */
function withReadAgain(record: ReadRecord, again: readonly ReadAgain[], startedAt: Date): Claim[] {
  const claims = new Map(record.claims);
  for (const { datasource, claims: more } of again.filter(({ recordId }) => recordId === record.id)) {
    const collectedAt = datasource.collectedAt ?? startedAt.toISOString();
    for (const claim of more) {
      if (claims.has(claim.id)) continue;
      claims.set(claim.id, { ...claim, recordId: record.id, datasourceId: datasource.id, collectedAt } as Claim);
    }
  }
  return [...claims.values()];
}

function putTogether(datasources: readonly ReadDatasource[], stated: StatedProbes, startedAt: Date): ReadRecord[] {
  const records = new Map<string, ReadRecord>();
  const mentions: { readonly finding: ReadFinding; readonly datasource: Datasource }[] = [];
  for (const datasource of datasources) {
    const address = stated.get(probeOf(datasource.position));
    const findings = datasource.reading?.findings ?? [];
    for (const finding of findings) {
      // A finding that only says where to search is not a record.
      if (finding.claims.length === 0 && finding.pages !== undefined) continue;
      if (isMention(finding)) {
        mentions.push({ finding, datasource });
        continue;
      }
      const record = addFinding(records, finding, datasource, startedAt);
      if (address !== undefined && isUnder(address, finding, findings.length))
        record.stated = address.kind === "profileUrl" ? "account" : "page";
      if (isHandedOver(datasource) && (finding.filed === true || findings.length === 1)) record.stated = "document";
    }
  }
  const read = Map.groupBy(records.values(), ({ url }) => pageKey(url));
  for (const { finding, datasource } of mentions) {
    const on = read.get(pageKey(finding.url)) ?? [];
    const page =
      on.length === 1 ? on[0] : on.find(({ names }) => finding.name !== undefined && names.has(finding.name));
    addFinding(records, page === undefined ? finding : { ...finding, recordId: page.id }, datasource, startedAt);
  }
  return [...records.values()];
}

/** The headline of an article whose page is searched for as well: once it is read, the page is judged, and both state it. */
function isMention({ claims, pages }: ReadFinding): boolean {
  return pages !== undefined && claims.every(({ property }) => property === "article");
}

function pageKey(url: string): string {
  const key = keyOfAddress(url);
  return key === null ? url : `${key.kind} ${key.value}`;
}

/** A document that the caller uploaded as being about the person. */
function isHandedOver({ url }: Datasource): boolean {
  return url.startsWith(THEIR_DOCUMENT);
}

/** Whether a finding is what the URL shows: it names the URL as its own, or nobody else is there. */
function isUnder({ kind, value }: Identifier, finding: ReadFinding, findings: number): boolean {
  return findings === 1 || finding.identifiers.some((each) => each.kind === kind && each.value === value);
}

function addFinding(
  records: Map<string, ReadRecord>,
  finding: ReadFinding,
  datasource: Datasource,
  startedAt: Date,
): ReadRecord {
  const id = finding.recordId;
  const record = records.get(id) ?? {
    id,
    connector: datasource.connector,
    externalId: finding.externalId,
    url: finding.url,
    names: new Set<string>(),
    identifiers: [],
    claims: new Map<string, Claim>(),
    datasources: new Set<string>(),
    texts: new Map<string, string>(),
    lines: new Map<string, string>(),
    filed: false,
    stated: undefined,
  };
  records.set(id, record);
  record.datasources.add(datasource.id);
  record.filed ||= finding.filed === true && !isHandedOver(datasource);
  if (finding.text !== undefined) record.texts.set(datasource.id, finding.text);
  if (finding.lines !== undefined) record.lines.set(datasource.id, finding.lines);
  if (finding.name) record.names.add(finding.name);
  for (const identifier of finding.identifiers) record.identifiers.push(identifier);
  const collectedAt = datasource.collectedAt ?? startedAt.toISOString();
  for (const claim of [...finding.claims, ...finding.described]) {
    const known = record.claims.get(claim.id);
    // Seen again: the newer datasource counts, with its time and place.
    if (known !== undefined && known.collectedAt >= collectedAt) continue;
    record.claims.set(claim.id, { ...claim, recordId: id, datasourceId: datasource.id, collectedAt } as Claim);
  }
  return record;
}

/** Pages found by a web search, each once; they are fetched whoever they are about. */
function pagesIn(datasources: readonly ReadDatasource[]): readonly Identifier[] {
  const findings = datasources.flatMap(({ reading }) => reading?.findings ?? []);
  const pages = findings.flatMap((finding) => finding.pages ?? []);
  return [...new Map(pages.map((page) => [`${page.kind} ${page.value}`, page])).values()].slice(0, MAX_PAGES);
}

/** A search engine's best results; further down are pages about namesakes, or about nobody. */
const MAX_PAGES = 16;

/** Running text of datasources about one person only. In a list, the claims or the reader's own separation show what belongs to whom. */
function textsOf(records: readonly ReadRecord[], datasources: readonly ReadDatasource[]): ReadonlyMap<string, string> {
  const told = new Map<string, number>();
  for (const { datasources: ids } of records) for (const id of ids) told.set(id, (told.get(id) ?? 0) + 1);
  const alone = datasources.filter(({ id }) => told.get(id) === 1);
  return new Map(alone.map(({ id, reading }) => [id, reading?.text ?? ""]));
}

function toJudged(record: ReadRecord, texts: ReadonlyMap<string, string>): RecordToJudge {
  const running = [...record.datasources].flatMap((id) => (record.texts.get(id) ?? texts.get(id)) || []);
  const claims = [...record.claims.values()];
  const biographies = claims.flatMap((claim) => (claim.property === "biography" ? [claim.value] : []));
  return {
    id: record.id,
    connector: record.connector,
    url: record.url,
    names: [...record.names],
    identifiers: record.identifiers,
    claims,
    texts: [...running, ...biographies.filter((one) => !running.some((text) => text.includes(one)))],
    filed: record.filed,
    ...(record.stated && { stated: record.stated }),
  };
}
