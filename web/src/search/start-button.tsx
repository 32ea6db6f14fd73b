import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { describeError } from "../parts/states.tsx";
import { lookupKey } from "../queries.ts";

/**
 * Starts a lookup and goes to it. One key for all tries: a second click, or a try again after the answer was lost,
 * leads to the same lookup.
 */
export function StartButton({
  candidateId,
  name,
  primary = false,
}: {
  readonly candidateId: string;
  readonly name: string;
  readonly primary?: boolean;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const idempotencyKey = useRef(crypto.randomUUID());
  const start = useMutation({
    mutationFn: () =>
      unwrap(
        client.POST("/lookups", {
          params: { header: { "idempotency-key": idempotencyKey.current } },
          body: { candidateId },
        }),
      ),
    onSuccess: async (lookup) => {
      idempotencyKey.current = crypto.randomUUID();
      queryClient.setQueryData(lookupKey(lookup.lookupId), lookup);
      void queryClient.invalidateQueries({ queryKey: ["lookups"] });
      await navigate({ to: "/lookups/$lookupId", params: { lookupId: lookup.lookupId } });
    },
  });
  return (
    <div className="start">
      <button
        type="button"
        className={primary ? "button button-primary" : "button"}
        aria-label={messages.search.startFor(name.slice(0, 200))}
        onClick={() => start.mutate()}
        disabled={start.isPending}
      >
        {start.isPending ? messages.search.starting : messages.search.start}
      </button>
      {start.isError ? (
        <p className="field-problem" role="alert">
          {messages.start.failed}. {describeError(start.error)}
        </p>
      ) : null}
    </div>
  );
}
