import { createContext, useContext, useSyncExternalStore } from "react";
import type { CitedClaims } from "../../../src/presentation/citations.ts";
import type { FactCard } from "../../../src/presentation/fact-card.ts";
import type { CitedDatasource, Evidence, Summaries } from "../wire.ts";
import type { EvidenceIndex } from "./evidence-index.ts";

/** The field whose evidence is open. */
export interface Selection {
  readonly pointer: string;
  readonly label: string;
  /** The chip or mark that opened it. */
  readonly chip?: HTMLElement;
}

/** Kept outside React's state: selecting one of two thousand chips redraws only two. */
export interface SelectionStore {
  get(): Selection | null;
  set(selection: Selection | null): void;
  subscribe(listener: () => void): () => void;
}

export interface EvidenceContextValue {
  /** Which datasources are behind what; `null` until it is loaded. */
  readonly index: EvidenceIndex | null;
  readonly selection: SelectionStore;
  /** The sentences of the summaries in the language of the page, by field; `null` while loading. */
  readonly summaries: Summaries | null;
  /** As received; `null` until it is loaded. */
  readonly outline: CitedClaims | null;
  /** What its sentences cite in the language of the page. */
  readonly cited: CitedClaims | null;
  /** Claims that came with the report; `null` if those of a section are loaded when it is on screen. */
  readonly whole: Evidence | null;
  /** In a shared report, which has no documents: passages of data, by `claimId`. */
  readonly cards: Readonly<Record<string, FactCard>>;
  /** As far as they are loaded. */
  readonly datasources: readonly CitedDatasource[];
  /** It was requested and is still loading. */
  readonly isAwaited: boolean;
}

export const EvidenceContext = createContext<EvidenceContextValue | null>(null);

export function useEvidence(): EvidenceContextValue {
  const value = useContext(EvidenceContext);
  if (!value) throw new Error("evidence is shown inside an evidence area");
  return value;
}

export function useSelection(store: SelectionStore): Selection | null {
  return useSyncExternalStore(store.subscribe, store.get);
}

export function createSelection(): SelectionStore {
  let selection: Selection | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => selection,
    set(next) {
      selection = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
