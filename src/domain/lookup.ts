/** The ten sections of a profile, in the order in which a report shows them. */
export const SECTIONS = [
  "overview",
  "selling",
  "career",
  "leisure",
  "events",
  "gallery",
  "dataBreaches",
  "adverseMedia",
  "onlinePresence",
  "socialMedia",
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** How a lookup ended, or that it has not. */
export const STATUSES = ["queued", "running", "success", "error", "cancelled", "expired"] as const;
export type Status = (typeof STATUSES)[number];

/** Where a lookup is. */
export const STAGES = ["queued", "collect", "resolve", "assemble", "summarize", "done"] as const;
export type Stage = (typeof STAGES)[number];

const END_STATUSES: readonly Status[] = ["success", "error", "cancelled", "expired"];

export function isFinished(status: Status): boolean {
  return END_STATUSES.includes(status);
}

/** The later of two stages: internally, collect and resolve alternate; the wire shows the furthest reached. */
export function furthest(a: Stage, b: Stage): Stage {
  return STAGES.indexOf(a) >= STAGES.indexOf(b) ? a : b;
}
