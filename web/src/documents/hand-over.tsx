import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { outcomeOf, whyUnused } from "../../../src/presentation/document-outcome.ts";
import { notAskedText } from "../../../src/presentation/reason-text.ts";
import { useClient } from "../client.ts";
import { useShownLookup } from "../lookup/lookup-context.ts";
import { messages, words as catalogue } from "../messages.ts";
import { describeError } from "../parts/states.tsx";
import { coverageQuery, lookupKey, recordsQuery } from "../queries.ts";
import type { Lookup } from "../wire.ts";
import { type HeldDocument, takeDocuments } from "./given-documents.ts";
import { type HandedOver, isReading, useChangeHandedOver, useHandedOver } from "./handed-over.ts";

const { documents: words } = messages;

/**
 * Hands over the documents waiting for a lookup as soon as it has ended, one after another; the page then shows the
 * profile with all of them.
 */
export function HandOver({ lookup }: { readonly lookup: Lookup }) {
  const { lookupId, status } = lookup;
  useHandOver(lookupId, status);
  const handedOver = useHandedOver(lookupId);
  const { all, done, reading, read, unused, failed } = handedOver;
  if (all === 0 && failed.length === 0) return null;
  return (
    <div className="notice no-print">
      <p role="status">
        {isReading(handedOver)
          ? words.reading(reading ?? "", done + 1, all)
          : read.length > 0
            ? words.read(catalogue.formats.list(read))
            : ""}
      </p>
      <Undecided handedOver={handedOver} />
      {unused.map((told) => (
        <p key={told} role="status">
          {told}
        </p>
      ))}
      {failed.map((fault) => (
        <p key={fault} className="field-problem" role="alert">
          {fault}
        </p>
      ))}
    </div>
  );
}

/** The documents that wait for a decision, until it is made. */
function Undecided({ handedOver }: { readonly handedOver: HandedOver }) {
  const { lookup, slug } = useShownLookup();
  const { lookupId } = lookup;
  const records = useQuery(recordsQuery(useClient(), lookupId)).data ?? [];
  const open = new Set(records.flatMap(({ recordId, judgement }) => (judgement === "undecided" ? recordId : [])));
  const waiting = handedOver.undecided.filter(({ recordIds }) => recordIds.some((id) => open.has(id)));
  if (waiting.length === 0) return null;
  return (
    <p role="status">
      {words.undecided(catalogue.formats.list(waiting.map(({ name }) => name)))}{" "}
      <Link to="/lookups/$lookupId/$slug/records" params={{ lookupId, slug }}>
        {messages.report.toRecords}
      </Link>
    </p>
  );
}

function useHandOver(lookupId: string, status: Lookup["status"]): void {
  const client = useClient();
  const queryClient = useQueryClient();
  const change = useChangeHandedOver(lookupId);
  useEffect(() => {
    const recordsNow = async () => await queryClient.fetchQuery({ ...recordsQuery(client, lookupId), staleTime: 0 });
    const ledgerNow = async () =>
      await queryClient.fetchQuery({ ...coverageQuery(client, lookupId, false), staleTime: 0 });
    let known: Awaited<ReturnType<typeof recordsNow>> | undefined;
    let asked: Awaited<ReturnType<typeof ledgerNow>> | undefined;
    const handOver = async ({ name, body, whose }: HeldDocument): Promise<void> => {
      change((before) => ({ ...before, reading: name }));
      try {
        known ??= await recordsNow();
        asked ??= await ledgerNow();
        const rebuilt = await unwrap(
          client.POST("/lookups/{lookupId}/documents", {
            params: { path: { lookupId }, query: { name: name.slice(-255), whose } },
            body: body as unknown as string,
            bodySerializer: (given: unknown) => given as BodyInit,
            headers: { "content-type": "application/octet-stream" },
          }),
        );
        queryClient.setQueryData(lookupKey(lookupId), rebuilt);
        void queryClient.invalidateQueries({ queryKey: ["datasources", lookupId] });
        const after = await recordsNow();
        const { judgement, recordIds } = outcomeOf(known, after);
        known = after;
        const ledger = await ledgerNow();
        const why = judgement === "nothing" ? whyUnused(asked, ledger) : undefined;
        asked = ledger;
        change(({ read, undecided, unused, ...rest }) => ({
          ...rest,
          read: judgement === "own" ? [...read, name] : read,
          undecided: judgement === "undecided" ? [...undecided, { name, recordIds }] : undecided,
          unused:
            judgement === "other" || judgement === "nothing"
              ? [...unused, why ? `${name}: ${notAskedText(catalogue, why)}.` : words[judgement](name)]
              : unused,
        }));
      } catch (error) {
        const fault = `${name}: ${describeError(error)}`;
        change((before) => ({ ...before, failed: [...before.failed, fault] }));
      }
      change((before) => ({ ...before, reading: null, done: before.done + 1 }));
    };
    const handAllOver = async (documents: readonly HeldDocument[]): Promise<void> => {
      for (const document of documents) await handOver(document);
      await Promise.all(
        ["records", "evidence", "datasources", "coverage"].map((name) =>
          queryClient.invalidateQueries({ queryKey: [name, lookupId] }),
        ),
      );
    };
    const documents = takeDocuments(lookupId);
    if (documents.length === 0) return;
    change((before) => ({ ...before, all: before.done + documents.length }));
    if (status === "success") void handAllOver(documents);
    else {
      const failed = documents.map(({ name }) => words.notRead(name));
      change((before) => ({ ...before, done: before.all, failed }));
    }
  }, [client, queryClient, change, lookupId, status]);
}
