import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type CandorClient, unwrap } from "../../../src/client/client.ts";
import { outcomeOf, whyUnused } from "../../../src/presentation/document-outcome.ts";
import { ledgerText } from "../../../src/presentation/reason-text.ts";
import { useClient } from "../client.ts";
import { messages, words as catalogue } from "../messages.ts";
import { describeError } from "../parts/states.tsx";
import { coverageQuery, lookupKey, recordsQuery } from "../queries.ts";
import { isFinished, type JudgedRecord, type Lookup, type Probe } from "../wire.ts";
import type { HeldDocument } from "./given-documents.ts";
import {
  changeHanded,
  type HandedOver,
  handedTo,
  isPending,
  type ReadDocument,
  useHanded,
} from "./handed-documents.ts";

const { documents: words } = messages;

/**
 * Hands over the documents waiting for a lookup as soon as it has ended, one after another, and warns whoever closes the
 * page before the last.
 */
export function useHandOver(lookup: Lookup | undefined, lookupId: string): HandedOver {
  const client = useClient();
  const queryClient = useQueryClient();
  const handed = useHanded(lookupId);
  const status = lookup?.status ?? "queued";
  const pending = isPending(handed);
  useEffect(() => {
    if (isFinished(status)) void handAllOver({ client, queryClient, lookupId }, status === "success");
  }, [client, queryClient, lookupId, status]);
  useEffect(() => {
    if (!pending) return;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [pending]);
  return handed;
}

interface HandOver {
  readonly client: CandorClient;
  readonly queryClient: QueryClient;
  readonly lookupId: string;
}

/** What a lookup holds, as far as a document can change it. */
interface Held {
  readonly records: readonly JudgedRecord[];
  readonly ledger: readonly Probe[];
}

async function handAllOver(desk: HandOver, isSuccess: boolean): Promise<void> {
  const { queryClient, lookupId } = desk;
  const { waiting, reading } = handedTo(lookupId);
  if (waiting.length === 0 || reading !== null) return;
  if (!isSuccess) {
    const lost = waiting.map(({ name }) => ({ name, state: "failed", text: words.notRead(name) }) as const);
    changeHanded(lookupId, (now) => ({ ...now, waiting: [], ended: [...now.ended, ...lost] }));
    return;
  }
  let before: Held | undefined;
  for (let next = waiting[0]; next !== undefined; next = handedTo(lookupId).waiting[0]) {
    const { name } = next;
    changeHanded(lookupId, (now) => ({ ...now, waiting: now.waiting.slice(1), reading: name }));
    const [outcome, after] = await handOver(desk, next, before);
    before = after;
    changeHanded(lookupId, (now) => ({ ...now, reading: null, ended: [...now.ended, outcome] }));
  }
  await Promise.all(
    ["records", "evidence", "datasources", "coverage"].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name, lookupId] }),
    ),
  );
}

async function handOver(
  desk: HandOver,
  { name, body, whose }: HeldDocument,
  known: Held | undefined,
): Promise<readonly [ReadDocument, Held | undefined]> {
  const { client, queryClient, lookupId } = desk;
  try {
    const before = known ?? (await heldNow(desk));
    const rebuilt = await unwrap(
      client.POST("/lookups/{lookupId}/documents", {
        params: { path: { lookupId }, query: { name: name.slice(-255), whose } },
        body: body as unknown as string,
        bodySerializer: (given: unknown) => given as BodyInit,
        headers: { "content-type": "application/octet-stream" },
      }),
    );
    queryClient.setQueryData(lookupKey(lookupId), rebuilt);
    const after = await heldNow(desk);
    return [tellOutcome(name, before, after), after];
  } catch (error) {
    return [{ name, state: "failed", text: `${name}: ${describeError(error)}` }, known];
  }
}

function tellOutcome(name: string, before: Held, after: Held): ReadDocument {
  const { judgement } = outcomeOf(before.records, after.records);
  if (judgement === "own") return { name, state: "read", text: "" };
  if (judgement === "undecided") return { name, state: "undecided", text: "" };
  const why = judgement === "nothing" ? whyUnused(before.ledger, after.ledger) : undefined;
  return { name, state: "unused", text: why ? `${name}: ${ledgerText(catalogue, why)}.` : words[judgement](name) };
}

async function heldNow({ client, queryClient, lookupId }: HandOver): Promise<Held> {
  const [records, ledger] = await Promise.all([
    queryClient.fetchQuery({ ...recordsQuery(client, lookupId), staleTime: 0 }),
    queryClient.fetchQuery({ ...coverageQuery(client, lookupId, false), staleTime: 0 }),
  ]);
  return { records, ledger };
}
