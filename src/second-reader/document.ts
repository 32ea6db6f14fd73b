import { placeOf, readHtml } from "../connectors/pages/html.ts";
import { blocksOf } from "../connectors/pages/written-page.ts";
import type { Capture } from "../connectors/capture.ts";
import { type Block, joinBlocks, type DocumentPlace } from "../text/document/block.ts";
import { isSentence } from "../text/document/entries.ts";
import type { Chapter } from "../text/document/chapters.ts";
import { readDocument } from "../text/document/reading.ts";
import { maskEveryContact } from "./mask.ts";

/** The person a document is read for, as the first reader found them in it. */
export interface DocumentPerson {
  /** The record that the document forms about them. */
  readonly recordId: string;
  /** As in the document, or as the operator filed it. */
  readonly name: string;
  /** The document is filed under their own key, so sentences without a name are about them. */
  readonly filed: boolean;
}

/**
 * The part of a document that is about its person, with contact data masked: all that a language model ever sees of it.
 */
export interface PersonText {
  readonly subject: DocumentPerson;
  readonly lang: string | undefined;
  /** The year in which the document was collected, if known. */
  readonly collectedYear: number | undefined;
  /** The text is about the person even where it does not name them. */
  readonly about: boolean;
  /** Lines of the document, separated by blank lines. */
  readonly text: string;
  readonly lines: readonly PassageLine[];
  /** The position in the document of a stretch of the text, and its exact words. */
  quoteOf(span: DocumentPlace): { readonly locator: string; readonly quote: string };
}

/** A block of the document in the text. */
export interface PassageLine extends DocumentPlace {
  readonly chapter: Chapter | undefined;
  /** Prose is read sentence by sentence. Other lines belong to a layout, and each is about the person it is under. */
  readonly isProse: boolean;
}

/** Kinds of documents about one person; in others it is not clear enough what belongs to whom. */
const KINDS: ReadonlySet<string> = new Set(["person-page", "web-page", "text"]);

/** Whether documents of this kind and media type have a text that can be read again. */
export function hasText({ kind, mediaType }: Pick<Capture, "kind" | "mediaType">): boolean {
  return KINDS.has(kind) && /^(?:text\/html|application\/xhtml\+xml|text\/plain)\b/iu.test(mediaType);
}

/** The person's part of a document; `null` if there is none, or the document is about somebody else. Pure. */
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

/** Plans, other people, and addresses. */
const UNREAD: ReadonlySet<Chapter> = new Set<Chapter>(["wanted", "others", "visitors", "contact", "email", "phone"]);

/**
 * Limit on the text in one question: about a thousand tokens of English, which fits servers with a context of 4,096.
 */
const MAX_CHARACTERS = 4_000;

/**
 * Stretches of the text, each for one question: cut between lines, and inside a line only if it is too long by itself.
 */
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
