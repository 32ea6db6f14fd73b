import { useLocation, useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { messages } from "../messages.ts";
import type { SearchType } from "../wire.ts";

const PAUSE_MS = 180;
export const MAX_QUERY_LENGTH = 256;

export interface SearchState {
  /** The text in the field. */
  readonly text: string;
  /** What is searched for: the text after a pause in typing. */
  readonly query: string;
  readonly type: SearchType;
  setText(text: string): void;
  setType(type: SearchType): void;
}

/**
 * The search is kept in the URL's fragment: it survives a reload and going back, but is never sent to a server or
 * logged, since it names people.
 */
export function useSearchState(): SearchState {
  const hash = useLocation({ select: (location) => location.hash });
  const navigate = useNavigate();
  const { query, type } = readHash(hash);
  const [text, setText] = useState(query);
  const written = useRef(query);
  const write = useCallback(
    (next: { readonly query: string; readonly type: SearchType }) => {
      written.current = next.query;
      void navigate({ to: "/", hash: writeHash(next), replace: true, resetScroll: false, hashScrollIntoView: false });
    },
    [navigate],
  );
  // Going back, or a link to the empty search, changes the URL: the field follows.
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    setText(query);
  }, [query]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === query || wanted.length > MAX_QUERY_LENGTH) return;
    const timer = setTimeout(() => write({ query: wanted, type }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, query, type, write]);
  return { text, query, type, setText, setType: (next) => write({ query: text.trim(), type: next }) };
}

function readHash(hash: string): { readonly query: string; readonly type: SearchType } {
  const parameters = new URLSearchParams(hash);
  const type = parameters.get("type") ?? "";
  return {
    query: (parameters.get("q") ?? "").slice(0, MAX_QUERY_LENGTH),
    type: type in messages.searchTypes ? (type as SearchType) : "candor",
  };
}

export function writeHash({ query, type }: { readonly query: string; readonly type: SearchType }): string {
  const parameters = new URLSearchParams();
  if (query !== "") parameters.set("q", query);
  if (type !== "candor") parameters.set("type", type);
  return parameters.toString();
}
