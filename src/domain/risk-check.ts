import type { SectionName } from "./lookup.ts";

/**
 * What a kept list of people or companies can be checked for: `sanctions` (also lists of politically exposed persons),
 * `litigation` (registers of courts), `directorships` (registers of companies).
 */
export const RISK_CHECKS = ["sanctions", "litigation", "directorships"] as const;
export type RiskCheck = (typeof RISK_CHECKS)[number];

/** The section that a lookup needs for an answer: what its purpose closes, no check tells. */
export const SECTION_OF_CHECK: Readonly<Record<RiskCheck, SectionName>> = {
  sanctions: "adverseMedia",
  litigation: "adverseMedia",
  directorships: "career",
};

/**
 * What the lists of one kind answered about a person: `nothing` if all that were searched answered, and none has an entry
 * that could be the person's; `entries` if one has.
 */
export const RISK_CHECK_STATES = ["nothing", "entries"] as const;
export type RiskCheckState = (typeof RISK_CHECK_STATES)[number];
