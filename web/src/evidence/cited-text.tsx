import { EMPHASIS_MARK, plainSummary } from "../../../src/presentation/emphasis.ts";
import { messages, words } from "../messages.ts";
import { Emphasis } from "./emphasis.tsx";
import { useEvidence } from "./evidence-context.ts";
import { SourceChip } from "./source-chip.tsx";

/** A longer word may not fit on a line of a phone, and has to break. */
const LONG_WORD = 24;

/**
 * A summary, sentence by sentence, each with its datasources: in the language of the page if available, otherwise in
 * English.
 */
export function CitedText({
  pointer,
  text,
  label,
}: {
  readonly pointer: string;
  readonly text: string | undefined;
  readonly label: string;
}) {
  const { index, summaries } = useEvidence();
  if (!text) return null;
  const sentences = index?.sentences(pointer) ?? [];
  // Keeps the space: English text that would be replaced a moment later is not shown.
  if (summaries === null) return <p className="summary summary-awaited">{plainSummary(text)}</p>;
  const told = summaries[pointer.slice(1)];
  if (told !== undefined && told.length > 0 && told.length === sentences.length) {
    return (
      <p className="summary">
        {sentences.map((sentence, position) => (
          <span key={sentence.pointer}>
            {position === 0 ? null : " "}
            <CitedSentence text={told[position] ?? ""} pointer={sentence.pointer} />
          </span>
        ))}
      </p>
    );
  }
  if (sentences.length === 0) {
    return (
      <>
        <LanguageNote />
        <p className="summary" lang="en" dir="ltr">
          <Emphasis text={text} />
          <SourceChip pointer={pointer} label={label} />
        </p>
      </>
    );
  }
  const last = sentences.at(-1)?.to ?? 0;
  return (
    <>
      <LanguageNote />
      <p className="summary" lang="en" dir="ltr">
        {sentences.map((sentence, position) => (
          <span key={sentence.pointer}>
            <Emphasis text={text.slice(sentences[position - 1]?.to ?? 0, sentence.from)} />
            <CitedSentence text={text.slice(sentence.from, sentence.to)} pointer={sentence.pointer} />
          </span>
        ))}
        <Emphasis text={text.slice(last)} />
      </p>
    </>
  );
}

function LanguageNote() {
  return words.inEnglish === "" ? null : <p className="summary-language">{words.inEnglish}</p>;
}

/**
 * The last word and its chip move to the next line together: without this, a line may break next to a button (CSS Text
 * 3, section 5.1).
 */
function CitedSentence({ text, pointer }: { readonly text: string; readonly pointer: string }) {
  const words = text.trimEnd();
  const end = words.lastIndexOf(" ") + 1;
  const head = words.slice(0, end);
  const isWhole = head.split(EMPHASIS_MARK).length % 2 === 1;
  const chip = <SourceChip pointer={pointer} label={messages.evidence.sentence(plainSummary(words) ?? "")} />;
  return (
    <>
      <Emphasis text={isWhole ? head : words} />
      <span className={isWhole && words.length - end > LONG_WORD ? "together together-long" : "together"}>
        {isWhole ? <Emphasis text={words.slice(end)} /> : null}
        {chip}
      </span>
      {text.slice(words.length)}
    </>
  );
}
