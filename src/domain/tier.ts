/**
 * How far a datasource comes after what it says. `published`: anybody could read it, and its author answers for it.
 * `operator`: the operator's own staff typed it, for their own use. `index`: a search engine repeats it. In the order in which claims go first.
 */
export const TIERS = ["published", "operator", "index"] as const;
export type Tier = (typeof TIERS)[number];
