/** How one probe ended. `absent` means "the source answered: no such person", never "could not ask". */
export const OUTCOMES = ["found", "absent", "blocked", "failed", "skipped", "suppressed"] as const;
export type Outcome = (typeof OUTCOMES)[number];
