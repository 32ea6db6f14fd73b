import { useDebouncedValue } from "@mantine/hooks";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useClient } from "../client.ts";
import { formatAgo } from "../format.ts";
import { EVERYTHING } from "../history/history-state.ts";
import { purposeAndScope } from "../history/lookup-row.tsx";
import { messages } from "../messages.ts";
import { historyQuery, recentQuery } from "../queries.ts";
import { MAX_QUERY_LENGTH, writeHash } from "../search/search-state.ts";
import { candidateOf, type LookupSummary, type SearchType } from "../wire.ts";
import { type PageAction, offeredActions } from "./page-actions.ts";
import { shownFragments } from "../parts/fragments.ts";

const PAUSE_MS = 180;
const MAX_LOOKUPS = 6;
const SEARCH_TYPES = Object.keys(messages.searchTypes) as SearchType[];
const { palette: texts, menu, nav } = messages;

const SCREENS = [
  { to: "/", label: nav.search },
  { to: "/lookups", label: nav.lookups },
  { to: "/new", label: messages.start.newLink },
  { to: "/bulk", label: nav.bulk },
  { to: "/imports", label: nav.imports },
  { to: "/sources", label: menu.sources },
  { to: "/keys", label: menu.keys },
  { to: "/members", label: menu.members },
  { to: "/usage", label: menu.usage },
  { to: "/requests", label: menu.requests },
] as const;

export interface PaletteEntry extends PageAction {
  readonly id: string;
  /** Less important words beside the label. */
  readonly note?: string;
}

export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

/** Everything that fits the text, by kind: what the page can do, earlier lookups, screens, and searches for the text. */
export function useEntries(text: string): readonly EntryGroup[] {
  const navigate = useNavigate();
  const wanted = text.trim().slice(0, MAX_QUERY_LENGTH);
  const people = useEarlierLookups(wanted).map((lookup) => ({
    id: lookup.lookupId,
    label: candidateOf(lookup).fullName,
    note: noteOf(lookup),
    run: () => void navigate({ to: "/lookups/$lookupId", params: { lookupId: lookup.lookupId } }),
  }));
  const screens = SCREENS.map(({ to, label }) => ({ id: to, label, run: () => void navigate({ to }) }));
  const searches = (wanted === "" ? [] : SEARCH_TYPES).map((type) => ({
    id: type,
    label: type === "candor" ? texts.searchAll(wanted) : texts.searchOn(messages.searchTypes[type], wanted),
    run: () => void navigate({ to: "/", hash: writeHash({ query: wanted, type }) }),
  }));
  const actions = offeredActions().map((action) => ({ id: action.label, ...action }));
  const groups = [
    { title: texts.actions, entries: actions.filter(({ label }) => fits(label, wanted)) },
    { title: texts.people, entries: people },
    { title: texts.screens, entries: screens.filter(({ label }) => fits(label, wanted)) },
    { title: texts.searches, entries: searches },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** What tells a lookup from those of namesakes, and from others of the same person. */
function noteOf(lookup: LookupSummary): string {
  const parts = [
    ...shownFragments(candidateOf(lookup).fragments ?? []),
    purposeAndScope(lookup),
    formatAgo(lookup.startedAt, Date.now()),
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** The newest lookups whose names fit; the newest of all before anything is typed. */
function useEarlierLookups(wanted: string): readonly LookupSummary[] {
  const client = useClient();
  const [name] = useDebouncedValue(wanted, PAUSE_MS);
  const recent = useQuery({ ...recentQuery(client), enabled: wanted === "" });
  const found = useInfiniteQuery({ ...historyQuery(client, { ...EVERYTHING, name }), enabled: name !== "" });
  if (wanted === "") return recent.data?.results ?? [];
  return name === wanted ? (found.data?.pages[0]?.results.slice(0, MAX_LOOKUPS) ?? []) : [];
}

/** Whether a label contains every word typed, whatever its case and accents. */
function fits(label: string, wanted: string): boolean {
  const folded = fold(label);
  return fold(wanted)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
