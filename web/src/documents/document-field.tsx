import { type ClipboardEvent, useId } from "react";
import { messages } from "../messages.ts";
import { DropArea } from "../parts/drop-area.tsx";
import { FieldProblem } from "../parts/text-field.tsx";
import { type Given, type HeldDocument, lacksWhose, type RefusedFile } from "./given-documents.ts";

const ENDINGS = "pdf docx html htm xhtml txt md eml json jsonld vcf png jpg jpeg webp tif tiff".split(" ");
const ACCEPTED = new RegExp(`\\.(?:${ENDINGS.join("|")})$`, "i");
/** The service's limit. */
const MAX_BYTES = 10 * 1024 * 1024;
const MAX_DOCUMENTS = 40;
const { documents: words } = messages;

/**
 * Documents to read in addition to the sources: dropped, chosen, or pasted as text. As soon as there are any, asks whose
 * they are.
 *
 * @param isAsked whether a start was refused because nobody answered that
 */
export function DocumentField({
  given,
  isAsked,
  onChange,
}: {
  readonly given: Given;
  readonly isAsked: boolean;
  readonly onChange: (given: Given) => void;
}) {
  const id = useId();
  const take = (files: readonly File[]): void => {
    const usable = files.filter((file) => faultOf(file) === null);
    const all = [...given.files, ...usable];
    const refused = [
      ...files.flatMap((file) => faultOf(file) ?? []),
      ...all
        .slice(MAX_DOCUMENTS)
        .map(({ name }) => ({ name, fault: words.tooMany(name.slice(0, 120), MAX_DOCUMENTS) })),
    ];
    onChange({ ...given, files: all.slice(0, MAX_DOCUMENTS), refused: [...given.refused, ...refused] });
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
        <DropArea endings={ENDINGS} words={words} problem="" slim multiple onFiles={take} />
      </div>
      <ul className="given">
        {given.files.map((file, index) => (
          <li key={`${file.name} ${index}`}>
            {file.name}{" "}
            <Remove
              name={file.name}
              onClick={() => onChange({ ...given, files: given.files.filter((each) => each !== file) })}
            />
          </li>
        ))}
        {given.refused.map((refused, index) => (
          <li key={`${refused.name} ${index}`} className="given-refused">
            <span role="alert">{refused.fault}</span>{" "}
            <Remove
              name={refused.name}
              onClick={() => onChange({ ...given, refused: given.refused.filter((each) => each !== refused) })}
            />
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
      {given.whose !== null || lacksWhose(given) ? (
        <WhoseField
          whose={given.whose}
          isAsked={isAsked && lacksWhose(given)}
          onChange={(whose) => onChange({ ...given, whose })}
        />
      ) : null}
    </fieldset>
  );
}

const WHOSE = ["person", "unknown"] as const;

function WhoseField({
  whose,
  isAsked,
  onChange,
}: {
  readonly whose: Given["whose"];
  readonly isAsked: boolean;
  readonly onChange: (whose: HeldDocument["whose"]) => void;
}) {
  const id = useId();
  return (
    <fieldset className="given-whose" aria-describedby={`${id}-problem`}>
      <legend className="field-label">{words.whose.title}</legend>
      {WHOSE.map((each) => (
        <label key={each} className="choice">
          <input
            type="radio"
            name={`${id}-whose`}
            checked={whose === each}
            onChange={() => onChange(each)}
            {...(isAsked ? { "aria-invalid": true } : {})}
          />
          <span>
            {words.whose[each].title}
            <span className="choice-text">{words.whose[each].text}</span>
          </span>
        </label>
      ))}
      <FieldProblem id={`${id}-problem`} text={isAsked ? words.whose.missing : undefined} />
    </fieldset>
  );
}

function Remove({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  return (
    <button type="button" className="link-button" aria-label={words.removeNamed(name)} onClick={onClick}>
      {words.remove}
    </button>
  );
}

/** Why a file cannot be handed over, checked before it is sent. */
function faultOf({ name, size }: File): RefusedFile | null {
  const short = name.slice(0, 120);
  if (!ACCEPTED.test(name)) return { name: short, fault: words.wrongType(short) };
  if (size > MAX_BYTES) return { name: short, fault: words.tooLarge(short) };
  return size === 0 ? { name: short, fault: words.empty(short) } : null;
}
