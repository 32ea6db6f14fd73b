import { type FormEvent, useId, useState } from "react";
import { CandorError } from "../../../src/client/client.ts";
import { DocumentField } from "../documents/document-field.tsx";
import { listDocuments, NO_DOCUMENTS } from "../documents/given-documents.ts";
import { messages } from "../messages.ts";
import { usePageTitle } from "../parts/page-title.ts";
import { describeError } from "../parts/states.tsx";
import { type Known, KnownFields, knownMembers } from "./known-fields.tsx";
import { DEFAULT_OPTIONS, toRequest } from "./options.ts";
import { OptionsFields } from "./options-fields.tsx";
import { PriceLine } from "./price-line.tsx";
import { useStart } from "./use-start.ts";

const MAX_NAME_LENGTH = 256;
const { start: words } = messages;

/** A lookup of somebody who is not in the database. */
export function NewPersonPage() {
  usePageTitle(words.newTitle);
  const id = useId();
  const [fullName, setFullName] = useState("");
  const [email, setEmail] = useState("");
  const [sources, setSources] = useState("");
  const [known, setKnown] = useState<Known>({});
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const [nameMissing, setNameMissing] = useState(false);
  const [given, setGiven] = useState(NO_DOCUMENTS);
  const start = useStart(listDocuments(given));

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const name = fullName.trim();
    setNameMissing(name === "");
    if (name === "") return;
    const candidate = {
      fullName: name,
      sources: listLines(sources),
      ...(email.trim() ? { email: email.trim() } : {}),
      ...knownMembers(known),
    };
    start.mutate({ candidate, ...toRequest(options) });
  };

  return (
    <div className="page page-narrow">
      <h1 className="page-title">{words.newTitle}</h1>
      <p className="lead">{words.newText}</p>
      <form className="form" onSubmit={submit} noValidate>
        <div>
          <label className="field-label" htmlFor={`${id}-name`}>
            {words.fullName}
          </label>
          <input
            id={`${id}-name`}
            className="input"
            value={fullName}
            maxLength={MAX_NAME_LENGTH}
            onChange={(event) => setFullName(event.currentTarget.value)}
            autoComplete="off"
            required
            aria-invalid={nameMissing}
            aria-describedby={`${id}-problem`}
          />
          <p className="field-problem" id={`${id}-problem`} role="alert">
            {nameMissing ? words.nameMissing : ""}
          </p>
        </div>
        <div>
          <label className="field-label" htmlFor={`${id}-email`}>
            {words.email} <span className="soft">({words.optional})</span>
          </label>
          <input
            id={`${id}-email`}
            className="input"
            type="email"
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            autoComplete="off"
          />
        </div>
        <div>
          <label className="field-label" htmlFor={`${id}-sources`}>
            {words.sources} <span className="soft">({words.optional})</span>
          </label>
          <textarea
            id={`${id}-sources`}
            className="input"
            rows={3}
            value={sources}
            onChange={(event) => setSources(event.currentTarget.value)}
            spellCheck={false}
            aria-describedby={`${id}-hint`}
          />
          <p className="field-hint" id={`${id}-hint`}>
            {words.sourcesHint}
          </p>
        </div>
        <KnownFields known={known} onChange={setKnown} />
        <DocumentField given={given} onChange={setGiven} />
        <OptionsFields options={options} onChange={setOptions} />
        <PriceLine kind={options.kind} />
        {start.isError ? <Refusal error={start.error} /> : null}
        <div>
          <button type="submit" className="button button-primary" disabled={start.isPending}>
            {start.isPending ? messages.search.starting : messages.search.start}
          </button>
        </div>
      </form>
    </div>
  );
}

/** What the service says, field by field where it names them. */
function Refusal({ error }: { readonly error: unknown }) {
  const faults = error instanceof CandorError ? error.errors : [];
  return (
    <div className="field-problem" role="alert">
      <p>
        {words.failed}. {describeError(error)}
      </p>
      <ul>
        {faults.map(({ pointer, detail }) => (
          <li key={pointer + detail}>
            {pointer.split("/").at(-1)}: {detail}
          </li>
        ))}
      </ul>
    </div>
  );
}

function listLines(text: string): string[] {
  return text
    .split(/(?:(?<!\s)\s+)?\n\s*/)
    .map((line) => line.trim())
    .filter(Boolean);
}
