import { createContext, useContext } from "react";

/** Those of a search's results that are taken for one person. Two at most: more are merged one after the other. */
export interface MergeSelection {
  readonly chosen: readonly string[];
  toggle(candidateId: string): void;
}

export const MAX_CHOSEN = 2;

/** `null` if the key may not merge anybody. */
export const MergeSelectionContext = createContext<MergeSelection | null>(null);

export function useMergeSelection(): MergeSelection | null {
  return useContext(MergeSelectionContext);
}
