import { useQuery } from "@tanstack/react-query";
import { awaitedDocumentsOf } from "../../../src/contract/awaited-documents.ts";
import { Link, useLocation } from "@tanstack/react-router";
import { useClient } from "../client.ts";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { messages, words as catalogue } from "../messages.ts";
import { datasourcesQuery, lookupQuery, recordsQuery } from "../queries.ts";
import type { Datasource, JudgedRecord, Lookup } from "../wire.ts";
import { byId, givenOf } from "./given-of.ts";
import { useHanded } from "./handed-documents.ts";

const { documents: words } = messages;

/** What became of the documents that were handed over, as long as somebody has to know or to decide. */
export function DocumentsBanner() {
  const { lookup, slug } = useShownLookup();
  const client = useClient();
  const records = useQuery(recordsQuery(client, lookup.lookupId)).data ?? [];
  const datasources = useQuery(datasourcesQuery(client, lookup.lookupId)).data ?? [];
  const { pathname } = useLocation();
  const { ended } = useHanded(lookup.lookupId);
  const open = openDocuments(records, byId(datasources));
  const isDeciding = pathname.endsWith("/records");
  const read = ended.flatMap(({ name, state }) => (state === "read" ? name : []));
  const told = ended.filter(({ state }) => state === "unused" || state === "failed");
  const asks = open.length > 0 && !isDeciding;
  const awaited = useAwaited(lookup);
  if (!asks && awaited + read.length + told.length === 0) return null;
  return (
    <div className="hand-over no-print">
      {asks ? (
        <div className="hand-over-open">
          <p role="status">
            {words.toReview(open.length)} <span className="soft">{open.flatMap((name) => name ?? []).join(", ")}</span>
          </p>
          <Link
            to="/lookups/$lookupId/$slug/records"
            params={{ lookupId: lookup.lookupId, slug }}
            className="button button-primary"
          >
            {words.review(open.length)}
          </Link>
        </div>
      ) : null}
      {awaited > 0 ? <p role="status">{catalogue.awaitedDocuments(awaited)}</p> : null}
      {read.length > 0 ? <p role="status">{words.read(read)}</p> : null}
      {told.map(({ name, state, text }, index) => (
        <p
          key={`${name} ${index}`}
          role={state === "failed" ? "alert" : "status"}
          className={state === "failed" ? "field-problem" : undefined}
        >
          {text}
        </p>
      ))}
    </div>
  );
}

/** The file names of documents that may be about the person or a namesake: nobody has decided. */
function openDocuments(
  records: readonly JudgedRecord[],
  datasources: ReadonlyMap<string, Datasource>,
): readonly (string | undefined)[] {
  const open = records.flatMap((record) => {
    const isOpen = record.about === "person" && record.judgement === "undecided";
    const document = isOpen ? givenOf(record, datasources) : null;
    return document === null || document.isTheirs ? [] : document;
  });
  return [...new Map(open.map(({ id, file }) => [id, file])).values()];
}

const AWAITED_EVERY_MS = 5_000;

/** How many documents somebody else, or another tab, is still to hand over. The report is asked for again until then. */
function useAwaited(lookup: Lookup): number {
  const client = useClient();
  const { count } = useHanded(lookup.lookupId);
  const awaited = count > 0 ? 0 : awaitedDocumentsOf(lookup, new Date());
  useQuery({
    ...lookupQuery(client, lookup.lookupId),
    enabled: awaited > 0,
    refetchInterval: AWAITED_EVERY_MS,
  });
  return awaited;
}
