import { SECTIONS, type SectionName } from "./lookup.ts";

/** Why a lookup is made. A purpose opens sections; a refused one opens nothing. */
export const PURPOSES = [
  "due_diligence",
  "journalism",
  "self",
  "meeting",
  "sales",
  "brand_partnership",
  "research",
] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Decisions about people that require a regulated report; this service must never be used for them. */
export const REFUSED_PURPOSES = ["employment", "tenancy", "credit", "insurance"] as const;

export type RefusedPurpose = (typeof REFUSED_PURPOSES)[number];

export function isRefused(purpose: Purpose | RefusedPurpose): purpose is RefusedPurpose {
  return (REFUSED_PURPOSES as readonly string[]).includes(purpose);
}

const OPENS: Readonly<Record<Purpose, readonly SectionName[]>> = {
  due_diligence: SECTIONS,
  journalism: SECTIONS,
  self: SECTIONS,
  meeting: SECTIONS.filter((section) => section !== "adverseMedia" && section !== "dataBreaches"),
  sales: SECTIONS.filter((section) => section !== "adverseMedia" && section !== "dataBreaches"),
  brand_partnership: ["overview", "career", "events", "gallery", "adverseMedia", "onlinePresence", "socialMedia"],
  research: ["overview", "career", "events", "onlinePresence"],
};

export function sectionsOf(purpose: Purpose): readonly SectionName[] {
  return OPENS[purpose];
}
