import { useMutation, useQueryClient } from "@tanstack/react-query";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { AskDialog } from "../parts/ask-dialog.tsx";
import { keepRotatedKey } from "../session.ts";
import type { Key, NewKey } from "../wire.ts";

const { keys: words } = messages;

/** Replaces a key after asking. Somebody signed in with it continues with the new one. */
export function RotateDialog({
  entry,
  isOwn,
  opened,
  onClose,
  onRotated,
}: {
  readonly entry: Key;
  readonly isOwn: boolean;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly onRotated: (key: NewKey, isOwn: boolean) => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { keyId, name } = entry;
  const rotate = useMutation({
    mutationFn: () => unwrap(client.POST("/keys/{keyId}/rotations", { params: { path: { keyId } }, body: {} })),
    onSuccess: (rotated) => {
      onClose();
      onRotated(rotated, isOwn);
      if (isOwn) keepRotatedKey(rotated.key);
      void queryClient.invalidateQueries({ queryKey: ["keys"] });
    },
  });
  const question = {
    title: words.rotateTitle,
    text: words.rotateText(name),
    confirm: words.rotateConfirm,
    working: words.rotating,
    failed: words.rotateFailed,
  };
  return <AskDialog question={question} action={rotate} opened={opened} onClose={onClose} />;
}
