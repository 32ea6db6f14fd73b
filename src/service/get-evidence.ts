import type { Evidence, EvidenceClaim } from "../contract/lookup.ts";
import type { LookupRecord, StoredProfile } from "../db/lookup.ts";
import { listClaims } from "../db/record.ts";
import { PublicError } from "../errors.ts";
import { isFinished } from "../domain/lookup.ts";
import type { Caller, ServiceContext } from "./context.ts";
import { readProfile, requireLiveLookup } from "./find-lookup.ts";
import { phonesOf, redactClaim } from "./redact.ts";

/** The claims under every field and sentence of a lookup's profile. */
export async function getEvidence(context: ServiceContext, caller: Caller, lookupId: string): Promise<Evidence> {
  const lookup = await requireLiveLookup(context, caller, lookupId);
  if (!isFinished(lookup.status)) {
    throw new PublicError("lookup_not_finished", "The lookup is still running. Ask again when it has finished.");
  }
  const profile = await readProfile(context, lookup);
  return profile ? await readEvidence(context, lookup, profile) : {};
}

export async function readEvidence(
  context: ServiceContext,
  lookup: LookupRecord,
  profile: StoredProfile,
): Promise<Evidence> {
  const needed = new Set(Object.values(profile.evidence).flat());
  const stored = await listClaims(context.db, lookup.id);
  const phones = phonesOf(lookup, stored);
  const claims = new Map<string, EvidenceClaim>();
  for (const claim of stored) {
    if (!needed.has(claim.id)) continue;
    const { id, value, datasourceId, locator, quote, method, confidence } = claim;
    const shown = {
      claimId: id,
      value,
      datasourceId,
      locator,
      ...(quote === undefined ? {} : { quote }),
      method,
      confidence,
    };
    claims.set(id, redactClaim(lookup, shown, phones));
  }
  return Object.fromEntries(
    Object.entries(profile.evidence).map(([pointer, ids]) => [pointer, ids.flatMap((id) => claims.get(id) ?? [])]),
  );
}
