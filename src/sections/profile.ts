import type { Identifier } from "../domain/identifier.ts";
import type { SectionName } from "../domain/lookup.ts";
import { adverseMedia } from "./adverse-media.ts";
import { career } from "./career.ts";
import { type Flattened, flatten } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { dataBreaches } from "./data-breaches.ts";
import { events } from "./events.ts";
import { gallery } from "./gallery.ts";
import { leisure } from "./leisure.ts";
import { onlinePresence } from "./online-presence.ts";
import { listRelatedPeople, overview } from "./overview.ts";
import type { Section, Subject } from "./section.ts";
import { selling } from "./selling.ts";
import { socialMedia } from "./social-media.ts";

/** Every section there is, in the order in which a report shows them. */
export const SECTION_BUILDERS: readonly Section[] = [
  overview,
  selling,
  career,
  leisure,
  events,
  gallery,
  dataBreaches,
  adverseMedia,
  onlinePresence,
  socialMedia,
];

/** The structured part of a profile: a pure fold of believed claims over the sections that were asked for. */
export function assembleProfile(claims: ClaimSet, sections: readonly SectionName[], subject: Subject): Flattened {
  return flatten(Object.assign({}, ...asked(sections).map((section) => section.build(claims, subject))));
}

/** The profile with its summaries. */
export function summarizeProfile(claims: ClaimSet, sections: readonly SectionName[], subject: Subject): Flattened {
  const parts = asked(sections).map((section) => ({
    ...section.summarize?.(claims, subject),
    ...section.build(claims, subject),
  }));
  return flatten(Object.assign({}, ...parts));
}

/** Other people in the profile, by JSON pointer. */
export function relatedPeople(
  claims: ClaimSet,
  sections: readonly SectionName[],
): readonly { readonly pointer: string; readonly identifiers: readonly Identifier[] }[] {
  if (!sections.includes("overview")) return [];
  return listRelatedPeople(claims).map(({ index, identifiers }) => ({
    pointer: `/similarPeople/${index}`,
    identifiers,
  }));
}

function asked(sections: readonly SectionName[]): readonly Section[] {
  return SECTION_BUILDERS.filter((section) => sections.includes(section.name));
}
