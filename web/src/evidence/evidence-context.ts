import { createContext, useContext, useSyncExternalStore } from "react";
import type { Evidence, Summaries } from "../wire.ts";
import type { EvidenceIndex } from "./evidence-index.ts";

/** The field whose evidence is open. */
export interface Selection {
  readonly pointer: string;
  readonly label: string;
  /** The chip that opened it. */
  readonly chip?: HTMLElement;
}

/** Kept outside of React's state: choosing one of two thousand chips redraws two of them. */
export interface SelectionStore {
  get(): Selection | null;
  set(selection: Selection | null): void;
  subscribe(listener: () => void): () => void;
}

export interface EvidenceContextValue {
  /** `null` until it is loaded. */
  readonly index: EvidenceIndex | null;
  readonly selection: SelectionStore;
  /** The sentences of the summaries in the language of the page, by field; `null` while they are to come. */
  readonly summaries: Summaries | null;
  /** As it came; `null` until it is loaded. */
  readonly evidence: Evidence | null;
  /** It has been asked for and is still to come. */
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
