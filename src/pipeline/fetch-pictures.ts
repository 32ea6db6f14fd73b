import { because } from "../domain/ledger-reason.ts";
import { askConnector, createRoom } from "../asking/ask-connector.ts";
import { reasonToSkip } from "../asking/outbound.ts";
import { createTraffic, writePassed } from "../asking/traffic.ts";
import { makeSafePicture, NotAPicture } from "../blobs/picture.ts";
import { isPage } from "../connectors/capture.ts";
import type { Capture, Connector } from "../connectors/connector.ts";
import { saveAnswered } from "../db/answered.ts";
import { deleteDatasources, listDatasourceAddresses, PICTURE_CONNECTOR } from "../db/datasource.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { findPictures } from "../db/picture.ts";
import { listProbes, type StoredProbe } from "../db/probe.ts";
import { listRecords } from "../db/record.ts";
import { withoutSuppressed } from "../db/suppression.ts";
import type { Claim } from "../domain/claim.ts";
import type { Identifier } from "../domain/identifier.ts";
import { pictureKeys } from "../names/suppression.ts";
import { openClaims, openingOf } from "../sections/open-properties.ts";
import { eachConcurrently } from "./each-concurrently.ts";
import { PROBES_PER_DEPTH, storeCapture } from "./positions.ts";
import { countQuestions } from "./questions.ts";
import type { StageContext } from "./stage.ts";
import { LookupEnded, requireLookupKey, writeUnder } from "./write.ts";

/** Per lookup: a report has one portrait and a gallery, not an album. */
const MAX_PICTURES = 12;
const CONCURRENT_PICTURES = 4;

/**
 * Fetches the pictures named by own records that are not imported, re-encodes them like imported ones, and stores each as a datasource of
 * the lookup, which is deleted with it. If the source "pictures" is off, nothing is fetched, and the coverage says so.
 *
 * @param claims all claims of the lookup
 * @param depth after all depths of collecting
 * @returns how many it asked for
 */
export async function fetchPictures(
  lookup: StoredLookup,
  claims: readonly Claim[],
  depth: number,
  deadline: AbortSignal | undefined,
  context: StageContext,
): Promise<number> {
  const source = context.connectors.find(({ picturesOnly }) => picturesOnly === true);
  if (source === undefined || lookup.preview || lookup.asksNobody) return 0;
  if (context.outbound.setupOf(source.name)?.enabled !== true) return 0;
  if (reasonToSkip(source, context.outbound, lookup) !== null) return 0;
  const wanted = await listWanted(lookup, claims, source, context);
  await eachConcurrently([...wanted.entries()], CONCURRENT_PICTURES, async ([index, picture]) => {
    await fetchPicture(lookup, source, picture, depth * PROBES_PER_DEPTH + index + 1, deadline, context);
  });
  return wanted.length;
}

/** Deletes pictures of records that are no longer the person's. */
export async function dropLeftPictures(
  lookup: StoredLookup,
  claims: readonly Claim[],
  context: StageContext,
): Promise<void> {
  const named = new Set((await listNamed(lookup, claims, context)).map(({ url }) => url));
  const kept = await listDatasourceAddresses(context.db, lookup.id);
  const left = kept
    .filter(({ connector, url }) => connector === PICTURE_CONNECTOR && !named.has(url))
    .map(({ id }) => id);
  if (left.length > 0) await writeUnder(lookup, context, (db) => deleteDatasources(db, lookup.id, left));
}

interface NamedPicture {
  readonly url: string;
  /** Whether a page of somebody's names it, rather than a source's response about an account. */
  readonly byPage: boolean;
}

/** Pictures named by own records, the avatar first. */
async function listNamed(
  lookup: StoredLookup,
  claims: readonly Claim[],
  context: StageContext,
): Promise<readonly NamedPicture[]> {
  const records = await listRecords(context.db, lookup.id);
  const own = new Set(records.flatMap(({ id, judgement }) => (judgement === "own" ? id : [])));
  const stated = claims.filter(({ recordId }) => own.has(recordId));
  const sources = new Map((await listDatasourceAddresses(context.db, lookup.id)).map((each) => [each.id, each]));
  const named = new Map<string, NamedPicture & { readonly rank: number }>();
  for (const claim of openClaims(stated, openingOf(lookup))) {
    if (claim.property !== "avatar" && claim.property !== "photo") continue;
    const url = claim.value.imageUrl;
    const byPage = isPage(sources.get(claim.datasourceId)?.kind ?? "");
    if (!named.has(url)) named.set(url, { url, byPage, rank: claim.property === "avatar" ? 0 : 1 });
  }
  return [...named.values()].sort((a, b) => a.rank - b.rank || (a.url < b.url ? -1 : 1));
}

