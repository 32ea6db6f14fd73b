import { isMinorBornOn } from "../analysis/minor.ts";
import { randomUUID } from "node:crypto";
import { tellsOfCase } from "../analysis/adverse-media.ts";
import type { CreateSuppression } from "../contract/suppression.ts";
import { listAuditRowsAbout } from "../db/audit.ts";
import { listDatasourceAddresses } from "../db/datasource.ts";
import type { DeskRequest } from "../db/desk-request.ts";
import { findHeldUnder, listHeldIn, listHeldPeople } from "../db/held-person.ts";
import { identifierText } from "../db/identifier-key.ts";
import { findLookupToRun, type StoredLookup } from "../db/lookup.ts";
import { listNamingLookups } from "../db/mention.ts";
import { lockMerges } from "../db/merge.ts";
import {
  insertRectification,
  isAnyLookupLeftFrom,
  listHandedOn,
  listUnsettled,
  noteRebuilt,
  saveTold,
  type StoredRectification,
  type Recipient,
} from "../db/rectification.ts";
import { withoutSuppressed } from "../db/suppression.ts";
import { transact } from "../db/transaction.ts";
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
import { markMinors } from "../db/write-candidate.ts";
import { withdrawMinors } from "../pipeline/minors.ts";
import { isCalledSo, isRectified } from "../pipeline/rectified.ts";
import { rebuildLookup } from "../pipeline/run.ts";
import { findPart } from "../privacy/part.ts";
import { type IdentifiedPerson, identifyPerson, type Seeds } from "./close-person.ts";
import { isTheirs } from "./own-records.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { findHeldSeeds } from "./erase-person.ts";

/** The caller who grants a correction settles it; anything older was abandoned. */
const SETTLE_MS = 60_000;
const PAGE = 50;
const FIRST = "00000000-0000-0000-0000-000000000000";

/**
 * Grants a correction, which then applies to every lookup of the person in every account. `settleRectification` rebuilds the existing ones.
 *
 * @throws PublicError `correction_unusable` if it does not say what is wrong, no stored person has one of the identifiers, or the value is
 * somebody else's
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
  return await transact(context.db, async (db) => {
    // A concurrent erasure is either finished before, and finds nobody here, or comes after and includes this row.
    await lockMerges(db, "share");
    const inside = { ...context, db };
    const seeds = await findHeldSeeds(inside, caller, about);
    const { identifiers, names, personIds } = await identifyBearer(inside, caller, about, seeds);
    if (identifiers.length === 0) throw unusable("nobody is known by an identifier that is theirs alone");
    const renamed = correction.property === "fullName" && correction.value !== null ? [correction.value] : [];
    if (names.length === 0) throw unusable("nothing says what the person is called: give a name, in `person`");
    await requireOwn(inside, correction, names);
    const rectification = {
      ...correction,
      id: randomUUID(),
      requestId: request.id,
      suppressionKeys: suppressionKeys(context.keyring, { names: [], birthDate: null, identifiers }),
      names: [...names, ...renamed],
      rectifiedAt: context.now(),
    };
    await insertRectification(db, context.keyring, rectification);
    const { property, value } = correction;
    const today = context.now().toISOString().slice(0, 10);
    if (property === "birthDate" && value !== null && isMinorBornOn(value, today)) {
      await markMinors(db, personIds, context.now());
      await withdrawMinors(db, personIds, context.now());
    }
    return { ...rectification, rebuilt: [] };
  });
}

/**
 * Whose correction it is, by what the operator was given and stores. A lookup contains what its caller typed, and another account's import
 * what that account wrote; either may combine a stranger's name and profiles with an address of their own.
 */
