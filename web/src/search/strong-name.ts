import type { SearchResult } from "../wire.ts";

/** The least likelihood that the search gives a full name written as typed. */
const STRONG_NAME = 0.9;

type Matched = Pick<SearchResult, "matchedOn" | "likelihood">;

/** If only the name matches, there may be many such people. */
export function isByName({ matchedOn }: Pick<Matched, "matchedOn">): boolean {
  return matchedOn.length > 0 && matchedOn.every((each) => each === "name");
}

/** Whether somebody bears the name that was searched for. */
export function isOfThatName(result: Matched): boolean {
  return isByName(result) && result.likelihood >= STRONG_NAME;
}
