import type { Lookup } from "../contract/lookup.ts";
import { askedNobody, stateOfSection, undecidedIn, untoldIn } from "../contract/section-state.ts";
import { SECTIONS, type SectionName } from "../domain/lookup.ts";
import type { Silence } from "./panel.ts";
import type { Words } from "../words/words.ts";

/** The parts of a lookup that say which sections were searched for. */
export type AskedLookup = Pick<Lookup, "preview" | "sections" | "metadata" | "contradictions" | "rectifications">;

/**
 * What is not in a report: first the undecided records, then the reason for each section that shows nothing. A lookup that does not say
 * counts as not having searched. A preview searches nothing, and says so itself.
 *
 * @param shown the sections that show something
 * @param read those for which something imported was read, whatever it was imported for
 */
export function silencesOf(
  lookup: AskedLookup,
  shown: readonly SectionName[],
  read: ReadonlySet<SectionName>,
  words: Words,
): readonly Silence[] {
  if (lookup.preview) return [];
  const silent = SECTIONS.filter((name) => !shown.includes(name));
  const states = Map.groupBy(silent, (name) => stateOf(lookup, name, read));
  const leads = undecidedIn(lookup.metadata);
  const told = (["imported", "unasked", "unshown", "nothing", "notAsked", "closed"] as const).flatMap((state) => {
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

/** What was found and is not shown is not nothing: only a section whose sources answered with nothing may be said to be empty. */
function stateOf(
  { sections, metadata }: AskedLookup,
  name: SectionName,
  read: ReadonlySet<SectionName>,
): SectionSilence {
  if (!sections.includes(name)) return "closed";
  const state = stateOfSection(metadata, name);
  if (state === "found" || (name === "adverseMedia" && untoldIn(metadata) > 0)) return "unshown";
  // Switched off is not the same as absent: the import may have had nothing about it, or nothing of the kind.
  if (askedNobody(metadata)) return state === "nothing" || read.has(name) ? "imported" : "unasked";
  return state === "nothing" ? "nothing" : "notAsked";
}
