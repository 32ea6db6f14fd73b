import { type DragEvent, useRef, useState } from "react";

/** What a page says of the files that it takes. */
interface DropWords {
  readonly drop: string;
  readonly choose: string;
  readonly accepted: string;
  readonly wrongType: (name: string) => string;
  readonly empty: string;
}

/** Where a file is dropped or chosen. @param endings of the names that are taken, without the dot */
export function DropArea({
  endings,
  words,
  onFile,
}: {
  readonly endings: readonly string[];
  readonly words: DropWords;
  readonly onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = (file: File | undefined): void => {
    if (!file) return;
    if (!endings.some((ending) => file.name.toLowerCase().endsWith(`.${ending}`)))
      return setProblem(words.wrongType(file.name.slice(0, 120)));
    if (file.size === 0) return setProblem(words.empty);
    setProblem(null);
    onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <div
      className={over ? "drop drop-over" : "drop"}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p>{words.drop}</p>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {words.choose}
      </button>
      <input
        ref={input}
        type="file"
        accept={endings.map((ending) => `.${ending}`).join(",")}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={words.choose}
        onChange={(event) => {
          take(event.currentTarget.files?.[0]);
          event.currentTarget.value = "";
        }}
      />
      <p className="drop-small">{words.accepted}</p>
      <p className="field-problem" role="alert">
        {problem}
      </p>
    </div>
  );
}
