import type { Claim, Property } from "../domain/claim.ts";
import type { SectionName } from "../domain/lookup.ts";
import { SECTION_BUILDERS } from "./profile.ts";

/**
 * Whether a property may be shown where only these sections are open: one of them reads it, or none at all
 * does. What only closed sections read is closed in the raw data as well.
 */
export function isOpenProperty(property: Property, sections: readonly SectionName[]): boolean {
  const readers = SECTION_BUILDERS.filter((section) => section.reads.includes(property)).map(({ name }) => name);
  return readers.length === 0 || readers.some((name) => sections.includes(name));
}

/** The sections that read any of these properties, in their order. */
export function sectionsReading(properties: readonly Property[]): readonly SectionName[] {
  return SECTION_BUILDERS.filter(({ reads }) => properties.some((property) => reads.includes(property))).map(
    ({ name }) => name,
  );
}

/**
 * Articles where no open section reads articles. They are closed with all that they state: an address and a title tell
 * what the rest says.
 */
export function closedArticles(claims: readonly Claim[], sections: readonly SectionName[]): ReadonlySet<string> {
  if (isOpenProperty("article", sections)) return new Set();
  return new Set(claims.filter(({ property }) => property === "article").map(({ datasourceId }) => datasourceId));
}

/** Of a lookup's claims those that may be shown where only these sections are open. */
export function openClaims(claims: readonly Claim[], sections: readonly SectionName[]): readonly Claim[] {
  const closed = closedArticles(claims, sections);
  return claims.filter(({ property, datasourceId }) => isOpenProperty(property, sections) && !closed.has(datasourceId));
}
