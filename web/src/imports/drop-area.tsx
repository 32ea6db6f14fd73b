import { type DragEvent, useRef, useState } from "react";
import { messages } from "../messages.ts";

const ENDINGS =
  "csv tsv txt xlsx xlsm vcf json jsonl ndjson gz zip pdf docx odt rtf html htm md mbox eml mht mhtml warc tab".split(
    " ",
  );
const ACCEPTED = new RegExp(`\\.(?:${ENDINGS.join("|")})$`, "i");

export function DropArea({ onFile }: { readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = (file: File | undefined): void => {
    if (!file) return;
    if (!ACCEPTED.test(file.name)) return setProblem(messages.imports.wrongType(file.name.slice(0, 120)));
    if (file.size === 0) return setProblem(messages.imports.empty);
    setProblem(null);
    onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <>
      <div
        className={over ? "drop drop-over" : "drop"}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{messages.imports.drop}</p>
        <button type="button" className="button" onClick={() => input.current?.click()}>
          {messages.imports.choose}
        </button>
        <input
          ref={input}
          type="file"
          accept={ENDINGS.map((ending) => `.${ending}`).join(",")}
          className="visually-hidden"
          tabIndex={-1}
          aria-label={messages.imports.choose}
          onChange={(event) => {
            take(event.currentTarget.files?.[0]);
            event.currentTarget.value = "";
          }}
        />
        <p className="drop-small">{messages.imports.accepted}</p>
        <p className="field-problem" role="alert">
          {problem}
        </p>
      </div>
      <p className="import-text">
        {messages.imports.other}
        <code className="code-line">npx candor import ./cvs</code>
      </p>
    </>
  );
}
