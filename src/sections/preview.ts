import type { SectionName } from "../domain/lookup.ts";
import type { Flattened } from "./cited.ts";
import { SECTION_BUILDERS } from "./profile.ts";

/** The fields of a preview, from the wire contract. */
const PREVIEW_FIELDS = ["fullName", "avatarUrl", "jobTitle", "company", "location", "sources"];

/** The part of a profile that a preview shows. */
export function limitToPreview(profile: Flattened): Flattened {
  const isShown = (pointer: string) => PREVIEW_FIELDS.includes(pointer.split(/[/#]/)[1] ?? "");
  return {
    data: Object.fromEntries(Object.entries(profile.data).filter(([field]) => PREVIEW_FIELDS.includes(field))),
    evidence: Object.fromEntries(Object.entries(profile.evidence).filter(([pointer]) => isShown(pointer))),
    unknown: profile.unknown.filter(isShown),
  };
}

/** `candor.available.<section>` → number of facts that a full lookup would show there: the claims cited by the section's fields. */
export function countAvailable(
  { evidence }: Flattened,
  sections: readonly SectionName[],
): Readonly<Record<string, string>> {
  const cited = Object.entries(evidence).map(([pointer, ids]) => ({ field: pointer.split(/[/#]/)[1] ?? "", ids }));
  const counts = SECTION_BUILDERS.filter((section) => sections.includes(section.name)).map((section) => {
    const facts = new Set(cited.flatMap(({ field, ids }) => (section.fills.some((own) => own === field) ? ids : [])));
    return [`candor.available.${section.name}`, String(facts.size)] as const;
  });
  return Object.fromEntries(counts);
}
