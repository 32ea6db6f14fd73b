import { useMutation, useQueryClient } from "@tanstack/react-query";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { AskDialog } from "../parts/ask-dialog.tsx";
import { candidateOf } from "../wire.ts";
import { tellErased } from "./erased-elsewhere.ts";
import type { LookupErasure } from "./erased.tsx";
import { useShownLookup } from "./lookup-context.ts";

/** Asks for confirmation before a lookup is erased. */
export function EraseDialog({
  opened,
  onClose,
  onErased,
}: {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onErased: (erasure: LookupErasure) => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { lookup } = useShownLookup();
  const { lookupId } = lookup;
  const erase = useMutation({
    mutationFn: () => unwrap(client.DELETE("/lookups/{lookupId}", { params: { path: { lookupId } } })),
    onSuccess: (receipt) => {
      onErased(receipt);
      tellErased(lookupId);
      for (const name of ["lookup", "evidence", "datasources", "coverage"]) {
        queryClient.removeQueries({ queryKey: [name, lookupId] });
      }
      void queryClient.invalidateQueries({ queryKey: ["lookups"] });
    },
  });
  const question = {
    title: messages.erase.title,
    text: messages.erase.text(candidateOf(lookup).fullName.slice(0, 200)),
    confirm: messages.erase.confirm,
    working: messages.erase.erasing,
    failed: messages.erase.failed,
  };
  return <AskDialog question={question} action={erase} opened={opened} onClose={onClose} />;
}