async function identifyBearer(
  { db, keyring }: ServiceContext,
  { accountId }: Caller,
  about: CreateSuppression,
  seeds: Seeds,
): Promise<Pick<IdentifiedPerson, "identifiers" | "names" | "personIds">> {
  const person = await identifyPerson(db, { keyring }, about, seeds);
  const held = await listHeldPeople(db, await listHeldIn(db, accountId, person.personIds));
  const known = [
    ...about.identifiers,
    ...held.flatMap((each) => each.identifiers),
    ...(seeds.lookup?.identifiers ?? []),
  ];
  const texts = new Set(known.map(identifierText));
  const called = [
    ...about.names,
    ...held.flatMap(({ fullName, aliases }) => [fullName, ...aliases]),
    ...(seeds.lookup?.names ?? []),
  ];
  return {
    identifiers: person.identifiers.filter((each) => texts.has(identifierText(each))),
    names: [...new Set(called.length > 0 ? called : [...person.names, ...person.typedNames])],
    personIds: person.personIds,
  };
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

/** A correction must not say anything about somebody else: no address of theirs, and no accusation. */
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

/** Professions whose texts may be those of a prosecutor or investigator. */
const ABOUT_WORK: ReadonlySet<string> = new Set(["occupation", "industry", "skill", "interest"]);
const ADDRESSES: Partial<Readonly<Record<string, IdentifierKind>>> = {
  email: "email",
  phone: "phone",
  website: "website",
};

/**
 * Rebuilds every finished lookup of the person with the rectification, deletes their reports, and records who must be told: whoever made or
 * read one, has a link to it, or receives messages. A lookup that is still running or cannot be read is left to a later pass.
 */
export async function settleRectification(context: ServiceContext, rectification: StoredRectification): Promise<void> {
  const { id, names, rectifiedAt } = rectification;
  const rebuilt = [...rectification.rebuilt];
  // A lookup already running may have been judged before, and be written after this pass.
  let isSettled = !(await isAnyLookupLeftFrom(context.db, rectifiedAt));
  for (const lookupId of await listLookupsOf(context, rectification)) {
    if (rebuilt.includes(lookupId)) continue;
    const lookup = await findLookupToRun(context.db, lookupId);
    // Somebody with another name at the same address is left unchanged, and nobody is told about them.
    if (lookup === null || !isCalledSo(lookup, names)) continue;
    if (lookup.status !== "success") {
      isSettled &&= isFinished(lookup.status);
      continue;
    }
    const made = await makeAnew(context, id, lookup);
    isSettled &&= made !== "failed";
    if (made !== "corrected") continue;
    await noteRebuilt(context.db, id, lookupId);
    rebuilt.push(lookupId);
  }
  await saveTold(context.db, context.keyring, id, { told: await listTold(context, rebuilt), isSettled });
  context.log.info({ rectificationId: id, lookups: rebuilt.length, isSettled }, "lookups were rectified");
}

/** A lookup whose documents cannot be opened does not block others. */
async function makeAnew(
  context: ServiceContext,
  rectificationId: string,
  lookup: StoredLookup,
): Promise<"corrected" | "untouched" | "failed"> {
  try {
    await rebuildLookup(lookup, context.stageContext(context.stopping));
  } catch (error) {
    if (isUnavailable(error) || context.stopping.aborted) throw error;
    context.log.error({ rectificationId, lookupId: lookup.id, ...errorFields(error) }, "a lookup was not rectified");
    return "failed";
  }
  await context.blobs.remove(`reports/${lookup.id}/`);
  const told = await listDatasourceAddresses(context.db, lookup.id);
  return told.some(isRectified) ? "corrected" : "untouched";
}

/** Lookups about the person: by their own identifiers, and by those of their own records. */
async function listLookupsOf(
  { db, keyring }: ServiceContext,
  { suppressionKeys: keys }: StoredRectification,
): Promise<ReadonlySet<string>> {
  const part = await findPart(db, keyring, { accountId: null, keys });
  const found = new Set(part.lookups);
  const theirs = new Set(keys);
  for (let after = FIRST; ; ) {
    const page = await listNamingLookups(db, keyring, after, PAGE);
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

async function listTold(context: ServiceContext, lookupIds: readonly string[]): Promise<readonly Recipient[]> {
  await context.audit.flush();
  const rows = await listAuditRowsAbout(context.db, { subjects: [], lookupIds });
  const keys = new Map<string, Recipient>();
  for (const { keyId, keyName, lookupId, at } of rows) {
    if (keyId === DESK_KEY_ID || lookupId === null) continue;
    // The rows are ordered by time, so the last read is kept.
    keys.set(`${keyId} ${lookupId}`, { kind: "key", name: keyName ?? keyId, lookupId, at });
  }
  return [...keys.values(), ...(await listHandedOn(context.db, lookupIds, context.now()))];
}

/** Rebuilds what was left, now and every minute: lookups that were running, and those left by a killed process. Returns a function that stops it. */
export function startRectifying(context: ServiceContext): () => Promise<void> {
  const turn = async () => {
    const before = new Date(context.now().getTime() - SETTLE_MS);
    for (const rectification of await listUnsettled(context.db, context.keyring, before)) {
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
