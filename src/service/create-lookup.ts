import { createHash } from "node:crypto";
import { AWAITED_DOCUMENTS } from "../contract/awaited-documents.ts";
import type { CandidateInput, CreateLookup } from "../contract/lookup.ts";
import { listDescribed } from "../db/archive.ts";
import { reserveCredit } from "../db/credit-entry.ts";
import { type Candidate, findCandidatesByIdentifier, findCandidatesUnder, isFiledUnder } from "../db/candidate.ts";
import { adoptSubject } from "../db/decision.ts";
import { claimIdempotencyKey, finishIdempotencyKey } from "../db/idempotency.ts";
import { keepPlans } from "../db/keep-plans.ts";
import { findLookup, insertLookup, type StoredLookup } from "../db/lookup.ts";
import { findPeopleOf } from "../db/merge.ts";
import type { Db } from "../db/schema.ts";
import { listOnList } from "../db/suppression.ts";
import { transact } from "../db/transaction.ts";
import type { AskedFlag } from "../domain/brand-safety.ts";
import { canonicalJson } from "../domain/claim.ts";
import { identifiersOf, namesOf } from "../domain/given-person.ts";
import { newId } from "../domain/id.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { SectionName } from "../domain/lookup.ts";
import { flagsOf } from "../domain/property-rules.ts";
import { isRefused, type Purpose, sectionsOf } from "../domain/purpose.ts";
import { describedKeys, suppressionKeys } from "../names/suppression.ts";
import { hushSubject } from "../pipeline/hush-names.ts";
import { isStatedMinor, type StatedAge } from "../analysis/minor.ts";
import { FLAGS_KEY } from "../sections/open-properties.ts";
import { PublicError } from "../errors.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { admit, requireLiveLookup } from "./find-lookup.ts";
import { readKnown, requirePerson, unknownCandidate } from "./get-candidate.ts";
import { isOnePersons, isTheirs } from "./own-records.ts";
import { avatarUrlOf, resolvePictures } from "./picture-url.ts";
import { chooseSubject } from "./subject.ts";

const DAY_MS = 86_400_000;

/** What a key has left, if already known. */
type CreditsLeft = { readonly credits: number | null } | undefined;
export type NewLookup = Omit<StoredLookup, "progress" | "revision" | "worker" | "run">;
type Person = Pick<NewLookup, "candidateId" | "candidate" | "identifiers" | "suppressionKeys">;

/** Settings of a lookup that is part of a bulk. */
export interface PartOfBulk {
  /** How many questions it may ask outside sources; `null` for the usual limit. */
  readonly maxQuestions: number | null;
  /** Runs in the transaction that writes the lookup; if it throws, nothing is written. */
  readonly claim: (db: Db, lookupId: string) => Promise<void>;
}

/**
 * Creates a lookup, its job and its audit row in one transaction. With an Idempotency-Key, the same request within a day returns the same
 * lookup, marked as not new.
 */
export async function createLookup(
  given: ServiceContext,
  caller: Caller,
  request: CreateLookup,
  { idempotencyKey, bulk }: { readonly idempotencyKey?: string | undefined; readonly bulk?: PartOfBulk } = {},
): Promise<{ readonly lookup: StoredLookup; readonly isNew: boolean; readonly left?: CreditsLeft }> {
  const context = { ...given, db: keepPlans(given.db) };
  const purpose = choosePurpose(caller, request.purpose);
  const sections = chooseSections(purpose, request.sections);
  const flags = chooseFlags(purpose, request["candor.flags"] ?? []);
  const sameAs = request["candor.sameAs"];
  const before = sameAs === undefined ? null : await requireLiveLookup(context, caller, sameAs);
  const person = await describePerson(context, caller, request, before);
  refuseMinors([person.candidate], context.now());
  const createdAt = context.now();
  const id = newId(createdAt.getTime());
  const subjectUnder = (secret: string) => chooseSubject(secret, person, before?.subject ?? id);
  const draft: NewLookup = {
    id,
    accountId: caller.accountId,
    ...person,
    subject: subjectUnder(context.keyring.current),
    sections,
    purpose,
    status: "queued",
    stage: "queued",
    trial: request.trial,
    preview: request.preview,
    metadata: {
      ...request.metadata,
      ...(flags.length > 0 && { [FLAGS_KEY]: flags.join(",") }),
      ...(request["candor.documents"] && { [AWAITED_DOCUMENTS]: String(request["candor.documents"]) }),
    },
    createdAt,
    finishedAt: null,
    expiresAt: new Date(createdAt.getTime() + request.retentionDays * DAY_MS),
    errorMessage: null,
    retentionDays: request.retentionDays,
    keyId: caller.keyId,
    credit: request.preview ? null : request.trial ? "trial" : "paid",
    webhookUrl: request.webhookUrl === undefined ? null : requireReceiver(context, request.webhookUrl),
    asksNobody: false,
    maxQuestions: bulk?.maxQuestions ?? null,
  };
  return await transact(context.db, async (db) => {
    const earlier = idempotencyKey === undefined ? null : await findEarlier(db, caller, idempotencyKey, request);
    if (earlier) return { lookup: earlier, isNew: false };
    await bulk?.claim(db, draft.id);
    await adoptSubject(db, draft.accountId, context.keyring.all.map(subjectUnder), draft.subject);
    const written = await writeDraft(db, draft);
    if (idempotencyKey !== undefined) {
      await finishIdempotencyKey(db, { accountId: caller.accountId, key: idempotencyKey }, { lookupId: draft.id });
    }
    await context.queue.send(db, draft.id, bulk === undefined);
    const { accountId, keyId } = caller;
    const audited = { at: createdAt, accountId, keyId, operation: "createLookup", status: 201 };
    await context.audit.append(db, { ...audited, lookupId: draft.id, purpose, about: draft.subject });
    // The key's credits are locked last, because others wait for them.
    const left = await setCreditAside(db, draft);
    return { lookup: { ...written, progress: 0, revision: 0, worker: null, run: 0 }, isNew: true, left };
  });
}

