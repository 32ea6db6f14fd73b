import type { DocumentText } from "../../../documents/document-text.ts";
import { chapterOf } from "../../../text/document/chapters.ts";
import { cue } from "../../../text/languages/cues.ts";

/**
 * The CV of a file that begins with a letter to an employer. Of the letter only its sender's lines stay, where they hold an address: to
 * whom it is, and what it says, is no part of a life. A document without such a letter is returned as it is.
 */
export function withoutLetter({ mediaType, data }: DocumentText): DocumentText {
  const lines = mediaType === "text/html" ? paragraphsIn(data) : linesIn(data);
  const greeting = lines.findIndex(({ text }) => GREETING.test(text));
  if (greeting < 0 || lines.slice(0, greeting).some(isCareer)) return { mediaType, data };
  const cv = beginOf(lines, greeting);
  if (cv === undefined) return { mediaType, data };
  const sender = senderOf(lines.slice(0, greeting));
  const from = lines[cv]?.from ?? 0;
  return { mediaType, data: `${data.slice(0, sender)}${mediaType === "text/html" ? "" : "\n"}${data.slice(from)}` };
}

/** A line of the document without its markup, and where it stands. */
interface Line {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function linesIn(data: string): readonly Line[] {
  let from = 0;
  return data.split("\n").map((line) => {
    const at = from;
    from += line.length + 1;
    return { text: line.trim(), from: at, to: at + line.length };
  });
}

function paragraphsIn(data: string): readonly Line[] {
  return [...data.matchAll(/<(p|h[1-6])(?:\s[^<>]*)?>(.*?)<\/\1>/gs)].map((match) => ({
    text: (match[2] ?? "").replace(/<[^<>]*>/g, " ").trim(),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** Where the CV begins behind the letter: at what it calls itself, or where the name that signs the letter stands once more. */
function beginOf(lines: readonly Line[], greeting: number): number | undefined {
  const career = lines.findIndex((line, at) => at > greeting && isCareer(line));
  const before = lines.slice(0, career < 0 ? lines.length : career);
  const title = before.findIndex(({ text }, at) => at > greeting && TITLE.test(text.replace(SPACED, "")));
  if (title >= 0) return title;
  const end = before.findIndex(({ text }, at) => at > greeting && CLOSING.test(text));
  const signed = before.findIndex(({ text }, at) => end >= 0 && at > end && text !== "");
  const name = fold(before[signed]?.text ?? "");
  const again = before.findIndex(({ text }, at) => at > signed && name !== "" && fold(text) === name);
  return signed >= 0 && again >= 0 ? again : undefined;
}

/** How far the sender's lines at the head of the letter go: to where they end, if their address is among them. */
function senderOf(lines: readonly Line[]): number {
  const [first] = lines;
  if (first === undefined) return 0;
  const gap = lines.findIndex(({ text }, at) => at > 0 && text === "");
  const own = first.text.includes("@") ? [first] : lines.slice(0, gap < 0 ? 0 : gap);
  return own.length <= MAX_SENDER_LINES && own.some(({ text }) => text.includes("@"))
    ? (own.at(-1)?.to ?? 0)
    : first.from;
}

const MAX_SENDER_LINES = 10;

function isCareer({ text }: Line): boolean {
  const chapter = chapterOf(text);
  return chapter === "work" || chapter === "school";
}

function fold(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}

/** Between letters that are set apart: "L E B E N S L A U F". */
const SPACED = /(?<=(?:^|\s)\p{L})\s(?=\p{L}(?:\s|$))/gu;
const TITLE = new RegExp(`^(?:${cue("calls a CV")})$`, "iu");
const GREETING = new RegExp(`^(?:${cue("begins a letter")}).{0,60}[,:!]?$`, "iu");
const CLOSING = new RegExp(`^(?:${cue("ends a letter")})[,.]?$`, "iu");
