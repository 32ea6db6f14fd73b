import { randomUUID } from "node:crypto";
import { tellsOfCase } from "../analysis/adverse-media.ts";
import type { CreateSuppression } from "../contract/suppression.ts";
import { listAuditRowsAbout } from "../db/audit.ts";
import { listDatasourceAddresses } from "../db/datasource.ts";
import type { DeskRequest } from "../db/desk-request.ts";
import { findHeldUnder } from "../db/held-person.ts";
import { findLookupToRun } from "../db/lookup.ts";
import { listNamingLookups } from "../db/mention.ts";
import {
  insertRectification,
  listHandedOn,
  listUnsettled,
  noteRebuilt,
  saveTold,
  type StoredRectification,
  type Told,
} from "../db/rectification.ts";
import { withoutSuppressed } from "../db/suppression.ts";
import { isUnavailable } from "../db/unavailable.ts";
import { isFreeText } from "../domain/correctable.ts";
import { type Correction, type CorrectionFault, faultOf } from "../domain/correction.ts";
import { DESK_KEY_ID, type RequestKind } from "../domain/desk-request.ts";
import { type IdentifierKind, normalizeIdentifier } from "../domain/identifier.ts";
import { isFinished } from "../domain/lookup.ts";
import { PublicError } from "../errors.ts";
import { errorFields } from "../log.ts";
import { recordKeys } from "../names/record-keys.ts";
import { suppressionKeys } from "../names/suppression.ts";
import { isRectified } from "../pipeline/rectified.ts";
import { rebuildLookup } from "../pipeline/run.ts";
import { findPart } from "../privacy/part.ts";
import { identifyPerson, isTheirs } from "./close-person.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { findHeldSeeds } from "./erase-person.ts";

/** Whoever grants a correction settles it; what is older was left. */
const SETTLE_MS = 60_000;
const PAGE = 50;
const FIRST = "00000000-0000-0000-0000-000000000000";

/**
 * Grants a correction: from now on it holds in every lookup of the person, in every account. `settleRectification` makes
 * those anew that are there.
 *
 * @throws PublicError `correction_unusable` where nothing says what is wrong, nobody is known by an identifier of theirs, or the
 *   value is somebody else's
 */
export async function rectifyPerson(
  context: ServiceContext,
  caller: Caller,
  request: Pick<DeskRequest, "id" | "kind" | "contact" | "correction">,
  about: CreateSuppression | null,
  given: Correction | undefined,
): Promise<StoredRectification> {
  const asked = given ?? request.correction;
  if (asked === null) throw unusable("nothing says which property is wrong: send `correction`");
  const correction = requireCorrection(request.kind, asked);
  if (about === null) throw unusable("this request has no email address: say who is meant, in `person`");
  const seeds = await findHeldSeeds(context, caller, about);
  const person = await identifyPerson(context.db, context, about, seeds);
  if (person.identifiers.length === 0) throw unusable("nobody is known by an identifier that is theirs alone");
  const names = [...new Set([...person.names, ...person.given.names])];
  const renamed = correction.property === "fullName" && correction.value !== null ? [correction.value] : [];
  if (names.length === 0) throw unusable("nothing says what the person is called: give a name, in `person`");
  await requireOwn(context, correction, names);
  const rectification = {
    ...correction,
    id: randomUUID(),
    requestId: request.id,
    suppressionKeys: person.keys,
    names: [...names, ...renamed],
    rectifiedAt: context.now(),
  };
  await insertRectification(context.db, rectification);
  return { ...rectification, rebuilt: [] };
}

const FAULTS: Readonly<Record<CorrectionFault, string>> = {
  empty: "say which value is wrong, or what is right",
  removal_only: "of this property a person can say that a value is wrong, and put none in its place",
  value_malformed: "this is no value of the property",
  was_malformed: "the wrong value is too long, or has signs that no value has",
};

/** @throws PublicError `correction_unusable` */
export function requireCorrection(kind: RequestKind, correction: Correction): Correction {
  if (kind !== "rectification") throw unusable("only a rectification corrects anything");
  const fault = faultOf(correction);
  if (fault !== null) throw unusable(FAULTS[fault]);
  return correction;
}

