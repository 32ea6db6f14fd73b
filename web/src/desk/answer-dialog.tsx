import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { Dialog } from "../parts/dialog.tsx";
import { describeError } from "../parts/states.tsx";
import { TextField } from "../parts/text-field.tsx";
import type { DeskRequest } from "../wire.ts";

const { desk: words } = messages;

/** Takes the answer to a request. What is granted is done at once: the button says what. */
export function AnswerDialog({
  request,
  opened,
  onClose,
}: {
  readonly request: DeskRequest;
  readonly opened: boolean;
  readonly onClose: () => void;
}) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [text, setText] = useState("");
  const [checked, setChecked] = useState(false);
  const requestId = request.subject_request_id;
  const answer = useMutation({
    mutationFn: (granted: boolean) =>
      unwrap(
        client.POST("/desk/requests/{requestId}/answer", {
          params: { path: { requestId } },
          body: { granted, text: text.trim(), identityChecked: checked },
        }),
      ),
    onSuccess: () => {
      onClose();
      void queryClient.invalidateQueries({ queryKey: ["desk"] });
    },
  });
  const isKnown = request.extensions.candor.identity !== "none";
  const isWritten = text.trim() !== "";
  return (
    <Dialog title={words.answerTitle} opened={opened} onClose={onClose}>
      <TextField label={words.text} hint={words.textHint} value={text} onChange={setText} maxLength={4_000} />
      {isKnown ? null : (
        <label className="check">
          <input type="checkbox" checked={checked} onChange={(event) => setChecked(event.currentTarget.checked)} />
          {words.checked}
        </label>
      )}
      {answer.error ? (
        <p className="field-problem" role="alert">
          {words.answerFailed}. {describeError(answer.error)}
        </p>
      ) : null}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {messages.cancel}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => answer.mutate(false)}
          disabled={!isWritten || answer.isPending}
        >
          {words.refuse}
        </button>
        <button
          type="button"
          className="button button-danger"
          onClick={() => answer.mutate(true)}
          disabled={!isWritten || !(isKnown || checked) || answer.isPending}
        >
          {answer.isPending ? words.answering : grantWord(request)}
        </button>
      </div>
    </Dialog>
  );
}

function grantWord({ subject_request_type: kind }: DeskRequest): string {
  if (kind === "erasure") return words.grantAndErase;
  if (kind === "rectification") return words.grantAndRectify;
  return kind === "objection" ? words.grantAndSuppress : words.grant;
}
