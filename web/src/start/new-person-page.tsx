import { useLocation } from "@tanstack/react-router";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { DocumentField } from "../documents/document-field.tsx";
import { lacksWhose, listDocuments, NO_DOCUMENTS } from "../documents/given-documents.ts";
import { messages } from "../messages.ts";
import { usePageTitle } from "../parts/page-title.ts";
import { FieldProblem, TextField } from "../parts/text-field.tsx";
import { type FormFaults, faultsOf, NO_FAULTS, withoutFault } from "./faults.ts";
import { type Known, KnownFields, knownMembers } from "./known-fields.tsx";
import { KnownPeople } from "./known-people.tsx";
import { DEFAULT_OPTIONS, toRequest } from "./options.ts";
import { OptionsFields } from "./options-fields.tsx";
import { PriceLine } from "./price-line.tsx";
import { readTyped } from "./typed.ts";
import { useStart } from "./use-start.ts";

const MAX_NAME_LENGTH = 256;
const { start: words } = messages;

/** Starts a lookup of somebody who is not in the database. */
export function NewPersonPage() {
  usePageTitle(words.newTitle);
  const id = useId();
  const typed = readTyped(useLocation({ select: (location) => location.hash }));
  const [fullName, setFullName] = useState(typed.fullName);
  const [email, setEmail] = useState(typed.email);
  const [sources, setSources] = useState(typed.sources);
  const [known, setKnown] = useState<Known>({});
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const [given, setGiven] = useState(NO_DOCUMENTS);
  const start = useStart(listDocuments(given));
  const [faults, setFaults] = useState(NO_FAULTS);
  const form = useFirstFault(faults);

  const [isAsked, setAsked] = useState(false);
  /** What is wrong with a field is told until it is changed. */
  const correct = (member: string): void => setFaults((before) => withoutFault(before, member));

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const name = fullName.trim();
    const wrong = faultOfName(name);
    setAsked(true);
    setFaults({
      fields: {
        ...(wrong !== null && { fullName: wrong }),
        ...(lacksWhose(given) && { [DOCUMENTS]: messages.documents.whose.missing }),
      },
      rest: [],
    });
    if (wrong !== null || lacksWhose(given)) return;
    const candidate = {
      fullName: name,
      sources: listLines(sources),
      ...(email.trim() ? { email: email.trim() } : {}),
      ...knownMembers(known),
    };
    start.mutate({ candidate, ...toRequest(options) }, { onError: (error) => setFaults(faultsOf(error)) });
  };

  return (
    <div className="page page-narrow">
      <h1 className="page-title">{words.newTitle}</h1>
      <p className="lead">{words.newText}</p>
      <form className="form" onSubmit={submit} noValidate ref={form}>
        <TextField
          label={words.fullName}
          value={fullName}
          autoComplete="off"
          required
          problem={faults.fields["fullName"]}
          onChange={(text) => {
            setFullName(text);
            correct("fullName");
          }}
        />
        <KnownPeople name={fullName} />
        <TextField
          label={words.email}
          note={words.optional}
          type="email"
          value={email}
          autoComplete="off"
          problem={faults.fields["email"]}
          onChange={(text) => {
            setEmail(text);
            correct("email");
          }}
        />
        <div>
          <label className="field-label" htmlFor={`${id}-sources`}>
            {words.sources} <span className="soft">({words.optional})</span>
          </label>
          <textarea
            id={`${id}-sources`}
            className="input"
            rows={3}
            value={sources}
            onChange={(event) => {
              setSources(event.currentTarget.value);
              correct("sources");
            }}
            spellCheck={false}
            aria-invalid={faults.fields["sources"] !== undefined}
            aria-describedby={`${id}-hint ${id}-problem`}
          />
          <p className="field-hint" id={`${id}-hint`}>
            {words.sourcesHint}
          </p>
          <FieldProblem id={`${id}-problem`} text={faults.fields["sources"]} />
        </div>
        <KnownFields
          known={known}
          problems={faults.fields}
          onChange={(next, member) => {
            setKnown(next);
            correct(member);
          }}
        />
        <DocumentField
          given={given}
          isAsked={isAsked}
          onChange={(next) => {
            setGiven(next);
            if (!lacksWhose(next)) correct(DOCUMENTS);
          }}
        />
        <OptionsFields options={options} onChange={setOptions} />
        <PriceLine kind={options.kind} />
        <Refusal faults={faults} />
        <div>
          <button type="submit" className="button button-primary" disabled={start.isPending}>
            {start.isPending ? messages.search.starting : messages.search.start}
          </button>
        </div>
      </form>
    </div>
  );
}

/** The documents of the form among its faults: whose they are was not said. */
const DOCUMENTS = "documents";

function faultOfName(name: string): string | null {
  if (name === "") return words.nameMissing;
  return name.length > MAX_NAME_LENGTH ? words.nameLong(name.length, MAX_NAME_LENGTH) : null;
}

/** Says that nothing was started, and lists faults that belong to no field; the others are shown at their fields. */
function Refusal({ faults: { fields, rest } }: { readonly faults: FormFaults }) {
  const marked = Object.keys(fields).length;
  if (marked + rest.length === 0) return null;
  return (
    <div className="field-problem" role="alert">
      <p>
        {words.failed}. {marked > 0 ? words.faults.marked(marked) : null}
      </p>
      {rest.length === 0 ? null : (
        <ul>
          {rest.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** After a refusal, focuses the first field with a fault. */
function useFirstFault(faults: FormFaults) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(faults.fields).length > 0)
      form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus();
  }, [faults]);
  return form;
}

function listLines(text: string): string[] {
  return text
    .split(/(?:(?<!\s)\s+)?\n\s*/)
    .map((line) => line.trim())
    .filter(Boolean);
}