/** Nobody's correction says something of somebody else: no address of theirs, and no accusation. */
async function requireOwn(
  { db, keyring }: ServiceContext,
  { property, value }: Correction,
  names: readonly string[],
): Promise<void> {
  if (value === null) return;
  if (isFreeText(property) && !ABOUT_WORK.has(property) && tellsOfCase(value)) {
    throw unusable("the value tells of a wrong, which no value of this property does");
  }
  const kind = ADDRESSES[property];
  const address = kind === undefined ? null : normalizeIdentifier(kind, value);
  if (address === null) return;
  const others = (await findHeldUnder(db, [address])).filter(({ fullName }) => !isTheirs(names, fullName));
  const keys = suppressionKeys(keyring, { names: [], birthDate: null, identifiers: [address] });
  const [visible] = await withoutSuppressed(db, [address], () => keys);
  if (others.length > 0 || visible === undefined) throw unusable("the address is not known to be this person's alone");
}

/** Whose words may well be those of a prosecutor or an investigator. */
const ABOUT_WORK: ReadonlySet<string> = new Set(["occupation", "industry", "skill", "interest"]);
const ADDRESSES: Partial<Readonly<Record<string, IdentifierKind>>> = {
  email: "email",
  phone: "phone",
  website: "website",
};

/**
 * Makes every finished lookup of the person anew with what was rectified, ends their reports, and keeps who is told: whoever made or read one, holds a
 * link to it, or is sent messages. One that still runs is left to a later turn.
 */
export async function settleRectification(context: ServiceContext, rectification: StoredRectification): Promise<void> {
  const { id } = rectification;
  const rebuilt = [...rectification.rebuilt];
  let isSettled = true;
  for (const lookupId of await listLookupsOf(context, rectification)) {
    if (rebuilt.includes(lookupId)) continue;
    const lookup = await findLookupToRun(context.db, lookupId);
    if (lookup === null) continue;
    if (lookup.status !== "success") {
      isSettled &&= isFinished(lookup.status);
      continue;
    }
    await rebuildLookup(lookup, context.stageContext(context.stopping));
    await context.blobs.remove(`reports/${lookupId}/`);
    const told = await listDatasourceAddresses(context.db, lookupId);
    if (!told.some(isRectified)) continue;
    await noteRebuilt(context.db, id, lookupId);
    rebuilt.push(lookupId);
  }
  await saveTold(context.db, id, await listTold(context, rebuilt), isSettled);
  context.log.info({ rectificationId: id, lookups: rebuilt.length, isSettled }, "lookups were rectified");
}

/** Lookups about the person: by what they began with, and by what their own records say. */
async function listLookupsOf(
  { db, keyring }: ServiceContext,
  { suppressionKeys: keys }: StoredRectification,
): Promise<ReadonlySet<string>> {
  const part = await findPart(db, keyring, { accountId: null, keys });
  const found = new Set(part.lookups);
  const theirs = new Set(keys);
  for (let after = FIRST; ; ) {
    const page = await listNamingLookups(db, after, PAGE);
    for (const { id, records } of page) {
      const own = records.filter(({ isOwn }) => isOwn);
      const bears = own.some((record) => {
        const claims = new Map(record.claims.map((claim) => [claim.id, claim]));
        const keyed = { id: record.id, url: record.url, names: new Set<string>(), identifiers: [], claims };
        return recordKeys(keyring, keyed, false).some((key) => theirs.has(key));
      });
      if (bears) found.add(id);
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return found;
    after = last.id;
  }
}

async function listTold(context: ServiceContext, lookupIds: readonly string[]): Promise<readonly Told[]> {
  await context.audit.flush();
  const rows = await listAuditRowsAbout(context.db, { subjects: [], lookupIds });
  const keys = new Map<string, Told>();
  for (const { keyId, keyName, lookupId, at } of rows) {
    if (keyId === DESK_KEY_ID || lookupId === null) continue;
    // The rows are in the order of time: the last reading stays.
    keys.set(`${keyId} ${lookupId}`, { kind: "key", name: keyName ?? keyId, lookupId, at });
  }
  return [...keys.values(), ...(await listHandedOn(context.db, lookupIds, context.now()))];
}

/** Takes up what is left to be made anew, now and every minute: what ran, and what a process that was killed left. Returns what stops it. */
export function startRectifying(context: ServiceContext): () => Promise<void> {
  const turn = async () => {
    for (const rectification of await listUnsettled(context.db, new Date(context.now().getTime() - SETTLE_MS))) {
      if (context.stopping.aborted) return;
      await settleRectification(context, rectification);
    }
  };
  const look = async () =>
    await turn().catch((error: unknown) => {
      if (!isUnavailable(error) && !context.stopping.aborted)
        context.log.error(errorFields(error), "lookups could not be rectified");
    });
  let running = look();
  const timer = setInterval(() => {
    running = running.then(look);
  }, SETTLE_MS);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

function unusable(why: string): PublicError {
  return new PublicError("correction_unusable", `The correction cannot be made: ${why}.`);
}
