import { Modal } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { describeError } from "../parts/states.tsx";
import { candidateOf } from "../wire.ts";
import type { Erasure } from "./erased.tsx";
import { useShownLookup } from "./lookup-context.ts";

/** Asks once more before a lookup is erased. */
export function EraseDialog({
  opened,
  onClose,
  onErased,
}: {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onErased: (erasure: Erasure) => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { lookup } = useShownLookup();
  const { lookupId } = lookup;
  const erase = useMutation({
    mutationFn: () => unwrap(client.DELETE("/lookups/{lookupId}", { params: { path: { lookupId } } })),
    onSuccess: (receipt) => {
      onErased(receipt);
      for (const name of ["lookup", "evidence", "datasources", "coverage"]) {
        queryClient.removeQueries({ queryKey: [name, lookupId] });
      }
      void queryClient.invalidateQueries({ queryKey: ["lookups"] });
    },
  });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={messages.erase.title}
      centered
      closeButtonProps={{ "aria-label": messages.close }}
    >
      <p className="dialog-text">{messages.erase.text(candidateOf(lookup).fullName.slice(0, 200))}</p>
      {erase.isError ? (
        <p className="field-problem" role="alert">
          {messages.erase.failed}. {describeError(erase.error)}
        </p>
      ) : null}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose} data-autofocus>
          {messages.cancel}
        </button>
        <button
          type="button"
          className="button button-danger"
          onClick={() => erase.mutate()}
          disabled={erase.isPending}
        >
          {erase.isPending ? messages.erase.erasing : messages.erase.confirm}
        </button>
      </div>
    </Modal>
  );
}
