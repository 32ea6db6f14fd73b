import { placeOf, readHtml } from "../connectors/pages/html.ts";
import { blocksOf } from "../connectors/pages/written-page.ts";
import type { Capture } from "../connectors/capture.ts";
import { type Block, joinBlocks, type DocumentPlace } from "../text/document/block.ts";
import { isSentence } from "../text/document/entries.ts";
import type { Chapter } from "../text/document/chapters.ts";
import { readDocument } from "../text/document/reading.ts";
import { maskEveryContact } from "./mask.ts";

/** Whom a document is read for, as the first reader found them in it. */
export interface DocumentPerson {
  /** The record that the document makes of them. */
  readonly recordId: string;
  /** As the document names them, or as the operator filed it. */
  readonly name: string;
  /** It is filed under their own key: what says nobody's name is about them. */
  readonly filed: boolean;
}

/** What of a document is about its person, with contact data masked: all that a language model ever sees of it. */
export interface PersonText {
  readonly subject: DocumentPerson;
  readonly lang: string | undefined;
  /** The year in which the document was collected, where that is known. */
  readonly collectedYear: number | undefined;
  /** The text is about the person even where it does not name them. */
  readonly about: boolean;
  /** Lines of the document, a blank line between. */
  readonly text: string;
  readonly lines: readonly PassageLine[];
  /** Where a stretch of the text is in the document, and its words there, letter for letter. */
  quoteOf(span: DocumentPlace): { readonly locator: string; readonly quote: string };
}

/** A block of the document in the text. */
export interface PassageLine extends DocumentPlace {
  readonly chapter: Chapter | undefined;
  /** Prose is read sentence by sentence; the others are lines of a layout, each about the person it is under. */
  readonly isProse: boolean;
}

/** Kinds of documents that are about one person; of others, what belongs to whom is not told well enough. */
const KINDS: ReadonlySet<string> = new Set(["person-page", "web-page", "text"]);

/** Documents of these kinds and media types have a text that can be read again. */
export function hasText({ kind, mediaType }: Pick<Capture, "kind" | "mediaType">): boolean {
  return KINDS.has(kind) && /^(?:text\/html|application\/xhtml\+xml|text\/plain)\b/iu.test(mediaType);
}

/** The person's part of a document; `null` if it has none, or is about somebody else. Pure. */
export function personText(capture: Capture, subject: DocumentPerson): PersonText | null {
  if (!hasText(capture)) return null;
  const lang = /^text\/plain\b/iu.test(capture.mediaType) ? undefined : readHtml(capture.data).lang;
  const { divided, running } = readDocument(blocksOf(capture), subject.name, lang);
  if (divided.other !== undefined) return null;
  const own = divided.own.filter(({ chapter }) => chapter === undefined || !UNREAD.has(chapter));
  if (own.length === 0) return null;
  const prose = new Set<Block>(running);
  const joined = joinBlocks(own.map(({ block }) => block));
  let at = 0;
  const lines = own.map(({ block, chapter }): PassageLine => {
    const from = joined.text.indexOf(block.text, at);
    at = from + block.text.length;
    return { from, to: at, chapter, isProse: prose.has(block) || isSentence(block.text) };
  });
  return {
    subject,
    lang,
    collectedYear: capture.collectedAt === null ? undefined : Number(capture.collectedAt.slice(0, 4)),
    about: subject.filed && !divided.isShared,
    text: maskEveryContact(joined.text),
    lines,
    quoteOf: (span) => placeOf(capture, joined.placeOf(span)),
  };
}

/** What people want to become, other people, and addresses. */
const UNREAD: ReadonlySet<Chapter> = new Set<Chapter>(["wanted", "others", "visitors", "contact", "email", "phone"]);

/** A question holds no more of a document: about a thousand tokens of English, so that servers with a context of 4,096 see it whole. */
const MAX_CHARACTERS = 4_000;

/** Stretches of the text, each for one question: cut between lines, and inside a line only where it alone is too long. */
export function passagesOf({ text, lines }: Pick<PersonText, "text" | "lines">): readonly DocumentPlace[] {
  const passages: { from: number; to: number }[] = [];
  for (const line of lines.flatMap((each) => cutLong(text, each))) {
    const last = passages.at(-1);
    if (last !== undefined && line.to - last.from <= MAX_CHARACTERS) last.to = line.to;
    else passages.push({ ...line });
  }
  return passages;
}

function cutLong(text: string, { from, to }: DocumentPlace): readonly DocumentPlace[] {
  const pieces: DocumentPlace[] = [];
  for (let start = from; start < to; ) {
    let end = Math.min(to, start + MAX_CHARACTERS);
    if (end < to) {
      const stop = text.slice(start, end).search(/[.!?…。]\s(?![\s\S]*[.!?…。]\s)/u);
      if (stop > 0) end = start + stop + 2;
    }
    pieces.push({ from: start, to: end });
    start = end;
  }
  return pieces;
}
