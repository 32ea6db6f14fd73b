import { useMutation, useQueryClient } from "@tanstack/react-query";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { Failure } from "../parts/failure.tsx";
import { lookupKey } from "../queries.ts";

/** Stops a lookup. What has been collected is kept. */
export function CancelButton({ lookupId }: { readonly lookupId: string }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => unwrap(client.POST("/lookups/{lookupId}/cancel", { params: { path: { lookupId } } })),
    onSuccess: async (lookup) => {
      await queryClient.cancelQueries({ queryKey: lookupKey(lookupId) });
      queryClient.setQueryData(lookupKey(lookupId), lookup);
    },
  });
  return (
    <>
      <button
        type="button"
        className="button button-small run-cancel"
        onClick={() => cancel.mutate()}
        disabled={cancel.isPending}
      >
        {cancel.isPending ? messages.run.cancelling : messages.run.cancel}
      </button>
      <Failure text={messages.run.cancelFailed} error={cancel.error} />
    </>
  );
}
