import { type FormEvent, type ReactNode, useState } from "react";
import { messages } from "../messages.ts";
import { describeError } from "../parts/states.tsx";
import { TextField } from "../parts/text-field.tsx";
import { useOpenSources } from "./use-sources.ts";

const { sources: words } = messages;

/** All open sources in one click, with the address that they ask for. */
export function OpenSources({
  level = 2,
  children,
}: {
  readonly level?: 2 | 3;
  /** What they would see, where that is not said elsewhere. */
  readonly children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  const [contact, setContact] = useState("");
  const open = useOpenSources();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    open.mutate(contact.trim());
  };
  return (
    <form className="form block source-open" onSubmit={submit}>
      <Heading className="small-title">{words.openTitle}</Heading>
      {children}
      <p>{words.openText}</p>
      <TextField label={words.contact} value={contact} autoComplete="email" onChange={setContact} />
      {open.isError ? <p role="alert">{describeError(open.error)}</p> : null}
      <button type="submit" className="button button-primary" disabled={open.isPending}>
        {words.openAll}
      </button>
    </form>
  );
}
