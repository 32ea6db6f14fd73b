import { messages } from "../messages.ts";
import { Emphasis } from "./emphasis.tsx";
import { useEvidence } from "./evidence-context.ts";
import { SourceChip } from "./source-chip.tsx";

/** A summary, sentence by sentence, each with the datasources it rests on. */
export function CitedText({
  pointer,
  text,
  label,
}: {
  readonly pointer: string;
  readonly text: string | undefined;
  readonly label: string;
}) {
  const { index } = useEvidence();
  if (!text) return null;
  const sentences = index?.sentences(pointer) ?? [];
  if (sentences.length === 0) {
    return (
      <p className="summary">
        <Emphasis text={text} />
        <SourceChip pointer={pointer} label={label} />
      </p>
    );
  }
  const last = sentences.at(-1)?.to ?? 0;
  return (
    <p className="summary">
      {sentences.map((sentence, position) => (
        <span key={sentence.pointer}>
          <Emphasis text={text.slice(sentences[position - 1]?.to ?? 0, sentence.from)} />
          <Emphasis text={text.slice(sentence.from, sentence.to)} />
          <SourceChip
            pointer={sentence.pointer}
            label={messages.evidence.sentence(text.slice(sentence.from, sentence.to).replaceAll("__", ""))}
          />
        </span>
      ))}
      <Emphasis text={text.slice(last)} />
    </p>
  );
}
