import { useSyncExternalStore } from "react";
import type { Handed, HeldDocument } from "./given-documents.ts";

/** What became of a document: a text in words unless it is used, with the records that it may be about. */
export interface ReadDocument {
  readonly name: string;
  readonly state: "read" | "unused" | "undecided" | "failed";
  readonly text: string;
}

/** The documents of one lookup, until the page is closed. */
export interface HandedOver {
  /** How many there are, read or not, without files that could not be taken. */
  readonly count: number;
  /** Not handed over yet. */
  readonly waiting: readonly HeldDocument[];
  readonly reading: string | null;
  readonly ended: readonly ReadDocument[];
}

const NOTHING: HandedOver = { count: 0, waiting: [], reading: null, ended: [] };

const byLookup = new Map<string, HandedOver>();
const listeners = new Set<() => void>();

export function changeHanded(lookupId: string, change: (before: HandedOver) => HandedOver): void {
  byLookup.set(lookupId, change(handedTo(lookupId)));
  for (const listener of listeners) listener();
}

/** Keeps documents until the sources of their lookup have answered. */
export function keepDocuments(lookupId: string, { documents, refused }: Handed): void {
  if (documents.length + refused.length === 0) return;
  const ended = refused.map(({ name, fault }) => ({ name, state: "failed", text: fault }) as const);
  changeHanded(lookupId, () => ({ count: documents.length, waiting: documents, reading: null, ended }));
}

export function handedTo(lookupId: string): HandedOver {
  return byLookup.get(lookupId) ?? NOTHING;
}

export function useHanded(lookupId: string): HandedOver {
  return useSyncExternalStore(subscribe, () => handedTo(lookupId));
}

/** Whether documents are still to be read: until then the lookup has no report. */
export function isPending({ waiting, reading }: HandedOver): boolean {
  return reading !== null || waiting.length > 0;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
