import { createContext, useContext } from "react";

/** The search results selected as one person. At most two: more are merged one after another. */
export interface MergeSelection {
  readonly chosen: readonly string[];
  toggle(candidateId: string): void;
}

export const MAX_CHOSEN = 2;

/** `null` if the key may not merge candidates. */
export const MergeSelectionContext = createContext<MergeSelection | null>(null);

export function useMergeSelection(): MergeSelection | null {
  return useContext(MergeSelectionContext);
}
