import { createContext, useContext } from "react";
import type { Lookup } from "../wire.ts";

export interface PageLookup {
  readonly lookup: Lookup;
  /** The last part of its URL. */
  readonly slug: string;
  /** Whether it is read by somebody without a key: then nothing links further into the service. */
  readonly shared?: boolean;
}

export const LookupContext = createContext<PageLookup | null>(null);

/** The lookup that the surrounding page shows. */
export function useShownLookup(): PageLookup {
  const shown = useContext(LookupContext);
  if (!shown) throw new Error("no lookup is shown here");
  return shown;
}