/** Of these, the ones that are neither imported nor fetched for this lookup yet. */
async function listWanted(
  lookup: StoredLookup,
  claims: readonly Claim[],
  { name }: Connector,
  context: StageContext,
): Promise<readonly Identifier[]> {
  const named = (await listNamed(lookup, claims, context)).filter(({ url }) => /^https?:\/\//u.test(url));
  const urls = named.map(({ url }) => url);
  const held = await findPictures(context.db, lookup.accountId, urls);
  const probes = await listProbes(context.db, lookup.id);
  const asked = new Set(probes.flatMap((probe) => (probe.connector === name ? probe.identifierValue : [])));
  const questions = (lookup.maxQuestions ?? Number.POSITIVE_INFINITY) - countQuestions(probes, context.connectors);
  const left = Math.min(MAX_PICTURES - asked.size, questions);
  return named
    .filter(({ url }) => !held.has(url) && !asked.has(url))
    .slice(0, Math.max(0, left))
    .map(({ url, byPage }) => ({ kind: byPage ? "website" : "profileUrl", value: url }));
}

async function fetchPicture(
  lookup: StoredLookup,
  source: Connector,
  picture: Identifier,
  position: number,
  deadline: AbortSignal | undefined,
  context: StageContext,
): Promise<void> {
  context.signal.throwIfAborted();
  const started = performance.now();
  const traffic = createTraffic(context.db, context.keyring, (entry) =>
    writePassed(context.db, context.keyring, [entry]),
  );
  const occasion = {
    lookupId: lookup.id,
    accountId: lookup.accountId,
    timeoutMs: source.limits.timeoutMs,
    mostCaptures: 1,
    room: createRoom(),
    traffic,
    ...(deadline && { deadline }),
  };
  const {
    captures,
    refused: _,
    ...asked
  } = await askConnector(source, (own) => source.probe(picture, own), occasion, context);
  await traffic.settle();
  const { made, ...ended } = await makeSafe(captures[0], asked, context);
  const probe: StoredProbe = {
    lookupId: lookup.id,
    connector: source.name,
    identifierKind: picture.kind,
    identifierValue: picture.value,
    depth: Math.floor(position / PROBES_PER_DEPTH),
    ...asked,
    ...ended,
    ms: Math.round(performance.now() - started),
    position,
  };
  const key = await requireLookupKey(lookup.id, context);
  const isWritten = await saveAnswered(context.db, context.keyring, lookup, key, {
    datasources: made === null ? [] : [storeCapture(lookup.id, source.name, made, position, 0)],
    probes: [probe],
    answers: [],
    requests: [],
  });
  if (!isWritten) throw new LookupEnded();
  context.metrics?.countProbe(probe.connector, probe.outcome, probe.ms);
  context.trace?.addProbe(probe.connector, probe.outcome, probe.ms);
}

/** A fetched picture without metadata, no larger than imported ones; nothing if the picture is suppressed. */
async function makeSafe(
  capture: Capture | undefined,
  { outcome, why }: Pick<StoredProbe, "outcome" | "why">,
  { db, keyring }: StageContext,
): Promise<Pick<StoredProbe, "outcome" | "why"> & { readonly made: Capture | null }> {
  if (capture === undefined) return { made: null, outcome, why };
  const told = JSON.parse(capture.data) as { readonly bytes: string };
  try {
    const { hash, bytes } = await makeSafePicture(Buffer.from(told.bytes, "base64"));
    const [allowed] = await withoutSuppressed(db, [hash], (each) => pictureKeys(keyring, each));
    if (allowed === undefined) return { made: null, outcome: "suppressed", why: [] };
    const data = JSON.stringify({ ...told, bytes: Buffer.from(bytes).toString("base64") });
    return { made: { ...capture, data }, outcome, why };
  } catch (error) {
    if (!(error instanceof NotAPicture)) throw error;
    return { made: null, outcome: "skipped", why: [because("brokenPicture")] };
  }
}