/**
 * A suppressed candidate does not exist. A person described instead is looked up as an unknown person, without any outside search: a
 * refusal would reveal that they asked not to be found, and so would a second attempt to write, by the time it takes.
 */
export async function writeDraft(db: Db, draft: NewLookup): Promise<NewLookup> {
  const quiet = { ...draft, suppressionKeys: [], asksNobody: true };
  const isDescribed = draft.candidateId === null;
  const isListed = isDescribed && (await listOnList(db, draft.suppressionKeys)).size > 0;
  if (!isListed && (await insertLookup(db, draft))) return draft;
  // Suppressed as a candidate, or since the list was read.
  if (!isDescribed || !(await insertLookup(db, quiet))) throw unknownCandidate();
  return quiet;
}

/** The key's default if none is given. Some purposes are refused to everybody, others to this key. */
export function choosePurpose(caller: Caller, given: CreateLookup["purpose"]): Purpose {
  const purpose = given ?? caller.defaultPurpose;
  if (isRefused(purpose)) {
    throw new PublicError(
      "purpose_refused",
      `Candor does not make lookups for the purpose ${purpose}: the law requires a regulated report for such decisions, and a Candor report is not one.`,
    );
  }
  if (!caller.purposes.includes(purpose)) {
    throw new PublicError("purpose_not_allowed", `This key does not allow the purpose ${purpose}.`);
  }
  return purpose;
}

export function chooseSections(purpose: Purpose, asked: readonly SectionName[] | undefined): readonly SectionName[] {
  const open = sectionsOf(purpose);
  const closed = asked?.filter((section) => !open.includes(section)) ?? [];
  if (closed.length > 0) {
    const faults = closed.map((section) => ({ pointer: "/sections", detail: `${section} is closed by ${purpose}` }));
    throw new PublicError("section_closed", `The purpose ${purpose} closes ${closed.join(", ")}.`, faults);
  }
  return asked ? open.filter((section) => asked.includes(section)) : open;
}

/** The flags named by the lookup, without duplicates; its purpose may close some. */
function chooseFlags(purpose: Purpose, asked: readonly AskedFlag[]): readonly AskedFlag[] {
  const allowed = flagsOf(purpose);
  const faults = asked
    .filter((flag) => !allowed.includes(flag))
    .map((flag) => ({ pointer: "/candor.flags", detail: `${flag} is closed by ${purpose}` }));
  if (faults.length === 0) return allowed.filter((flag) => asked.includes(flag));
  throw new PublicError("section_closed", `The purpose ${purpose} closes flags about beliefs.`, faults);
}

/** People who are said to be under 18 are not looked up: nothing about them is written or searched for. */
function refuseMinors(people: readonly StatedAge[], now: Date): void {
  const minor = people.find((each) => isStatedMinor(each, now));
  if (minor === undefined) return;
  if (!isStatedMinor({ ...minor, minorSeenAt: null }, now)) {
    throw new PublicError(
      "person_under_age",
      "An earlier lookup, or a correction by the person, says that they are under 18. Import their date of birth if that is wrong.",
    );
  }
  const said = minor.birthDate === null ? "By their headline" : "By the date of birth given";
  throw new PublicError("person_under_age", `${said}, the person is under 18. Correct it if it is wrong.`);
}

