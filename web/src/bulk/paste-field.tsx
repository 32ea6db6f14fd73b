import { useId, useState } from "react";
import { messages } from "../messages.ts";
import { pastedFile } from "./pasted-file.ts";

const { bulk: words } = messages;

/** Takes rows copied from a spreadsheet, or one name per line, as the file that they would be. */
export function PasteField({ onFile }: { readonly onFile: (file: File) => void }) {
  const id = useId();
  const [text, setText] = useState("");
  return (
    <div className="bulk-paste">
      <label className="field-label" htmlFor={id}>
        {words.paste}
      </label>
      <textarea
        id={id}
        className="input"
        rows={4}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        aria-describedby={`${id}-hint`}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {words.pasteHint}
      </p>
      <button
        type="button"
        className="button"
        disabled={text.trim() === ""}
        onClick={() => onFile(pastedFile(text, words.pastedName))}
      >
        {words.pasteShow}
      </button>
    </div>
  );
}
