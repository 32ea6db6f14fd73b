import { useMutation, useQueryClient } from "@tanstack/react-query";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { announce } from "../parts/announcer.tsx";
import { lookupKey, recordsKey } from "../queries.ts";
import type { JudgedRecord } from "../wire.ts";

/** A reader's decision: the record is the person's, is somebody else's, or (`null`) is left to the rules again. */
export type Decided = "own" | "other" | null;

export interface Decide {
  readonly judge: (recordId: string, judgement: Decided) => void;
  /** The record of the last decision. */
  readonly decided: string | null;
  readonly failed: { readonly recordId: string; readonly error: unknown } | null;
}

interface Deciding {
  readonly recordId: string;
  readonly judgement: Decided;
}

/**
 * Decides about records. The page shows a decision at once, while the service rebuilds the profile; if the service
 * refuses, the records return to their former state. Decisions are sent one after another, in order.
 */
export function useDecide(lookupId: string): Decide {
  const client = useClient();
  const queryClient = useQueryClient();
  const key = recordsKey(lookupId);
  const mutation = useMutation({
    mutationKey: ["decide", lookupId],
    scope: { id: `decide ${lookupId}` },
    mutationFn: ({ recordId, judgement }: Deciding) =>
      judgement === null
        ? unwrap(
            client.DELETE("/lookups/{lookupId}/judgements/{recordId}", { params: { path: { lookupId, recordId } } }),
          )
        : unwrap(
            client.POST("/lookups/{lookupId}/judgements", {
              params: { path: { lookupId } },
              body: { recordId, judgement },
            }),
          ),
    onMutate: async (decision) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<JudgedRecord[]>(key);
      queryClient.setQueryData<JudgedRecord[]>(key, (records) => records?.map((each) => withDecision(each, decision)));
      return before;
    },
    onError: (_error, _decision, before) => queryClient.setQueryData(key, before),
    onSuccess: (lookup, { judgement }) => {
      queryClient.setQueryData(lookupKey(lookupId), lookup);
      announce(messages.records.decided[judgement ?? "back"]);
    },
    // Until the last of several, the service would say that the rest are undecided.
    onSettled: () =>
      queryClient.isMutating({ mutationKey: ["decide", lookupId] }) > 1
        ? undefined
        : Promise.all(
            ["records", "evidence", "datasources"].map((name) =>
              queryClient.invalidateQueries({ queryKey: [name, lookupId] }),
            ),
          ),
  });
  const recordId = mutation.variables?.recordId ?? null;
  return {
    judge: (id, judgement) => mutation.mutate({ recordId: id, judgement }),
    decided: recordId,
    failed: mutation.isError && recordId !== null ? { recordId, error: mutation.error } : null,
  };
}

/** Only the service knows what a withdrawn decision results in; until then the record is undecided. */
function withDecision(record: JudgedRecord, { recordId, judgement }: Deciding): JudgedRecord {
  if (record.recordId !== recordId) return record;
  return judgement === null
    ? { ...record, judgement: "undecided", judgedBy: "rule" }
    : { ...record, judgement, judgedBy: "caller" };
}
