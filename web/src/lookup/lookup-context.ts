import { createContext, useContext } from "react";
import type { Lookup } from "../wire.ts";

export interface PageLookup {
  readonly lookup: Lookup;
  /** The tail of its address. */
  readonly slug: string;
  /** Whether somebody without a key reads it: then nothing leads further into the service. */
  readonly shared?: boolean;
}

export const LookupContext = createContext<PageLookup | null>(null);

/** The lookup that the page around is about. */
export function useShownLookup(): PageLookup {
  const shown = useContext(LookupContext);
  if (!shown) throw new Error("no lookup is shown here");
  return shown;
}
