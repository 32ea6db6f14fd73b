import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { type CandorClient, type Schemas, unwrap } from "../../src/client/client.ts";
import type { ReportLanguage } from "../../src/contract/language.ts";
import { learnSites } from "../../src/presentation/learn-sites.ts";
import { citedIn } from "./evidence/cited-in.ts";
import type { Looked } from "./history/history-state.ts";
import { type BulkRow, isFinished, type Lookup, type SearchType } from "./wire.ts";

/** How long the service may hold back a response until something about the lookup changes. */
const WAIT_SECONDS = 30;
const SEARCH_PAGE = 20;
const HISTORY_PAGE = 25;
const BULK_PAGE = 50;

export function searchQuery(client: CandorClient, query: string, type: SearchType) {
  return infiniteQueryOptions({
    queryKey: ["search", type, query],
    queryFn: ({ pageParam, signal }) =>
      unwrap(client.POST("/search", { body: { query, type, next: pageParam, limit: SEARCH_PAGE }, signal })),
    initialPageParam: "",
    getNextPageParam: (page) => page.next || undefined,
    enabled: query !== "",
  });
}

export function candidateQuery(client: CandorClient, candidateId: string) {
  return queryOptions({
    queryKey: ["candidate", candidateId],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/candidates/{candidateId}", { params: { path: { candidateId } }, signal })),
  });
}

/** The filters that are set, as a search of the history and its table take them. */
export function filterOf({ name, status, purpose, kind, tag }: Looked): Schemas["HistoryTable"] {
  return {
    name,
    ...(status && { status }),
    ...(purpose && { purpose }),
    ...(kind && { kind }),
    ...(tag !== null && { tag }),
  };
}

export function historyQuery(client: CandorClient, looked: Looked) {
  return infiniteQueryOptions({
    queryKey: ["lookups", "history", looked],
    queryFn: ({ pageParam, signal }) => {
      const body = { ...filterOf(looked), order: looked.order, next: pageParam, limit: HISTORY_PAGE };
      return unwrap(client.POST("/history", { body, signal }));
    },
    initialPageParam: "",
    getNextPageParam: (page) => page.next || undefined,
    staleTime: 0,
  });
}

/** The lookups of one person, newest first. */
export const personNoteKey = (lookupId: string) => ["note", lookupId] as const;

export function personNoteQuery(client: CandorClient, lookupId: string) {
  return queryOptions({
    queryKey: personNoteKey(lookupId),
    queryFn: ({ signal }) => unwrap(client.GET("/lookups/{lookupId}/note", { params: { path: { lookupId } }, signal })),
    staleTime: 0,
  });
}

export function personLookupsQuery(
  client: CandorClient,
  person: { readonly candidateId: string } | { readonly sameAs: string },
) {
  return queryOptions({
    queryKey: ["lookups", "person", person],
    queryFn: ({ signal }) => unwrap(client.GET("/lookups", { params: { query: { limit: 100, ...person } }, signal })),
    staleTime: 0,
  });
}

/** The newest lookups, for the first page that people see. */
export function recentQuery(client: CandorClient) {
  return queryOptions({
    queryKey: ["lookups", "recent"],
    queryFn: ({ signal }) => unwrap(client.GET("/lookups", { params: { query: { limit: 5 } }, signal })),
    staleTime: 0,
  });
}

export function lookupKey(lookupId: string): readonly unknown[] {
  return ["lookup", lookupId];
}

/**
 * A lookup and, while it runs, every change to it: the first response comes at once, each further one when there is
 * news. Its data stay on screen if the service goes away.
 */
