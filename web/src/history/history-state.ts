import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import type { HistoryOrder, LookupKind } from "../../../src/contract/history.ts";
import { messages } from "../messages.ts";
import type { Purpose, Status } from "../wire.ts";

/** Which lookups of the history are shown, and in what order. */
export interface Looked {
  readonly name: string;
  readonly status: Status | null;
  readonly purpose: Purpose | null;
  readonly kind: LookupKind | null;
  readonly tag: string | null;
  readonly order: HistoryOrder;
}

export const EVERYTHING: Looked = { name: "", status: null, purpose: null, kind: null, tag: null, order: "newest" };
const PAUSE_MS = 180;
export const MAX_NAME_LENGTH = 256;
/** The service's limit. */
const MAX_TAG_LENGTH = 40;

export interface HistoryState {
  readonly looked: Looked;
  /** The name in the field. */
  readonly text: string;
  setText(text: string): void;
  set(change: Partial<Looked>): void;
  /** Keeps the order. */
  clear(): void;
}

/** Like a search, it is in the URL's fragment: kept after a reload and when going back, and never sent to a server. */
export function useHistoryState(): HistoryState {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const looked = readHash(hash);
  const [text, setText] = useState(looked.name);
  const written = useRef(looked.name);
  const write = useCallback(
    (next: Looked) => {
      written.current = next.name;
      void navigate({
        to: "/lookups",
        hash: writeHash(next),
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      });
    },
    [navigate],
  );
  useEffect(() => {
    if (looked.name === written.current) return;
    written.current = looked.name;
    setText(looked.name);
  }, [looked.name]);
  useEffect(() => {
    const wanted = text.trim().slice(0, MAX_NAME_LENGTH);
    const before = readHash(hash);
    if (wanted === before.name) return;
    const timer = setTimeout(() => write({ ...before, name: wanted }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, hash, write]);
  return {
    looked,
    text,
    setText,
    set: (change) => write({ ...looked, ...change }),
    clear: () => {
      setText("");
      write({ ...EVERYTHING, order: looked.order });
    },
  };
}

/** Whether a filter is set. */
export function isNarrowed({ name, status, purpose, kind, tag }: Looked): boolean {
  return name !== "" || [status, purpose, kind, tag].some((each) => each !== null);
}

function readHash(hash: string): Looked {
  const parameters = new URLSearchParams(hash);
  const oneOf = <Name extends string>(key: string, known: Readonly<Record<Name, unknown>>): Name | null => {
    const given = parameters.get(key) ?? "";
    return Object.hasOwn(known, given) ? (given as Name) : null;
  };
  return {
    name: (parameters.get("name") ?? "").slice(0, MAX_NAME_LENGTH),
    status: oneOf("status", messages.statuses),
    purpose: oneOf("purpose", messages.purposes),
    kind: oneOf("kind", messages.history.kinds),
    tag: parameters.get("tag")?.slice(0, MAX_TAG_LENGTH) || null,
    order: oneOf("order", messages.history.orders) ?? EVERYTHING.order,
  };
}

function writeHash(looked: Looked): string {
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(looked)) {
    if (value && value !== EVERYTHING.order) parameters.set(key, value);
  }
  return parameters.toString();
}
