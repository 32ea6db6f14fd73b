import type { Identifier } from "../domain/identifier.ts";
import type { SectionName } from "../domain/lookup.ts";
import { keepGists, type Gist, type Gists } from "../presentation/gists.ts";
import { adverseMedia } from "./adverse-media.ts";
import { career } from "./career.ts";
import { type Flattened, flatten } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { dataBreaches } from "./data-breaches.ts";
import { events } from "./events.ts";
import { gallery } from "./gallery.ts";
import { messagesOf } from "./messages-of.ts";
import { leisure } from "./leisure.ts";
import { onlinePresence } from "./online-presence.ts";
import { listRelatedPeople, overview } from "./overview.ts";
import type { Section, SectionContext } from "./section.ts";
import { selling } from "./selling.ts";
import { socialMedia } from "./social-media.ts";

/** All sections, in the order of a report. */
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

/** A section and what it built from the believed claims. */
export interface BuiltSection {
  readonly section: Section;
  readonly built: ReturnType<Section["build"]>;
}

/** Builds the requested sections from the believed claims; pure. */
export function buildSections(
  claims: ClaimSet,
  sections: readonly SectionName[],
  subject: SectionContext,
): readonly BuiltSection[] {
  return SECTION_BUILDERS.filter((section) => sections.includes(section.name)).map((section) => ({
    section,
    built: section.build(claims, subject),
  }));
}

/** The structured part of a profile. */
export function assembleProfile(sections: readonly BuiltSection[]): Flattened {
  return flatten(Object.assign({}, ...sections.map(({ built }) => built)));
}

/** The profile with its summaries, built from the same claims, and what their sentences say. */
export function summarizeProfile(
  sections: readonly BuiltSection[],
  claims: ClaimSet,
  subject: SectionContext,
): Flattened & { readonly gists: Gists } {
  const kept = keepGists(messagesOf(subject));
  const gists: Record<string, readonly Gist[]> = {};
  const parts = sections.map(({ section, built }) => {
    const told = section.summarize?.(claims, { ...subject, messages: kept.messages }) ?? {};
    const said = kept.take();
    for (const [field, text] of Object.entries(told)) {
      if (text.sentences.length !== said.length) throw new Error(`${field} says another thing than its sentences`);
      gists[field] = said;
    }
    return { ...told, ...built };
  });
  return { ...flatten(Object.assign({}, ...parts)), gists };
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
