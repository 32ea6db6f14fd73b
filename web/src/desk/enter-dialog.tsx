import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { unwrap } from "../../../src/client/client.ts";
import { useClient } from "../client.ts";
import { reportLanguage } from "../language.ts";
import { messages } from "../messages.ts";
import { Dialog } from "../parts/dialog.tsx";
import { DialogEnd } from "../parts/dialog-end.tsx";
import { SelectField } from "../parts/select-field.tsx";
import { TextField } from "../parts/text-field.tsx";
import type { DeskRequest } from "../wire.ts";

const { desk: words } = messages;

type EnteredKind = DeskRequest["subject_request_type"];
type EnteredLaw = DeskRequest["regulation"];

/** A correction also says what is wrong: `candor desk enter` takes it. */
const KINDS = (Object.keys(words.kinds) as EnteredKind[]).filter((kind) => kind !== "rectification");
const REGULATIONS = Object.keys(words.regulations) as EnteredLaw[];

/** Enters a request that did not come through the desk's own page; granting it suppresses or erases, as any other. */
export function EnterDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const client = useClient();
  const queryClient = useQueryClient();
  const [kind, setKind] = useState<EnteredKind>("objection");
  const [regulation, setRegulation] = useState<EnteredLaw>("gdpr");
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [day, setDay] = useState("");
  const enter = useMutation({
    mutationFn: () =>
      unwrap(
        client.POST("/desk/requests", {
          body: {
            kind,
            regulation,
            name: name.trim(),
            message: "",
            language: reportLanguage(),
            ...(email.trim() === "" ? {} : { email: email.trim() }),
            ...(day === "" ? {} : { receivedAt: `${day}T00:00:00Z` }),
          },
        }),
      ),
    onSuccess: () => {
      setName("");
      setEmail("");
      setDay("");
      onClose();
      void queryClient.invalidateQueries({ queryKey: ["desk"] });
    },
  });
  const isGiven = name.trim() !== "" || email.trim() !== "";
  return (
    <Dialog title={words.enter} opened={opened} onClose={onClose}>
      <div className="form">
        <p className="soft">{words.enterHint}</p>
        <SelectField label={words.kind} value={kind} onChange={(value) => setKind(value as EnteredKind)}>
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {words.kinds[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.regulation}
          value={regulation}
          onChange={(value) => setRegulation(value as EnteredLaw)}
        >
          {REGULATIONS.map((each) => (
            <option key={each} value={each}>
              {words.regulations[each]}
            </option>
          ))}
        </SelectField>
        <TextField label={words.name} value={name} onChange={setName} maxLength={256} />
        <TextField label={words.email} type="email" value={email} onChange={setEmail} maxLength={254} />
        <TextField label={words.received} type="date" value={day} onChange={setDay} />
      </div>
      <DialogEnd failed={words.enterFailed} error={enter.error} onClose={onClose}>
        <button
          type="button"
          className="button button-primary"
          onClick={() => enter.mutate()}
          disabled={!isGiven || enter.isPending}
        >
          {enter.isPending ? words.entering : words.enterIt}
        </button>
      </DialogEnd>
    </Dialog>
  );
}
