import { type DragEvent, useRef, useState } from "react";

interface AreaWords {
  readonly drop: string;
  readonly choose: string;
  readonly accepted: string;
}

/** A page's texts for the one file that it takes. */
interface FileWords extends AreaWords {
  readonly wrongType: (name: string) => string;
  readonly empty: string;
}

/** An area for dropping or choosing a file. @param endings accepted file extensions, without the dot */
export function FileDropArea({
  endings,
  words,
  onFile,
}: {
  readonly endings: readonly string[];
  readonly words: FileWords;
  readonly onFile: (file: File) => void;
}) {
  const [problem, setProblem] = useState("");
  const take = ([file]: readonly File[]): void => {
    if (!file) return;
    if (!endings.some((ending) => file.name.toLowerCase().endsWith(`.${ending}`)))
      return setProblem(words.wrongType(file.name.slice(0, 120)));
    if (file.size === 0) return setProblem(words.empty);
    setProblem("");
    onFile(file);
  };
  return <DropArea endings={endings} words={words} problem={problem} onFiles={take} />;
}

/** An area for dropping or choosing files; the caller reports what is wrong with them. */
export function DropArea({
  endings,
  words,
  problem,
  slim = false,
  multiple = false,
  onFiles,
}: {
  readonly endings: readonly string[];
  readonly words: AreaWords;
  readonly problem: string;
  readonly slim?: boolean;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    <div
      className={["drop", slim && "drop-slim", over && "drop-over"].filter(Boolean).join(" ")}
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
        multiple={multiple}
        accept={endings.map((ending) => `.${ending}`).join(",")}
        className="visually-hidden"
        tabIndex={-1}
        aria-label={words.choose}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
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
