import { cue, wordOf } from "../languages/cues.ts";
import { WORDED } from "../languages/languages.ts";
import { MAX_CLAUSE_LENGTH, tidy } from "./segments.ts";
import { type TextPiece, sub } from "../assertion.ts";

/**
 * Abbreviations after which a full stop seldom ends a sentence, of every language. A single letter ("J. Doe",
 * "z. B.") and figures before a month ("3. Mai") are dealt with by rule.
 */
const ABBREVIATIONS = new Set(WORDED.flatMap(({ abbreviations }) => abbreviations?.split(" ") ?? []));

/** Whether a full stop behind a word, however it is written, seldom ends a sentence. */
function isAbbreviation(word: string): boolean {
  return ABBREVIATIONS.has(word.toLowerCase());
}

/**
 * Sentences in the order of the text, with their places. A blank line, a list's dash and a semicolon end one too. What is
 * longer than a clause may be is not prose and is left out. One pass: linear in the text.
 */
export function splitSentences(text: string): TextPiece[] {
  const sentences: TextPiece[] = [];
  const whole: TextPiece = { text, from: 0 };
  let start = 0;
  const close = (end: number): void => {
    if (end - start <= MAX_CLAUSE_LENGTH) {
      const sentence = tidy(sub(whole, start, end));
      if (sentence.text.length > 1) sentences.push(sentence);
    }
    start = end;
  };
  for (const match of text.matchAll(/(?<![.!?…;])[.!?…;]+["”»“’)\]]*(?=\s|$)|\r?\n[^\S\n]*(?=\r?\n|[-•*–]\s|$)/gu)) {
    const mark = match[0];
    if (mark.startsWith(";") && insideBrackets(text, start, match.index)) continue;
    if (
      mark.startsWith(".") &&
      !mark.startsWith("..") &&
      !endsSentence(text, start, match.index, match.index + mark.length)
    )
      continue;
    close(match.index + mark.length);
  }
  close(text.length);
  return sentences;
}

/** The same, line by line, where no sentence goes on from one line to the next: paragraphs, rows of a table. */
export function sentencesByLine(text: string): TextPiece[][] {
  return [...text.matchAll(/[^\n]+/gu)].map(({ index, 0: line }) =>
    splitSentences(line).map((piece) => ({ ...piece, from: index + piece.from })),
  );
}

function insideBrackets(text: string, start: number, at: number): boolean {
  const near = text.slice(Math.max(start, at - 200), at);
  return near.lastIndexOf("(") > near.lastIndexOf(")");
}

const LEGAL_FORM = new RegExp(`^(?:${cue("legal forms with a stop")})$`, "iu");

/** "İzmir 3. Ağır Ceza Mahkemesi". */
const NUMBERED_COURT = new RegExp(`^(?:${cue("behind the number of a court")})(?!\\p{L})`, "u");

const FRESH = new RegExp(`^(?:${cue("sentence starts")})\\s`, "u");

function endsSentence(text: string, start: number, at: number, end: number): boolean {
  const word = /[\p{L}\p{N}.]{1,24}$/u.exec(text.slice(Math.max(start, at - 24), at))?.[0] ?? "";
  const next = text.slice(end, end + 40).trimStart();
  if (/^\p{Ll}/u.test(next)) return false;
  if (/^\p{N}{1,2}$/u.test(word) && NUMBERED_COURT.test(next)) return false;
  if (/^\p{N}{1,2}$/u.test(word) && /^\p{Lu}\p{L}{2,}/u.test(next)) return !/^\p{Lu}\p{L}{2,9}\s+\d{4}/u.test(next);
  // "Calif. She joined": a pronoun or an article after an abbreviation begins a sentence after all.
  const fresh = FRESH.test(next);
  const last = word.split(".").at(-1) ?? "";
  // A legal form ends a name, and with a capital behind it the sentence: "at Copperfield Ltd. Finch joined".
  if (LEGAL_FORM.test(word)) return /^[\p{Lu}\d]/u.test(next) && !/^(?:KG|& |Co\b)/u.test(next);
  if (/^\p{L}$/u.test(last)) return fresh;
  return !(isAbbreviation(last) || CUT_SHORT.test(last)) || fresh;
}

const CUT_SHORT = wordOf("cut short");