/** A person in the database, with all their imports. */
async function describeKnown(context: ServiceContext, caller: Caller, candidateId: string): Promise<Person> {
  const { candidate, members } = await requirePerson(context, caller, candidateId);
  // Of merged people each speaks for themselves: the head's date of birth is not everybody's.
  refuseMinors(members, context.now());
  const { presences, identifiers, isFoundBySearch } = await readKnown(context.db, members);
  const pictures = await resolvePictures(context, caller.accountId, [candidate.avatarUrl]);
  return await hushSubject(context, {
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
      ...(isFoundBySearch ? { stated: false } : await listStated(context, members)),
    },
    identifiers: [...members.map(filedUnder), ...identifiers.filter((identifier) => identifier.kind !== "candidate")],
    suppressionKeys: candidate.suppressionKeys,
  });
}

/**
 * What the lookup states about a person. The operator's import is read where it is filed: stated again, it would be cited twice, and the
 * post of one file could be combined with the employer of another.
 */
async function listStated(
  { db }: ServiceContext,
  members: readonly Candidate[],
): Promise<Pick<Person["candidate"], "stated" | "unfiled">> {
  const accountId = members[0]?.accountId ?? "";
  const described = await listDescribed(
    db,
    accountId,
    members.map(({ originKey }) => originKey),
  );
  const left = members.filter(({ originKey }) => !described.has(originKey));
  if (left.length === 0) return { stated: false };
  if (described.size === 0) return { stated: true };
  const { presences, identifiers } = await readKnown(db, left);
  const post = left.find(({ headline, company }) => headline !== null && company !== null) ?? left[0];
  const first = (key: "birthDate" | "location") => left.find((member) => member[key] !== null)?.[key] ?? null;
  const unfiled = {
    email: identifiers.find(({ kind }) => kind === "email")?.value ?? null,
    birthDate: first("birthDate"),
    headline: post?.headline ?? null,
    company: post?.company ?? null,
    location: first("location"),
    sources: presences.map(({ url }) => url),
  };
  return { stated: true, unfiled };
}

/** The subject of a request: somebody in the database, somebody described, or the subject of an earlier lookup. */
async function describePerson(
  context: ServiceContext,
  caller: Caller,
  request: CreateLookup,
  earlier: StoredLookup | null,
): Promise<Person> {
  const given = request.candidate ?? (earlier && earlier.candidateId === null ? givenAgain(earlier) : undefined);
  if (given !== undefined) return await describeGiven(context, caller, given);
  return await describeKnown(context, caller, request.candidateId ?? earlier?.candidateId ?? "");
}

/** A caller's description of somebody, taken from the lookup they asked for. */
function givenAgain({ candidate, identifiers }: StoredLookup): CandidateInput {
  if (candidate.fullName === "") {
    throw new PublicError(
      "lookup_expired",
      "Nothing is stored about this lookup’s person any more. Describe them again.",
    );
  }
  const phone = identifiers.find(({ kind }) => kind === "phone")?.value;
  return {
    fullName: candidate.fullName,
    sources: [...candidate.sources],
    ...(candidate.email !== null && { email: candidate.email }),
    ...(candidate.avatarUrl !== null && { avatarUrl: candidate.avatarUrl }),
    ...(candidate.birthDate !== null && { "candor.birthDate": candidate.birthDate }),
    ...(phone !== undefined && { "candor.phone": phone }),
    ...(candidate.company !== null && { "candor.employer": candidate.company }),
    ...(candidate.headline !== null && { "candor.role": candidate.headline }),
    ...(candidate.location !== null && { "candor.place": candidate.location }),
    ...(candidate.school !== undefined && { "candor.school": candidate.school }),
    ...(candidate.aliases.length > 0 && { "candor.aliases": [...candidate.aliases] }),
    ...(candidate.note !== undefined && { "candor.note": candidate.note }),
  };
}

/** A person whom the caller describes. If their keys lead to a single person in the database, what is filed there counts. */
async function describeGiven(context: ServiceContext, { accountId }: Caller, given: CandidateInput): Promise<Person> {
  const identifiers = identifiersOf(given);
  if (!(await isFiledUnder(context.db, accountId, identifiers))) return describeUnknown(context, given);
  const known = await findCandidatesByIdentifier(context.db, accountId, identifiers);
  const people = await findPeopleOf(
    context.db,
    accountId,
    known.map(({ id }) => id),
  );
  const [only, ...more] = new Map([...people.values()].map((person) => [person.candidate.id, person])).values();
  await refuseMinorsKeys(context, accountId, given);
  const filed = only && more.length === 0 ? only.members.map(filedUnder) : [];
  return describeUnknown(context, given, filed);
}

/**
 * An email address or phone number filed for a minor leads to them whatever name and tag are given, unless an adult with the given name has
 * it too, as a parent may.
 */
