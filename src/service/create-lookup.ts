import { createHash } from "node:crypto";
import type { CreateLookup, Lookup } from "../contract/lookup.ts";
import { type Candidate, findCandidate, listIdentifiers, listPresences } from "../db/candidate.ts";
import { claimIdempotencyKey, finishIdempotencyKey } from "../db/idempotency.ts";
import { findLookup, insertLookup, type LookupRecord } from "../db/lookup.ts";
import type { Db } from "../db/schema.ts";
import { transact } from "../db/transaction.ts";
import { canonicalJson } from "../domain/claim.ts";
import { isId, newId } from "../domain/id.ts";
import type { Identifier } from "../domain/identifier.ts";
import { sectionsOf } from "../domain/purpose.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { avatarUrlOf, resolvePictures } from "./picture-url.ts";
import { toWireLookup } from "./wire-lookup.ts";

const RETENTION_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * Creates a lookup and its job in one transaction. With an Idempotency-Key the same request within a day
 * returns the same lookup.
 */
export async function createLookup(
  context: ServiceContext,
  caller: Caller,
  request: CreateLookup,
  idempotencyKey?: string,
): Promise<Lookup> {
  const candidate = isId(request.candidateId) ? await findCandidate(context.db, request.candidateId) : null;
  if (!candidate) throw new PublicError("candidate_not_found", "There is no candidate with this id. Search again.");
  const lookup = await draftLookup(context, caller, candidate);
  const saved = await transact(context.db, async (db) => {
    const earlier = idempotencyKey === undefined ? null : await findEarlier(db, caller, idempotencyKey, request);
    if (earlier) return earlier;
    await insertLookup(db, lookup);
    if (idempotencyKey !== undefined) await finishIdempotencyKey(db, caller.accountId, idempotencyKey, lookup.id);
    await context.queue.send(db, lookup.id);
    return { ...lookup, progress: 0, revision: 0, worker: null };
  });
  return toWireLookup(saved, null, context.now());
}

async function draftLookup(
  context: ServiceContext,
  caller: Caller,
  candidate: Candidate,
): Promise<Omit<LookupRecord, "progress" | "revision" | "worker">> {
  const createdAt = context.now();
  const presences = await listPresences(context.db, [candidate.id]);
  const identifiers = await listIdentifiers(context.db, candidate.id);
  const pictures = await resolvePictures(context, [candidate.avatarUrl]);
  return {
    id: newId(createdAt.getTime()),
    accountId: caller.accountId,
    candidateId: candidate.id,
    candidate: {
      fullName: candidate.fullName,
      aliases: candidate.aliases,
      avatarUrl: avatarUrlOf(context, pictures, candidate.avatarUrl, candidate.fullName),
      email: identifiers.find((identifier) => identifier.kind === "email")?.value ?? null,
      birthDate: candidate.birthDate,
      headline: candidate.headline,
      company: candidate.company,
      location: candidate.location,
      sources: presences.map((presence) => presence.url),
    },
    identifiers: startingPoints(candidate, identifiers),
    suppressionKeys: candidate.suppressionKeys,
    sections: sectionsOf(caller.defaultPurpose),
    purpose: caller.defaultPurpose,
    status: "queued",
    stage: "queued",
    trial: false,
    preview: false,
    metadata: {},
    createdAt,
    finishedAt: null,
    expiresAt: new Date(createdAt.getTime() + RETENTION_DAYS * DAY_MS),
    errorMessage: null,
    retentionDays: RETENTION_DAYS,
  };
}

/** The operator's own key to the person first: it files what the operator knows. */
function startingPoints(candidate: Candidate, identifiers: readonly Identifier[]): readonly Identifier[] {
  const own: Identifier = { kind: "candidate", value: candidate.originKey };
  return [own, ...identifiers.filter((identifier) => identifier.kind !== "candidate")];
}

async function findEarlier(db: Db, caller: Caller, key: string, request: CreateLookup): Promise<LookupRecord | null> {
  const requestHash = createHash("sha256").update(canonicalJson(request)).digest("hex");
  const claimed = await claimIdempotencyKey(db, { accountId: caller.accountId, key, requestHash });
  switch (claimed.state) {
    case "new":
      return null;
    case "in_flight":
      throw new PublicError(
        "idempotency_in_flight",
        "The first request with this key has not answered yet. Try again.",
      );
    case "mismatch":
      throw new PublicError("idempotency_mismatch", "This Idempotency-Key was used with another body. Use a new key.");
    case "done": {
      const lookup = await findLookup(db, claimed.lookupId, caller.accountId);
      if (!lookup) throw new PublicError("lookup_not_found", "The lookup of this Idempotency-Key was erased.");
      return lookup;
    }
  }
}
