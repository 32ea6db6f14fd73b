import {
  CONTRADICTIONS,
  contradictionLine,
  readContradictions,
  readRectifications,
  RECTIFIED,
} from "../contract/contradictions.ts";
import type { Lookup, LookupSummary } from "../contract/lookup.ts";
import type { LookupData } from "../contract/profile.ts";
import type { StoredLookup, StoredProfile } from "../db/lookup.ts";
import { sitesOfPlugins } from "../domain/known-sites.ts";
import type { Status } from "../domain/lookup.ts";
import { rectifiedText } from "../presentation/rectified-texts.ts";
import { wordsFor } from "../words/words.ts";
import { writeSite } from "../domain/written-site.ts";
import { redactCandidate } from "./redact.ts";

const UNKNOWN_LENGTH = 512;

/** The lookup for callers, without its data. */
export function toWireSummary(lookup: StoredLookup, now: Date): LookupSummary {
  const status = statusAt(lookup, now);
  const isOver = status === "expired" || status === "cancelled";
  const { avatarUrl, fullName, email, sources } = lookup.candidate;
  const told = { ...(avatarUrl ? { avatarUrl } : {}), fullName, email, sources: [...sources] };
  return {
    lookupId: lookup.id,
    // Expiry takes effect on time, not when the sweep runs.
    candidate: isOver ? { fullName: "", email: null, sources: [] } : redactCandidate(lookup, told),
    sections: [...lookup.sections],
    status,
    stage: lookup.stage,
    progress: Math.round(lookup.progress * 100) / 100,
    trial: lookup.trial,
    preview: lookup.preview,
    startedAt: lookup.createdAt.toISOString(),
    expiresAt: lookup.expiresAt.toISOString(),
    ...(lookup.finishedAt ? { finishedAt: lookup.finishedAt.toISOString() } : {}),
    ...(lookup.errorMessage ? { errorMessage: lookup.errorMessage } : {}),
    ...(isOver ? {} : toWireMetadata(lookup.metadata)),
  };
}

type WireMetadata = Pick<LookupSummary, "metadata" | "contradictions" | "rectifications">;

function toWireMetadata(stored: StoredLookup["metadata"]): WireMetadata {
  if (Object.keys(stored).length === 0) return {};
  const contradictions = readContradictions(stored[CONTRADICTIONS] ?? "");
  const rectifications = readRectifications(stored[RECTIFIED] ?? "");
  const english = wordsFor("en");
  return {
    ...(contradictions && { contradictions }),
    ...(rectifications && { rectifications }),
    metadata: {
      ...stored,
      ...(contradictions && { [CONTRADICTIONS]: contradictions.map(contradictionLine).join("\n") }),
      ...(rectifications && { [RECTIFIED]: rectifications.map((each) => rectifiedText(english, each)).join("\n") }),
    },
  };
}

/** The lookup with its profile, if it has one that has not expired. */
export function toWireLookup(
  lookup: StoredLookup,
  profile: Pick<StoredProfile, "data" | "unknown"> | null,
  now: Date,
): Lookup {
  if (!profile || statusAt(lookup, now) !== "success") return toWireSummary(lookup, now);
  return { ...toWireHead(lookup, profile.unknown, now), data: profile.data as LookupData };
}

/** The lookup with everything besides its profile's data. */
export function toWireHead(lookup: StoredLookup, unknown: readonly string[], now: Date): LookupSummary {
  const { sites = [], titles = {} } = sitesOfPlugins();
  const told = withPurpose(toWireSummary(lookup, now), lookup);
  const summary = {
    ...told,
    ...(sites.length > 0 && { sites: sites.map(writeSite) }),
    ...(Object.keys(titles).length > 0 && { sourceNames: titles }),
  };
  if (unknown.length === 0) return summary;
  return {
    ...summary,
    unknown: [...unknown],
    metadata: { ...summary.metadata, "candor.unknown": writeUnknown(unknown) },
  };
}

/** A lookup that states its purpose. */
export function withPurpose(summary: LookupSummary, { purpose }: Pick<StoredLookup, "purpose">): LookupSummary {
  return { ...summary, metadata: { ...summary.metadata, "candor.purpose": purpose } };
}

/** The lookup as older clients request it: with the deprecated ID in place of the candidate, never with both. */
export function withCandidateId(lookup: Lookup, record: StoredLookup): Lookup {
  if (record.candidateId === null) return lookup;
  const { candidate: _, ...rest } = lookup;
  return { ...rest, candidateId: record.candidateId };
}

/** Whether a lookup has expired depends on the time, not on the last sweep. */
export function statusAt(lookup: StoredLookup, now: Date): Status {
  return lookup.expiresAt <= now ? "expired" : lookup.status;
}

/** Comma-separated pointers, cut after a complete one, with a count of the rest. */
function writeUnknown(pointers: readonly string[]): string {
  const whole = pointers.join(",");
  if (whole.length <= UNKNOWN_LENGTH) return whole;
  const kept: string[] = [];
  let length = 0;
  for (const pointer of pointers) {
    if (length + pointer.length + 1 > UNKNOWN_LENGTH - 16) break;
    kept.push(pointer);
    length += pointer.length + 1;
  }
  return `${kept.join(",")},+${pointers.length - kept.length}`;
}
