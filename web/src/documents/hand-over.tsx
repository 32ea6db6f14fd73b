import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { outcomeOf, whyUnused } from "../../../src/presentation/document-outcome.ts";
import { notAskedText } from "../../../src/presentation/reason-text.ts";
import { useClient } from "../client.ts";
import { messages, words as catalogue } from "../messages.ts";
import { describeError } from "../parts/states.tsx";
import { coverageQuery, lookupKey, recordsQuery } from "../queries.ts";
import type { Lookup } from "../wire.ts";
import { type HeldDocument, takeDocuments } from "./given-documents.ts";

const { documents: words } = messages;

interface Progress {
  readonly reading: string | null;
  readonly read: readonly string[];
  /** What was read and not used, in words. */
  readonly unused: readonly string[];
  readonly failed: readonly string[];
}

const NOTHING: Progress = { reading: null, read: [], unused: [], failed: [] };

/**
 * Hands over the documents waiting for a lookup as soon as it has ended, one after another; the page then shows the
 * profile with all of them.
 */
export function HandOver({ lookup }: { readonly lookup: Lookup }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(NOTHING);
  const { lookupId, status } = lookup;
  useEffect(() => {
    const recordsNow = async () => await queryClient.fetchQuery({ ...recordsQuery(client, lookupId), staleTime: 0 });
    const ledgerNow = async () =>
      await queryClient.fetchQuery({ ...coverageQuery(client, lookupId, false), staleTime: 0 });
    let known: Awaited<ReturnType<typeof recordsNow>> | undefined;
    let asked: Awaited<ReturnType<typeof ledgerNow>> | undefined;
    const handOver = async ({ name, body, whose }: HeldDocument): Promise<void> => {
      setProgress((before) => ({ ...before, reading: name }));
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
        const after = await recordsNow();
        const { judgement } = outcomeOf(known, after);
        known = after;
        const ledger = await ledgerNow();
        const why = judgement === "nothing" ? whyUnused(asked, ledger) : undefined;
        asked = ledger;
        setProgress((before) => ({
          ...before,
          reading: null,
          ...(judgement === "own"
            ? { read: [...before.read, name] }
            : {
                unused: [...before.unused, why ? `${name}: ${notAskedText(catalogue, why)}.` : words[judgement](name)],
              }),
        }));
      } catch (error) {
        const fault = `${name}: ${describeError(error)}`;
        setProgress((before) => ({ ...before, reading: null, failed: [...before.failed, fault] }));
      }
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
    if (status === "success") void handAllOver(documents);
    else setProgress({ ...NOTHING, failed: documents.map(({ name }) => words.notRead(name)) });
  }, [client, queryClient, lookupId, status]);
  const { reading, read, unused, failed } = progress;
  return (
    <div className="hand-over no-print">
      <p role="status">{reading !== null ? words.reading(reading) : read.length > 0 ? words.read(read) : ""}</p>
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
