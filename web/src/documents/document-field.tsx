import { type ClipboardEvent, useId, useState } from "react";
import { messages } from "../messages.ts";
import { DropArea } from "../parts/drop-area.tsx";
import type { Given } from "./given-documents.ts";

const ENDINGS = "pdf docx html htm xhtml txt md eml json jsonld vcf png jpg jpeg webp tif tiff".split(" ");
const ACCEPTED = new RegExp(`\\.(?:${ENDINGS.join("|")})$`, "i");
/** The service's limit. */
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_DOCUMENTS = 40;
const { documents: words } = messages;

/** Documents to read in addition to the sources: dropped, chosen, or pasted as text. */
export function DocumentField({
  given,
  onChange,
}: {
  readonly given: Given;
  readonly onChange: (given: Given) => void;
}) {
  const id = useId();
  const [problem, setProblem] = useState("");
  const take = (files: readonly File[]): void => {
    const usable = files.filter((file) => faultOf(file) === null);
    setProblem(files.flatMap((file) => faultOf(file) ?? []).join(" "));
    const all = [...given.files, ...usable].slice(0, MAX_DOCUMENTS);
    if (usable.length > 0) onChange({ ...given, files: all });
  };
  // Text pasted into the field stays there; files do not belong in it.
  const paste = (event: ClipboardEvent): void => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  };
  return (
    <fieldset className="form">
      <legend className="field-label">
        {words.title} <span className="soft">({messages.start.optional})</span>
      </legend>
      <p className="field-hint">{words.hint}</p>
      <div onPaste={paste}>
        <DropArea endings={ENDINGS} words={words} problem={problem} slim multiple onFiles={take} />
      </div>
      <ul className="given">
        {given.files.map((file, index) => (
          <li key={`${file.name} ${index}`}>
            {file.name}{" "}
            <button
              type="button"
              className="link-button"
              aria-label={words.removeNamed(file.name)}
              onClick={() => onChange({ ...given, files: given.files.filter((each) => each !== file) })}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      <div onPaste={paste}>
        <label className="field-label" htmlFor={`${id}-text`}>
          {words.paste}
        </label>
        <textarea
          id={`${id}-text`}
          className="input"
          rows={3}
          value={given.pasted}
          spellCheck={false}
          onChange={(event) => onChange({ ...given, pasted: event.currentTarget.value })}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={given.areTheirs}
          onChange={(event) => onChange({ ...given, areTheirs: event.currentTarget.checked })}
        />
        {words.theirs}
      </label>
    </fieldset>
  );
}

/** Why a file cannot be handed over, checked before it is sent. */
function faultOf({ name, size }: File): string | null {
  const short = name.slice(0, 120);
  if (!ACCEPTED.test(name)) return words.wrongType(short);
  if (size > MAX_BYTES) return words.tooLarge(short);
  return size === 0 ? words.empty(short) : null;
}
