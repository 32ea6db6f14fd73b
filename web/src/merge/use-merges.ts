import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { announce } from "../parts/announcer.tsx";

/** Merges two candidates into one person, represented by the first. */
export function useMerge() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ candidateId, otherId }: { readonly candidateId: string; readonly otherId: string }) =>
      unwrap(
        client.POST("/candidates/{candidateId}/merges", {
          params: { path: { candidateId } },
          body: { candidateId: otherId },
        }),
      ),
    onSuccess: async () => {
      announce(messages.merge.done);
      await refresh(queryClient);
    },
  });
}

/** Splits a merge into its two people. */
export function useSplit() {
  const client = useClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ candidateId, otherId }: { readonly candidateId: string; readonly otherId: string }) =>
      unwrap(
        client.DELETE("/candidates/{candidateId}/merges/{otherId}", { params: { path: { candidateId, otherId } } }),
      ),
    onSuccess: async () => {
      announce(messages.merge.splitDone);
      await refresh(queryClient);
    },
  });
}

async function refresh(queryClient: QueryClient): Promise<void> {
  await Promise.all(["search", "candidate"].map((name) => queryClient.invalidateQueries({ queryKey: [name] })));
}
