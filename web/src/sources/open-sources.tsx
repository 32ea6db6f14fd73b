import { type FormEvent, useState } from "react";
import { messages } from "../messages.ts";
import { describeError } from "../parts/states.tsx";
import { TextField } from "../parts/text-field.tsx";
import { useOpenSources } from "./use-sources.ts";

const { sources: words } = messages;

/** All open sources in one click, with the address that they ask for. */
export function OpenSources() {
  const [contact, setContact] = useState("");
  const open = useOpenSources();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    open.mutate(contact.trim());
  };
  return (
    <form className="form block source-open" onSubmit={submit}>
      <h2 className="small-title">{words.openTitle}</h2>
      <p>{words.openText}</p>
      <TextField label={words.contact} value={contact} autoComplete="email" onChange={setContact} />
      {open.isError ? <p role="alert">{describeError(open.error)}</p> : null}
      <button type="submit" className="button button-primary" disabled={open.isPending}>
        {words.openAll}
      </button>
    </form>
  );
}
