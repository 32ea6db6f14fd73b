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
 * the same evidence. The fact in the URL is opened once the evidence is loaded. Opening evidence makes an entry in the
 * history: going back closes it.
 */
export function useFactInAddress(selection: SelectionStore, index: EvidenceIndex | null): void {
  useEffect(() => {
    if (index === null) return;
    const follow = (): void => showFrom(selection, index);
    if (selection.get() === null) follow();
    const stop = selection.subscribe(() => writeAddress(selection.get()?.pointer ?? null));
    addEventListener("popstate", follow);
    return () => {
      stop();
      removeEventListener("popstate", follow);
    };
  }, [selection, index]);
}

/** Opens the fact in the URL, or closes the evidence if there is none. */
function showFrom(selection: SelectionStore, index: EvidenceIndex): void {
  const pointer = factInAddress();
  if (pointer === (selection.get()?.pointer ?? null)) return;
  if (pointer === null) return selection.set(null);
  if (index.at(pointer).length === 0) return writeAddress(null);
  const chip = originOf({ pointer });
  chip?.scrollIntoView({ block: "center" });
  const label = chip?.dataset["label"] ?? labelOf(pointer, words) ?? pointer;
  selection.set(chip === null ? { pointer, label } : { pointer, label, chip });
}

function factInAddress(): string | null {
  return new URLSearchParams(location.search).get(PARAMETER);
}

/** Marks the entries of the history that opening evidence made. */
const MARK = "evidence";

/** Bypasses the router, which would treat it as navigation to another page, and scroll. */
function writeAddress(pointer: string | null): void {
  const before = factInAddress();
  if (before === pointer) return;
  const state = history.state as Readonly<Record<string, unknown>> | null;
  if (pointer === null && state?.[MARK] === true) return history.back();
  const address = new URL(location.href);
  if (pointer === null) address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, pointer);
  if (before === null) History.prototype.pushState.call(history, { ...state, [MARK]: true }, "", address);
  else History.prototype.replaceState.call(history, state, "", address);
}