async function refuseMinorsKeys(
  { db, keyring, now }: Pick<ServiceContext, "db" | "keyring" | "now">,
  accountId: string,
  given: CandidateInput,
): Promise<void> {
  const identifiers = identifiersOf(given).filter((each) => each.kind === "phone" || isOnePersons(each));
  const keys = suppressionKeys(keyring, { names: [], birthDate: null, identifiers });
  const under = await findCandidatesUnder(db, accountId, { identifiers, keys });
  const ids = under.map(({ id }) => id);
  const found = [...(await findPeopleOf(db, accountId, ids)).values()];
  const people = found.map(({ candidate }) => candidate);
  const isMinors = ({ members }: (typeof found)[number]) => members.some((member) => isStatedMinor(member, now()));
  const minors = found.filter(isMinors).map(({ candidate }) => candidate);
  if (minors.length === 0) return;
  const names = minors.map(({ fullName }) => fullName);
  const others = people.filter((each) => !minors.includes(each) && !isTheirs(names, each.fullName));
  if (others.some(({ fullName }) => isTheirs(namesOf(given), fullName))) return;
  throw new PublicError(
    "person_under_age",
    "What was given to find the person is stored as that of somebody under 18. Leave it out if somebody else is meant.",
  );
}

/** A described person about whom nothing is stored except what is `filed`. */
export function describeUnknown(
  { keyring }: Pick<ServiceContext, "keyring">,
  given: CandidateInput,
  filed: readonly Identifier[] = [],
): Person {
  const identifiers = identifiersOf(given);
  return {
    candidateId: null,
    candidate: {
      fullName: given.fullName,
      aliases: given["candor.aliases"] ?? [],
      avatarUrl: given.avatarUrl ?? null,
      email: given.email ?? null,
      birthDate: given["candor.birthDate"] ?? null,
      headline: given["candor.role"] ?? null,
      company: given["candor.employer"] ?? null,
      location: given["candor.place"] ?? null,
      sources: given.sources,
      ...(given["candor.school"] !== undefined && { school: given["candor.school"] }),
      ...(given["candor.note"] !== undefined && { note: given["candor.note"] }),
      stated: true,
    },
    identifiers: [...filed, ...identifiers],
    suppressionKeys: describedKeys(keyring, {
      names: namesOf(given),
      birthDate: given["candor.birthDate"] ?? null,
      identifiers: [...filed, ...identifiers],
    }),
  };
}

/** The webhook address as it will be called; 400 if the service must never connect to it. */
function requireReceiver({ receivers }: ServiceContext, url: string): string {
  const refusal = receivers.refusalOf(new URL(url));
  if (refusal === null) return new URL(url).href;
  throw new PublicError("invalid_request", `The webhook URL cannot be used: ${refusal}.`, [
    { pointer: "/webhookUrl", detail: refusal },
  ]);
}

/** The operator's own key to the person: it files what the operator knows, and is searched first. */
function filedUnder(candidate: Candidate): Identifier {
  return { kind: "candidate", value: candidate.originKey };
}

/** Returns what the key has left, if something was taken. */
async function setCreditAside(db: Db, draft: NewLookup): Promise<CreditsLeft> {
  if (draft.keyId === null || (draft.credit !== "trial" && draft.credit !== "paid")) return undefined;
  const left = await reserveCredit(db, draft.keyId, draft.credit, draft.id);
  if (left) return left;
  throw draft.credit === "trial"
    ? new PublicError("trials_exhausted", "This key has no trial lookups left. Create a paid lookup or a preview.")
    : new PublicError("credits_exhausted", "This key has no credits left. Ask for more, or create a preview.");
}

async function findEarlier(db: Db, caller: Caller, key: string, request: CreateLookup): Promise<StoredLookup | null> {
  const requestHash = createHash("sha256").update(canonicalJson(request)).digest("hex");
  const claimed = await claimIdempotencyKey(db, { accountId: caller.accountId, key, requestHash });
  switch (claimed.state) {
    case "new":
      return null;
    case "in_flight":
      throw new PublicError(
        "idempotency_in_flight",
        "The first request with this Idempotency-Key is still being processed. Try again shortly.",
      );
    case "mismatch":
      throw new PublicError(
        "idempotency_mismatch",
        "This Idempotency-Key was used with a different body. Use a new key.",
      );
    case "done": {
      const lookup = claimed.lookupId && (await findLookup(db, claimed.lookupId, caller.accountId));
      if (!lookup)
        throw new PublicError("lookup_not_found", "The lookup created with this Idempotency-Key has been deleted.");
      admit(caller, lookup);
      return lookup;
    }
  }
}
