import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { messages } from "../messages.ts";
import { Dialog } from "../parts/dialog.tsx";
import { DialogEnd } from "../parts/dialog-end.tsx";
import { describeError } from "../parts/states.tsx";
import { TextField } from "../parts/text-field.tsx";
import type { DeskRequest } from "../wire.ts";

const { desk: words } = messages;

/** Takes the answer to a request. A granted request is carried out at once: the button says what happens. */
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
      {opened && (request.subject_request_type === "erasure" || request.subject_request_type === "objection") ? (
        <Reached request={request} />
      ) : null}
      {isKnown ? null : (
        <label className="check">
          <input type="checkbox" checked={checked} onChange={(event) => setChecked(event.currentTarget.checked)} />
          {words.checked}
        </label>
      )}
      <DialogEnd failed={words.answerFailed} error={answer.error} onClose={onClose}>
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
      </DialogEnd>
    </Dialog>
  );
}

/** Whom it would erase or suppress, to be read before it is granted. */
function Reached({ request }: { readonly request: DeskRequest }) {
  const client = useClient();
  const { name } = request.extensions.candor;
  const email = request.subject_identities[0]?.identity_value;
  const names = name === null || name === "" ? [] : [name];
  const { data, error } = useQuery({
    queryKey: ["desk", "reach", request.subject_request_id],
    enabled: email !== undefined,
    retry: false,
    queryFn: () =>
      unwrap(
        client.POST("/suppressions/preview", {
          body: { names, identifiers: [{ kind: "email" as const, value: email ?? "" }] },
        }),
      ),
  });
  if (error) return <p className="field-problem">{describeError(error)}</p>;
  if (data === undefined) return null;
  return (
    <section aria-label={words.reaches}>
      <p>{words.reached(data.people.length, data.lookups)}</p>
      <ul>
        {data.people.map(({ candidateId, fullName, birthDate, fragments }) => (
          <li key={candidateId}>{[fullName, birthDate, ...fragments].filter(Boolean).join(", ")}</li>
        ))}
      </ul>
    </section>
  );
}

function grantWord({ subject_request_type: kind }: DeskRequest): string {
  if (kind === "erasure") return words.grantAndErase;
  if (kind === "rectification") return words.grantAndRectify;
  return kind === "objection" ? words.grantAndSuppress : words.grant;
}
