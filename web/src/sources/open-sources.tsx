import { type FormEvent, type ReactNode, useState } from "react";
import { messages } from "../messages.ts";
import { describeError } from "../parts/states.tsx";
import { TextField } from "../parts/text-field.tsx";
import { useOpenSources } from "./use-sources.ts";

const { sources: words } = messages;

/** Switches on all open sources with one click, with the contact address that they require. */
export function OpenSources({
  level = 2,
  isFirst = false,
  children,
}: {
  readonly level?: 2 | 3;
  /** No contact was given before, so it is required. Later, an empty field keeps the existing one. */
  readonly isFirst?: boolean;
  /** What the sources would see, if this is not explained elsewhere. */
  readonly children?: ReactNode;
}) {
  const Heading = `h${level}` as const;
  const [contact, setContact] = useState("");
  const [isMissing, setMissing] = useState(false);
  const open = useOpenSources();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const given = contact.trim();
    const isAddress = given === "" ? !isFirst : /[@.]/u.test(given);
    setMissing(!isAddress);
    if (isAddress) open.mutate(given);
  };
  return (
    <form className="form block source-open" onSubmit={submit}>
      <Heading className="small-title">{words.openTitle}</Heading>
      {children}
      <p>{words.openText}</p>
      <TextField
        label={words.contact}
        problem={isMissing ? words.contactMissing : undefined}
        value={contact}
        autoComplete="email"
        onChange={setContact}
      />
      {open.isError ? <p role="alert">{describeError(open.error)}</p> : null}
      <button type="submit" className="button button-primary" disabled={open.isPending}>
        {words.openAll}
      </button>
    </form>
  );
}
