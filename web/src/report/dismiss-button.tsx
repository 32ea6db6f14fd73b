import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type Schemas, unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { announce } from "../parts/announcer.tsx";
import { lookupKey } from "../queries.ts";

export type FlagName = Schemas["DismissFlag"]["flag"];

/** Lets a reader dismiss a flag as wrong, or leave it to the rule again. */
export function DismissButton({
  lookupId,
  flag,
  label,
  dismissed,
}: {
  readonly lookupId: string;
  readonly flag: FlagName;
  readonly label: string;
  readonly dismissed: boolean;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const words = messages.report.flags;
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () =>
      dismissed
        ? unwrap(client.DELETE("/lookups/{lookupId}/dismissals/{flag}", { params: { path: { lookupId, flag } } }))
        : unwrap(client.POST("/lookups/{lookupId}/dismissals", { params: { path: { lookupId } }, body: { flag } })),
    onSuccess: async (lookup) => {
      queryClient.setQueryData(lookupKey(lookupId), lookup);
      announce(dismissed ? words.restored(label) : words.dismissed(label));
      await queryClient.invalidateQueries({ queryKey: ["evidence", lookupId] });
    },
    onError: () => announce(words.failed),
  });
  return (
    <>
      <button
        type="button"
        className="button button-small no-print"
        disabled={isPending}
        aria-label={dismissed ? words.restoreOf(label) : words.dismissOf(label)}
        onClick={() => mutate()}
      >
        {dismissed ? words.restore : words.dismiss}
      </button>
      {isError ? <span className="field-error">{words.failed}</span> : null}
    </>
  );
}
