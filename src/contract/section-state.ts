import type { SectionName } from "../domain/lookup.ts";

/**
 * What a lookup came to know under a section: `found` something; `nothing`, although a source that could tell was asked and
 * answered; `notAsked`, if none was or none answered, so that its silence says nothing.
 */
const SECTION_STATES = ["found", "nothing", "notAsked"] as const;
export type SectionState = (typeof SECTION_STATES)[number];

/** `metadata["candor.state.<section>"]` of a lookup, for each of its sections. */
export const STATE_PREFIX = "candor.state.";

/**
 * The member of a lookup's metadata that counts the articles that tell of a case of somebody of the person's name and are not
 * shown, because nobody decided that they are the person. Absent if there is none.
 */
export const HELD_BACK = "candor.undecided.adverseMedia";

/** Zero where the metadata tell none. */
export function heldBackIn(metadata: Readonly<Record<string, string | undefined>> | undefined): number {
  return Number(metadata?.[HELD_BACK] ?? 0) || 0;
}

/**
 * The member of a lookup's metadata that counts its leads: open records of people that are undecided, so that nothing of them is in
 * the profile. Absent if there is none.
 */
export const UNDECIDED = "candor.undecided";

/** Zero where the metadata tell none. */
export function undecidedIn(metadata: Readonly<Record<string, string | undefined>> | undefined): number {
  return Number(metadata?.[UNDECIDED] ?? 0) || 0;
}

/** In the metadata of a lookup that asked no source outside: what it shows was imported or given. */
export const NOBODY_ASKED = { "candor.coverage": "nobody outside was asked" } as const;

/** Whether a finished lookup asked nobody outside. */
export function askedNobody(metadata: Readonly<Record<string, string | undefined>> | undefined): boolean {
  return metadata?.["candor.coverage"] === NOBODY_ASKED["candor.coverage"];
}

/** The state of a section as a lookup's metadata tell it; `undefined` for one that is not of the lookup, or not finished. */
export function stateOfSection(
  metadata: Readonly<Record<string, string | undefined>> | undefined,
  section: SectionName,
): SectionState | undefined {
  const told = metadata?.[STATE_PREFIX + section];
  return SECTION_STATES.find((state) => state === told);
}