export function lookupQuery(client: CandorClient, lookupId: string) {
  return queryOptions({
    queryKey: lookupKey(lookupId),
    queryFn: async ({ signal, client: cache }) => {
      const before = cache.getQueryData<Lookup>(lookupKey(lookupId));
      const wait = before && !isFinished(before.status) ? WAIT_SECONDS : 0;
      const lookup = await unwrap(
        client.GET("/lookups/{lookupId}", { params: { path: { lookupId }, query: { wait } }, signal }),
      );
      learnSites(lookup);
      return lookup;
    },
    refetchInterval: (query) => {
      if (query.state.error) return false;
      return query.state.data && !isFinished(query.state.data.status) ? 250 : false;
    },
    refetchOnWindowFocus: "always",
  });
}

/** Which datasources are behind what: all that a report shows until somebody opens the evidence of a fact. */
export function outlineQuery(client: CandorClient, lookupId: string) {
  return queryOptions({
    queryKey: ["evidence", lookupId],
    queryFn: async ({ signal }) =>
      citedIn(
        await unwrap(client.GET("/lookups/{lookupId}/evidence/outline", { params: { path: { lookupId } }, signal })),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The claims for some members of the profile. */
export function claimsQuery(client: CandorClient, lookupId: string, fields: readonly string[]) {
  const list = fields.join(",");
  return queryOptions({
    queryKey: ["evidence", lookupId, "fields", list],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET("/lookups/{lookupId}/evidence", { params: { path: { lookupId }, query: { fields: list } }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The summaries in the language of the page, under the key of the evidence that their sentences cite. */
export function summariesQuery(client: CandorClient, lookupId: string, language: ReportLanguage) {
  return queryOptions({
    queryKey: ["evidence", lookupId, "summaries", language],
    queryFn: ({ signal }) =>
      unwrap(
        client.GET("/lookups/{lookupId}/summaries", { params: { path: { lookupId }, query: { language } }, signal }),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function datasourcesQuery(client: CandorClient, lookupId: string) {
  return queryOptions({
    queryKey: ["datasources", lookupId],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/lookups/{lookupId}/datasources", { params: { path: { lookupId } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Requests everything for a finished report at once: otherwise each part would wait for the one before. */
export function askForReport(cache: QueryClient, client: CandorClient, lookupId: string): void {
  void cache.prefetchQuery(lookupQuery(client, lookupId));
  void cache.prefetchQuery(outlineQuery(client, lookupId));
  void cache.prefetchQuery(datasourcesQuery(client, lookupId));
}

export function recordsKey(lookupId: string): readonly unknown[] {
  return ["records", lookupId];
}

export function recordsQuery(client: CandorClient, lookupId: string) {
  return queryOptions({
    queryKey: recordsKey(lookupId),
    queryFn: ({ signal }) =>
      unwrap(client.GET("/lookups/{lookupId}/records", { params: { path: { lookupId } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function coverageQuery(client: CandorClient, lookupId: string, running: boolean) {
  return queryOptions({
    queryKey: ["coverage", lookupId, running],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/lookups/{lookupId}/coverage", { params: { path: { lookupId } }, signal })),
    refetchInterval: running ? 1_000 : false,
  });
}

/** Compared once: decisions and documents rebuild a profile, which fetches this again. */
export function changesQuery(client: CandorClient, lookupId: string) {
  return queryOptions({
    queryKey: [...lookupKey(lookupId), "changes"],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/lookups/{lookupId}/changes", { params: { path: { lookupId } }, signal })),
  });
}

/** What the later of two lookups changed compared with the earlier. */
export function changesSinceQuery(client: CandorClient, lookupId: string, since: string) {
  return queryOptions({
    queryKey: [...lookupKey(lookupId), "changes", since],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/lookups/{lookupId}/changes", { params: { path: { lookupId }, query: { since } }, signal })),
    retry: false,
  });
}

export function sharesKey(lookupId: string): readonly unknown[] {
  return ["shares", lookupId];
}

export function sharesQuery(client: CandorClient, lookupId: string) {
  return queryOptions({
    queryKey: sharesKey(lookupId),
    queryFn: ({ signal }) =>
      unwrap(client.GET("/lookups/{lookupId}/shares", { params: { path: { lookupId } }, signal })),
    staleTime: 0,
  });
}

/** Requested once: the service counts each request as an opening. */
export function sharedQuery(client: CandorClient, token: string, language: ReportLanguage) {
  return queryOptions({
    queryKey: ["shared", token, language],
    queryFn: ({ signal }) =>
      unwrap(client.GET("/shared", { params: { header: { "x-share-token": token }, query: { language } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

/** The signed-in key: what it may do, and what it has left. */
export function ownKeyQuery(client: CandorClient) {
  return queryOptions({
    queryKey: ["keys", "own"],
    queryFn: ({ signal }) => unwrap(client.GET("/keys/own", { signal })),
  });
}

export function keysQuery(client: CandorClient) {
  return queryOptions({
    queryKey: ["keys", "all"],
    queryFn: ({ signal }) => unwrap(client.GET("/keys", { signal })),
  });
}

export function membersQuery(client: CandorClient) {
  return queryOptions({
    queryKey: ["members"],
    queryFn: ({ signal }) => unwrap(client.GET("/members", { signal })),
  });
}

/** @param period its first and last day, `YYYY-MM-DD` (UTC) */
export function usageQuery(client: CandorClient, period: { readonly from: string; readonly to: string }) {
  return queryOptions({
    queryKey: ["usage", period],
    queryFn: ({ signal }) => unwrap(client.GET("/usage", { params: { query: period }, signal })),
    staleTime: 0,
  });
}

export function deskRequestsQuery(client: CandorClient) {
  return queryOptions({
    queryKey: ["desk"],
    queryFn: ({ signal }) => unwrap(client.GET("/desk/requests", { params: { query: { limit: 1_000 } }, signal })),
    staleTime: 0,
  });
}

export function sourcesQuery(client: CandorClient) {
  return queryOptions({
    queryKey: ["connectors"],
    queryFn: ({ signal }) => unwrap(client.GET("/connectors", { signal })),
    staleTime: 0,
  });
}

export function bulksQuery(client: CandorClient) {
  return queryOptions({
    queryKey: ["bulks"],
    queryFn: ({ signal }) => unwrap(client.GET("/bulk", { params: { query: { limit: 50 } }, signal })),
    refetchInterval: (query) =>
      query.state.data?.results.some(({ status }) => status === "running") && !query.state.error ? 5_000 : false,
    staleTime: 0,
  });
}

export function bulkQuery(client: CandorClient, bulkId: string) {
  return queryOptions({
    queryKey: ["bulk", bulkId],
    queryFn: ({ signal }) => unwrap(client.GET("/bulk/{bulkId}", { params: { path: { bulkId } }, signal })),
    refetchInterval: (query) => (query.state.data?.status === "running" && !query.state.error ? 1_500 : false),
    staleTime: 0,
  });
}

/** The rows on screen, updated while the bulk runs. */
export function bulkRowsQuery(
  client: CandorClient,
  bulkId: string,
  { state, running }: { readonly state: BulkRow["state"] | null; readonly running: boolean },
) {
  return infiniteQueryOptions({
    queryKey: ["bulk", bulkId, "rows", state, running],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        client.GET("/bulk/{bulkId}/rows", {
          params: { path: { bulkId }, query: { next: pageParam, limit: BULK_PAGE, ...(state ? { state } : {}) } },
          signal,
        }),
      ),
    initialPageParam: "",
    getNextPageParam: (page) => page.next || undefined,
    refetchInterval: running ? 2_000 : false,
    placeholderData: (before) => before,
    staleTime: 0,
  });
}

export function importsQuery(client: CandorClient, running: boolean) {
  return queryOptions({
    queryKey: ["imports"],
    queryFn: ({ signal }) => unwrap(client.GET("/imports", { params: { query: { limit: 50 } }, signal })),
    refetchInterval: running ? 1_000 : false,
    staleTime: 0,
  });
}
