import type { Lookup } from "../contract/lookup.ts";
import { askedNobody, stateOfSection, undecidedIn } from "../contract/section-state.ts";
import { SECTIONS, type SectionName } from "../domain/lookup.ts";
import type { Silence } from "./panel.ts";
import type { Words } from "../words/words.ts";

/** What of a lookup says which sections were asked about. */
export type AskedLookup = Pick<Lookup, "preview" | "sections" | "metadata">;

/**
 * What is not in a report: first the records that nobody decided about, then why each section that shows nothing shows nothing.
 * A lookup that does not say is taken not to have asked; a preview asks nobody, and says so itself.
 *
 * @param shown the sections that show something
 */
export function silencesOf(lookup: AskedLookup, shown: readonly SectionName[], words: Words): readonly Silence[] {
  if (lookup.preview) return [];
  const silent = SECTIONS.filter((name) => !shown.includes(name));
  const states = Map.groupBy(silent, (name) => stateOf(lookup, name));
  const leads = undecidedIn(lookup.metadata);
  const told = (["imported", "unasked", "nothing", "notAsked", "closed"] as const).flatMap((state) => {
    const sections = states.get(state) ?? [];
    return sections.length === 0 ? [] : [writeSilence(state, sections, words)];
  });
  return leads === 0 ? told : [{ state: "undecided", sections: [], text: words.silences.undecided(leads) }, ...told];
}

type SectionSilence = Exclude<Silence["state"], "undecided">;

function writeSilence(state: SectionSilence, sections: readonly SectionName[], words: Words): Silence {
  const names = sections.map((name) => words.inLine(words.sections[name])).join(", ");
  return { state, sections, text: words.silences[state](names) };
}

/** A section that found something of which nothing is shown found nothing that counts. */
function stateOf({ sections, metadata }: AskedLookup, name: SectionName): SectionSilence {
  if (!sections.includes(name)) return "closed";
  const state = stateOfSection(metadata, name);
  const isTold = state === "nothing" || state === "found";
  // Off is not absent: what was imported may know nothing of it, or tell nothing of the kind.
  if (askedNobody(metadata)) return isTold ? "imported" : "unasked";
  return isTold ? "nothing" : "notAsked";
}
