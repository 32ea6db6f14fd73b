import { useState } from "react";
import { messages } from "../messages.ts";
import { TextArea } from "../parts/text-area.tsx";
import { pastedFile } from "./pasted-file.ts";

const { bulk: words } = messages;

/** Takes rows copied from a spreadsheet, or one name per line, as the file that they would be. */
export function PasteField({ onFile }: { readonly onFile: (file: File) => void }) {
  const [text, setText] = useState("");
  return (
    <div className="bulk-paste">
      <TextArea label={words.paste} hint={words.pasteHint} rows={4} value={text} onChange={setText} />
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
