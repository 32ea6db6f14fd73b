/** How one probe ended. `absent` is "the source answered: no such person"; it is never "could not ask". */
export const OUTCOMES = ["found", "absent", "blocked", "failed", "skipped", "suppressed"] as const;
export type Outcome = (typeof OUTCOMES)[number];
