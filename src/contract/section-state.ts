import { CASE_PARTS, type CasePart } from "../domain/case-part.ts";
import type { SectionName } from "../domain/lookup.ts";
import { RISK_CHECK_STATES, RISK_CHECKS, type RiskCheck, type RiskCheckState } from "../domain/risk-check.ts";

/**
 * What a lookup found out for a section: `found` something; `nothing`, although a suitable source was asked and
 * answered; `notAsked` if none was asked or none answered, so that the absence of information means nothing.
 */
const SECTION_STATES = ["found", "nothing", "notAsked"] as const;
export type SectionState = (typeof SECTION_STATES)[number];

/** `metadata["candor.state.<section>"]` of a lookup, for each of its sections. */
export const STATE_PREFIX = "candor.state.";

/**
 * The member of a lookup's metadata that counts articles about cases of somebody with the person's name which are not
 * shown, because nobody decided that they are the person. Absent if there are none.
 */
export const HELD_BACK = "candor.undecided.adverseMedia";

/** Zero if the metadata does not say. */
export function heldBackIn(metadata: Readonly<Record<string, string | undefined>> | undefined): number {
  return Number(metadata?.[HELD_BACK] ?? 0) || 0;
}

/**
 * The member of a lookup's metadata that counts articles about cases which name the person without it being possible to
 * tell their part. Absent if there are none.
 */
export const UNTOLD = "candor.untold.adverseMedia";

/** Zero if the metadata does not say. */
export function untoldIn(metadata: Readonly<Record<string, string | undefined>> | undefined): number {
  return Number(metadata?.[UNTOLD] ?? 0) || 0;
}

/** The member of a lookup's metadata that says which they are: their places in `data.sources`, comma-separated. */
export const UNTOLD_SOURCES = "candor.untold.adverseMedia.sources";

/** Empty if the metadata does not say. */
export function untoldSourcesIn(metadata: Readonly<Record<string, string | undefined>> | undefined): readonly number[] {
  return (metadata?.[UNTOLD_SOURCES] ?? "").split(",").filter(Boolean).map(Number);
}

/**
 * The member of a lookup's metadata that counts the posts held on the profile's date: they are the first of
 * `data.experiences`. Absent if the lookup lists no posts.
 */
export const HELD_POSTS = "candor.held.experiences";

/** `undefined` if the metadata does not say. */
export function heldPostsIn(metadata: Readonly<Record<string, string | undefined>> | undefined): number | undefined {
  const told = metadata?.[HELD_POSTS];
  return told === undefined ? undefined : Number(told);
}

/**
 * The members of a lookup's metadata that count articles about cases which plainly say what the person has to do with
 * them (`domain/case-part.ts`) and do not accuse them. Absent if there are none.
 */
const PART_PREFIX = "candor.part.adverseMedia.";

/** @param counts articles by the person's part in their case */
export function partMetadata(counts: Readonly<Record<string, number>>): Readonly<Record<string, string | null>> {
  return Object.fromEntries(
    CASE_PARTS.map((part) => [PART_PREFIX + part, counts[part] === undefined ? null : String(counts[part])]),
  );
}

/** The parts that articles give the person, with the number of articles. */
export function partsIn(
  metadata: Readonly<Record<string, string | undefined>> | undefined,
): readonly { readonly part: CasePart; readonly count: number }[] {
  return CASE_PARTS.map((part) => ({ part, count: Number(metadata?.[PART_PREFIX + part] ?? 0) || 0 })).filter(
    ({ count }) => count > 0,
  );
}

/**
 * The member of a lookup's metadata that counts the documents handed over about the person that were not read for cases,
 * because they read like no article. Absent if there are none.
 */
export const UNREAD_FOR_CASES = "candor.unreadDocuments.adverseMedia";

/** Zero if the metadata does not say. */
export function unreadForCasesIn(metadata: Readonly<Record<string, string | undefined>> | undefined): number {
  return Number(metadata?.[UNREAD_FOR_CASES] ?? 0) || 0;
}

/**
 * The member of a lookup's metadata that counts the sources of news that were asked and did not answer. Absent if there
 * are none.
 */
export const UNANSWERED = "candor.unanswered.adverseMedia";

/** Zero if the metadata does not say. */
export function unansweredIn(metadata: Readonly<Record<string, string | undefined>> | undefined): number {
  return Number(metadata?.[UNANSWERED] ?? 0) || 0;
}

/** The members of a lookup's metadata that say what kept lists answered, one for each kind that was searched. */
const CHECK_PREFIX = "candor.check.";

/** @param states of the kinds that were searched */
export function checkMetadata(states: ReadonlyMap<RiskCheck, RiskCheckState>): Readonly<Record<string, string | null>> {
  return Object.fromEntries(RISK_CHECKS.map((check) => [CHECK_PREFIX + check, states.get(check) ?? null]));
}

/** `undefined` if no such list was searched, or one did not answer. */
export function checkStateIn(
  metadata: Readonly<Record<string, string | undefined>> | undefined,
  check: RiskCheck,
): RiskCheckState | undefined {
  return RISK_CHECK_STATES.find((state) => state === metadata?.[CHECK_PREFIX + check]);
}

/**
 * The member of a lookup's metadata that counts its leads: undecided records of people, which contribute nothing to the
 * profile. Absent if there are none.
 */
export const UNDECIDED = "candor.undecided";

/** Zero if the metadata does not say. */
export function undecidedIn(metadata: Readonly<Record<string, string | undefined>> | undefined): number {
  return Number(metadata?.[UNDECIDED] ?? 0) || 0;
}

/**
 * The member of a lookup's metadata that counts the known people who may share the person's name: every record was
 * compared with each of them. Absent if there are none.
 */
export const NAMESAKES = "candor.namesakes";

/** Zero if the metadata does not say. */
export function namesakesIn(metadata: Readonly<Record<string, string | undefined>> | undefined): number {
  return Number(metadata?.[NAMESAKES] ?? 0) || 0;
}

/** In the metadata of a lookup that asked no external source: everything it shows was imported or given. */
export const NOBODY_ASKED = { "candor.coverage": "nobody outside was asked" } as const;

/** Whether a finished lookup asked no external source. */
export function askedNobody(metadata: Readonly<Record<string, string | undefined>> | undefined): boolean {
  return metadata?.["candor.coverage"] === NOBODY_ASKED["candor.coverage"];
}

/**
 * The state of a section according to a lookup's metadata; `undefined` if the lookup does not have the section or has
 * not finished.
 */
export function stateOfSection(
  metadata: Readonly<Record<string, string | undefined>> | undefined,
  section: SectionName,
): SectionState | undefined {
  const told = metadata?.[STATE_PREFIX + section];
  return SECTION_STATES.find((state) => state === told);
}
