import { useMutation, useQueryClient } from "@tanstack/react-query";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { announce } from "../parts/announcer.tsx";
import { lookupKey, recordsKey } from "../queries.ts";
import type { JudgedRecord } from "../wire.ts";

/** What a reader decides: that a record is the person, is somebody else, or (`null`) that the rules decide again. */
export type Decided = "own" | "other" | null;

export interface Decide {
  readonly judge: (recordId: string, judgement: Decided) => void;
  /** The record that was decided about last. */
  readonly decided: string | null;
  readonly failed: { readonly recordId: string; readonly error: unknown } | null;
}

interface Deciding {
  readonly recordId: string;
  readonly judgement: Decided;
}

/**
 * Decides about records. The page shows a decision at once; the service makes the profile anew meanwhile, and where
 * it refuses, the records stand as they stood. Decisions go out one after the other, in the order they were taken.
 */
export function useDecide(lookupId: string): Decide {
  const client = useClient();
  const queryClient = useQueryClient();
  const key = recordsKey(lookupId);
  const mutation = useMutation({
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
    onSettled: () =>
      Promise.all(
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

/** What a record withdrawn will be is for the service to say; until it has, the record is undecided. */
function withDecision(record: JudgedRecord, { recordId, judgement }: Deciding): JudgedRecord {
  if (record.recordId !== recordId) return record;
  return judgement === null
    ? { ...record, judgement: "undecided", judgedBy: "rule" }
    : { ...record, judgement, judgedBy: "caller" };
}
