import { createHash } from "node:crypto";
import { createRoom } from "../asking/ask-connector.ts";
import type { Capture } from "../connectors/connector.ts";
import { isOperatorKind } from "../connectors/operator/connector.ts";
import { MAX_DOCUMENTS } from "../contract/awaited-documents.ts";
import { documentAddress, withoutFileName } from "../domain/told-address.ts";
import { saveAnswered } from "../db/answered.ts";
import { takeLookupKey } from "../db/data-key.ts";
import { listDatasourceAddresses } from "../db/datasource.ts";
import { withdrawLookup } from "../db/finish-lookup.ts";
import { type StoredLookup } from "../db/lookup.ts";
import { listProbes } from "../db/probe.ts";
import { listClaims } from "../db/record.ts";
import type { GivenDocument } from "../reading/read-document.ts";
import { draftProfile, storeProfile } from "./assemble.ts";
import { collect } from "./collect.ts";
import { isOfDocument, nextDepth, PROBES_PER_DEPTH, storeCapture } from "./positions.ts";
import type { KnownInRun } from "./known-in-run.ts";
import { learnMinor, MINOR_MESSAGE, PersonIsMinor } from "./minors.ts";
import { resolve } from "./resolve.ts";
import { forRun, type StageContext } from "./stage.ts";
import { LookupEnded } from "./write.ts";

/** How long outside sources are searched for what a document states: the person who uploaded it is waiting. */
const ASKING_MS = 20_000;

/** What was read from a document, and the name of its file; empty if it had none. */
export interface NamedDocument extends GivenDocument {
  readonly name: string;
}

/**
 * Stores a document, with a depth of its own among the lookup's positions, as a datasource of a finished lookup, searches for the keys in it (such as an address on a CV), and rebuilds the
 * profile. Whether it is about the person is judged, unless the caller says so.
 *
 * @returns false, with nothing stored, if the lookup was erased meanwhile or has enough documents
 */
export async function addDocument(
  lookup: StoredLookup,
  document: NamedDocument,
  isTheirs: boolean,
  given: StageContext,
): Promise<boolean> {
  const context = forRun(given, lookup.id);
  const done = await listProbes(context.db, lookup.id);
  if (done.filter(isOfDocument).length >= MAX_DOCUMENTS) return false;
  const depth = nextDepth(done);
  const connector = isOperatorKind(document.kind) ? "operator" : "archive";
  const position = depth * PROBES_PER_DEPTH;
  const capture = captureOf(document, isTheirs, context.now(), await listDatasourceAddresses(context.db, lookup.id));
  const key = await takeLookupKey(context.db, context.keyring, lookup.id);
  if (key === null) return false;
  const isWritten = await saveAnswered(context.db, context.keyring, lookup, key, {
    datasources: [storeCapture(lookup.id, connector, capture, position, 0)],
    probes: [
      {
        lookupId: lookup.id,
        connector,
        identifierKind: isTheirs ? "candidate" : "name",
        identifierValue: isTheirs ? capture.url : lookup.candidate.fullName,
        depth,
        outcome: "found",
        why: [],
        ms: 0,
        attempts: 0,
        bytes: 0,
        position,
      },
    ],
    answers: [],
    requests: [],
  });
  if (!isWritten) return false;
  try {
    const known: KnownInRun = { key };
    const keys = await resolve(lookup, context, Number.POSITIVE_INFINITY, known);
    const run = { known, disabled: new Set<string>(), deadline: AbortSignal.timeout(ASKING_MS), room: createRoom() };
    if ((await collect(lookup, keys, depth, run, context)) > 1)
      await resolve(lookup, context, Number.POSITIVE_INFINITY, known);
    const claims = await listClaims(context.db, context.keyring, lookup.id);
    await storeProfile(lookup, await draftProfile(lookup, claims, known, context), known, context);
  } catch (error) {
    if (error instanceof PersonIsMinor) {
      await learnMinor(context, lookup);
      await withdrawLookup(context.db, lookup.id, MINOR_MESSAGE, context.now());
    } else if (!(error instanceof LookupEnded)) throw error;
  }
  return true;
}

/** @param known the addresses of the lookup's datasources: a document among them keeps its file name */
function captureOf(
  { kind, mediaType, data, name }: NamedDocument,
  isTheirs: boolean,
  at: Date,
  known: readonly { readonly url: string }[],
): Capture {
  const digest = createHash("sha256").update(data).digest("hex").slice(0, 32);
  const address = documentAddress(isTheirs, digest, name);
  const same = known.find(({ url }) => withoutFileName(url) === withoutFileName(address));
  return {
    kind,
    url: same?.url ?? address,
    mediaType,
    collectedAt: at.toISOString(),
    data,
  };
}
