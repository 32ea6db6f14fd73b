import { setImmediate } from "node:timers/promises";
import type { Evidence, EvidenceClaim } from "../contract/lookup.ts";
import type { StoredLookup, StoredProfile } from "../db/lookup.ts";
import { type DatasourceAddress, listDatasourceAddresses } from "../db/datasource.ts";
import { listClaims, listRecords } from "../db/record.ts";
import { MIN_AUDIENCE } from "../analysis/given-names.ts";
import type { Claim } from "../domain/claim.ts";
import { PublicError } from "../errors.ts";
import { isFinished } from "../domain/lookup.ts";
import { fieldOf } from "../presentation/section-fields.ts";
import type { Purpose } from "../domain/purpose.ts";
import { isRectified } from "../pipeline/rectified.ts";
import { findConflicts } from "../sections/conflicts.ts";
import { hidingBirthDays } from "../sections/birth-days.ts";
import { openClaims, openingOf } from "../sections/open-properties.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { readProfile, requireLiveLookup } from "./find-lookup.ts";
import { closeWithin } from "./open-passages.ts";
import { phonesOf, redactClaim } from "./redact.ts";

/**
 * The claims for every field and sentence of a profile, followed by contradicting claims about what a person or thing has one of, marked as
 * such. A member required by the wire that no claim states has an empty list.
 *
 * @param fields members of the profile; all of them by default
 */
export async function getEvidence(
  context: ServiceContext,
  caller: Caller,
  lookupId: string,
  fields?: readonly string[],
): Promise<Evidence> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  if (!isFinished(lookup.status)) {
    throw new PublicError("lookup_not_finished", "The lookup is still running. Ask again when it has finished.");
  }
  const profile = await readProfile(context, lookup);
  return profile ? await readEvidence(context, lookup, profile, fields) : {};
}

const POINTERS_AT_ONCE = 1_000;

export async function readEvidence(
  context: ServiceContext,
  lookup: StoredLookup,
  profile: StoredProfile,
  fields?: readonly string[],
): Promise<Evidence> {
  const isAsked = askedBy(fields);
  const all = await listClaims(context.db, context.keyring, lookup.id);
  const stored = openClaims(all, openingOf(lookup));
  const phones = phonesOf(lookup, stored);
  const addresses = await listDatasourceAddresses(context.db, lookup.id);
  const closed = closedPassages(all, stored, addresses);
  const hide = hidingBirthDays(lookup, all);
  const close = (claim: Claim) => hide(closeWithin(claim, closed.get(claim.datasourceId) ?? []));
  const claims = new Map(stored.map((claim) => [claim.id, claim]));
  const records = await listRecords(context.db, lookup.id);
  const own = new Set(records.filter(({ judgement }) => judgement === "own").map(({ id }) => id));
  const said = new Set(addresses.filter(isRectified).map(({ id }) => id));
  // With twenty thousand claims each of these steps takes tens of milliseconds, so other work gets a turn in between.
  await setImmediate();
  const conflicts = findConflicts(
    profile,
    stored.filter(({ recordId }) => own.has(recordId)),
  );
  const cited: [string, EvidenceClaim[]][] = [];
  for (const [index, [pointer, ids]] of Object.entries(profile.evidence).entries()) {
    if (index % POINTERS_AT_ONCE === 0) await setImmediate();
    if (!isAsked(pointer)) continue;
    const others = conflicts.get(pointer) ?? [];
    const agreeing = ids.flatMap((id) => claims.get(id) ?? []).filter((claim) => !others.includes(claim));
    const shown = [
      ...agreeing.map((claim) => toWireClaim(close(claim), lookup.purpose, said)),
      ...others.map((claim) => ({ ...toWireClaim(close(claim), lookup.purpose, said), conflicts: true })),
    ];
    cited.push([pointer, shown.map((claim) => redactClaim(lookup, claim, phones))]);
  }
  const unknown = profile.unknown.filter(isAsked).map((pointer): [string, EvidenceClaim[]] => [pointer, []]);
  return Object.fromEntries([...cited, ...unknown]);
}

function askedBy(fields: readonly string[] | undefined): (pointer: string) => boolean {
  if (fields === undefined) return () => true;
  const asked = new Set(fields);
  return (pointer) => asked.has(fieldOf(pointer));
}

/** Closed places by datasource: what the purpose closes, and what names suppressed people. */
function closedPassages(
  all: readonly Claim[],
  open: readonly Claim[],
  addresses: readonly DatasourceAddress[],
): ReadonlyMap<string, readonly string[]> {
  const shown = new Set(open);
  const closed = Map.groupBy(
    all.filter((claim) => !shown.has(claim)),
    ({ datasourceId }) => datasourceId,
  );
  return new Map(
    addresses.map(({ id, closedPassages: named }) => [
      id,
      [...(closed.get(id) ?? []).map(({ locator }) => locator), ...named],
    ]),
  );
}

/** Too few names to be a statistic, from which no figure is made either. */
function isListOfPeople(claim: Claim): claim is Claim & { readonly property: "audience" } {
  if (claim.property !== "audience") return false;
  return Object.values(claim.value.givenNames).reduce((sum, count) => sum + count, 0) < MIN_AUDIENCE;
}

/** @param said datasources of the person's rectifications */
function toWireClaim(claim: Claim, purpose: Purpose, said: ReadonlySet<string>): EvidenceClaim {
  const { id, value, datasourceId, locator, quote, method, confidence, reader } = claim;
  return {
    claimId: id,
    value: isListOfPeople(claim) ? { ...claim.value, givenNames: {} } : value,
    datasourceId,
    locator,
    ...(quote === undefined ? {} : { quote }),
    method,
    confidence,
    purpose,
    ...(reader === undefined ? {} : { reader }),
    ...(said.has(datasourceId) && { rectifiedAt: claim.collectedAt }),
    ...(claim.disputed && { disputed: true }),
  };
}
