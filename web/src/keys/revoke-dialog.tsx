import { useMutation, useQueryClient } from "@tanstack/react-query";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { AskDialog } from "../parts/ask-dialog.tsx";
import type { Key } from "../wire.ts";

const { keys: words } = messages;

export function RevokeDialog({
  entry,
  opened,
  onClose,
}: {
  readonly entry: Key;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { keyId, name } = entry;
  const revoke = useMutation({
    mutationFn: () => unwrap(client.DELETE("/keys/{keyId}", { params: { path: { keyId } } })),
    onSuccess: () => {
      onClose();
      void queryClient.invalidateQueries({ queryKey: ["keys"] });
    },
  });
  const question = {
    title: words.revokeTitle,
    text: words.revokeText(name),
    confirm: words.revokeConfirm,
    working: words.revoking,
    failed: words.revokeFailed,
  };
  return <AskDialog question={question} action={revoke} opened={opened} onClose={onClose} />;
}
