import { useEffect } from "react";
import { labelOf } from "../../../src/presentation/labels.ts";
import { words } from "../messages.ts";
import type { SelectionStore } from "./evidence-context.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { originOf } from "./walk.ts";

/** A JSON pointer names a field, never a person: servers and logs may see it. */
const PARAMETER = "fact";

/**
 * Keeps the open fact in the URL, `?fact=/jobTitle`, so that a reload, going back, and a link sent to a colleague open
 * the same evidence. The fact in the URL is opened once the evidence is loaded.
 */
export function useFactInAddress(selection: SelectionStore, index: EvidenceIndex | null): void {
  useEffect(() => {
    if (index === null) return;
    openFrom(selection, index);
    return selection.subscribe(() => writeAddress(selection.get()?.pointer ?? null));
  }, [selection, index]);
}

function openFrom(selection: SelectionStore, index: EvidenceIndex): void {
  const pointer = new URLSearchParams(location.search).get(PARAMETER);
  if (pointer === null || selection.get() !== null) return;
  if (index.at(pointer).length === 0) return writeAddress(null);
  const chip = originOf({ pointer });
  chip?.scrollIntoView({ block: "center" });
  const label = chip?.dataset["label"] ?? labelOf(pointer, words) ?? pointer;
  selection.set(chip === null ? { pointer, label } : { pointer, label, chip });
}

function writeAddress(pointer: string | null): void {
  const address = new URL(location.href);
  if (address.searchParams.get(PARAMETER) === pointer) return;
  if (pointer === null) address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, pointer);
  // Bypasses the router, which would treat it as navigation to another page, and scroll.
  History.prototype.replaceState.call(history, history.state, "", address);
}
