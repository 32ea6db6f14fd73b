import type { SectionName } from "../domain/lookup.ts";
import type { Flattened } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { SECTION_BUILDERS } from "./profile.ts";

/** The fields of a preview (the wire contract). */
const PREVIEW_FIELDS = ["fullName", "avatarUrl", "jobTitle", "company", "location", "sources"];

/** What a preview shows of a profile. */
export function limitToPreview(profile: Flattened): Flattened {
  const isShown = (pointer: string) => PREVIEW_FIELDS.includes(pointer.split(/[/#]/)[1] ?? "");
  return {
    data: Object.fromEntries(Object.entries(profile.data).filter(([field]) => PREVIEW_FIELDS.includes(field))),
    evidence: Object.fromEntries(Object.entries(profile.evidence).filter(([pointer]) => isShown(pointer))),
    unknown: profile.unknown.filter(isShown),
  };
}

/** `candor.available.<section>` → how many facts a full lookup would start from. */
export function countAvailable(claims: ClaimSet, sections: readonly SectionName[]): Readonly<Record<string, string>> {
  const counts = SECTION_BUILDERS.filter((section) => sections.includes(section.name)).map((section) => {
    const facts = claims.all.filter((claim) => section.reads.includes(claim.property)).length;
    return [`candor.available.${section.name}`, String(facts)] as const;
  });
  return Object.fromEntries(counts);
}
