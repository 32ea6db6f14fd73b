/**
 * How authoritative a datasource is, in the order in which claims take precedence. `published`: anybody could read it,
 * and its author answers for it. `operator`: the operator's own staff typed it, for their own use. `index`: a search
 * engine repeats it.
 */
export const TIERS = ["published", "operator", "index"] as const;
export type Tier = (typeof TIERS)[number];
