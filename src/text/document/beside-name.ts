import { commonSexOf } from "../../names/given-names.ts";
import { cue } from "../languages/cues.ts";
import { isJobTitle } from "../people/naming.ts";
import type { Block, DocumentPlace } from "./block.ts";
import { isSentence } from "./entries.ts";
import { HONORIFICS, namingIn, personIn, type Sought } from "./named.ts";
import type { DividedDocument } from "./parts.ts";
import { findPeriod } from "./period.ts";
import { type Piece, pieceOf, trimmed } from "./pieces.ts";

/** A post that stands alone before a sentence or a time, and when it began. */
export interface PostBeside {
  readonly post: Piece;
  /** The year, if "since" stands before one. */
  readonly since: string | undefined;
}

/**
 * The post right after the person's name, or at the beginning of the text under their heading or beside their label:
 * "Calliope Drexel, Vice-Chairman; elected 2016.", "Head of Fermentation. Marisela was …", "Présidente depuis 2021".
 */
export function postBesideName({ head, own }: DividedDocument, sought: Sought): PostBeside | undefined {
  const at = own.findIndex(({ block }) => block === head);
  const [under] = head === undefined ? [] : own.slice(at + 1);
  if (under !== undefined && under.block.label === undefined && under.block.kind !== "heading") {
    const post = postAtStart(under.block, 0);
    if (post !== undefined) return post;
  }
  for (const { block } of own.slice(0, MAX_BLOCKS)) {
    if (block === head) continue;
    if (block.cells !== undefined) {
      const post = postInRow(block, block.cells, sought);
      if (post !== undefined) return post;
      continue;
    }
    const before = block.label === undefined ? postBefore(block, sought) : undefined;
    if (before !== undefined) return before;
    if (block.label !== undefined && isName(block.label.text, sought)) {
      const post = postAtStart(block, 0);
      if (post !== undefined) return post;
    }
    const behind = behindName(block, sought);
    const post = behind === undefined ? undefined : postAtStart(block, behind);
    if (post !== undefined) return post;
  }
  return undefined;
}

/** A table of staff: the first cell of the person's row that is nothing but a post. Rows with a time are careers. */
function postInRow(block: Block, cells: readonly DocumentPlace[], sought: Sought): PostBeside | undefined {
  const pieces = cells.flatMap(({ from, to }) => trimmed(pieceOf(block, from, to)) ?? []);
  const named = pieces.findIndex(({ text }) => isName(text, sought));
  if (named < 0 || pieces.some(({ text }) => findPeriod(text) !== undefined)) return undefined;
  const post = pieces.find((piece, at) => at !== named && isPostAlone(piece));
  return post && { post, since: undefined };
}

function isPostAlone({ text }: Piece): boolean {
  return (
    text.length <= MAX_NAME &&
    text.split(/\s+/u).length <= MAX_WORDS &&
    isJobTitle(text) &&
    !/[\d@.!?]/u.test(text) &&
    !isSentence(text) &&
    !(commonSexOf(text) !== null && personIn(text) !== undefined)
  );
}

/** "Docente de percusión: Evaristo Roldán (desde 2012)": a line of a list of posts. */
function postBefore(block: Block, sought: Sought): PostBeside | undefined {
  const [, written = "", name = "", behind = ""] = OF_LIST.exec(block.text) ?? [];
  if (written === "" || !isName(name, sought) || !isJobTitle(written) || /\d/u.test(written)) return undefined;
  // Two people hold the post together, or the line goes on about something else.
  if (/[,;&]/u.test(name) || (behind !== "" && SINCE.exec(behind) === null)) return undefined;
  const post = trimmed(pieceOf(block, 0, written.length));
  return post === undefined ? undefined : { post, since: SINCE.exec(behind)?.[1] };
}

/** A post, a colon, a name, and what stands in brackets behind it. */
const OF_LIST = /^([^:.;()]{3,60}):\s+([^():]{3,60}?)(?:\s*\(([^()]{1,40})\))?\.?$/u;

/** The most blocks of a person's part: further down, the text is only about somebody of that name. */
const MAX_BLOCKS = 12;

function isName(text: string, sought: Sought): boolean {
  return namingIn(text, sought)?.naming === "full" && text.length < 60;
}

/**
 * Where a block continues after the person's full name, if it begins with that and a punctuation mark, or if the name
 * is its bold beginning.
 */
function behindName(block: Block, sought: Sought): number | undefined {
  const named = namingIn(block.text.slice(0, MAX_NAME), sought);
  if (named?.naming !== "full") return undefined;
  const before = block.text.slice(0, named.place.from).replace(HONORIFICS, "");
  if (before.trim() !== "" && !/^\p{Ll}{1,4}\s$/u.test(before)) return undefined;
  const rest = block.text.slice(named.place.to);
  const mark = /^\s*(?:\([^()]{1,20}\)\s*)?[,–—:|(·]\s*/u.exec(rest);
  if (mark !== null)
    return named.place.to + (rest.startsWith(" (") && !mark[0].endsWith(")") ? rest.indexOf("(") + 1 : mark[0].length);
  return block.bold > 0 && Math.abs(block.bold - named.place.to) < 2 ? named.place.to : undefined;
}

const MAX_NAME = 60;

/** A post up to the first mark that ends it, if it contains nothing of a sentence. */
function postAtStart(block: Block, from: number): PostBeside | undefined {
  const begin = from + (block.text.slice(from).length - block.text.slice(from).trimStart().length);
  const text = block.text.slice(begin);
  const [, written = ""] = POST.exec(text) ?? [];
  if (written === "" || written.split(/\s+/u).length > MAX_WORDS || isSentence(written) || VERB.test(written))
    return undefined;
  const time = SINCE.exec(written);
  // "Honorary member, since 1966 on the horn": the words after the time say what else began then.
  if (time !== null && written.slice(time.index + time[0].length).trim() !== "") return undefined;
  const bare = written.slice(0, time?.index).trimEnd().replace(/,$/u, "");
  if (!isJobTitle(bare) || /\d/u.test(bare) || personIn(bare)?.titled === true) return undefined;
  const post = trimmed(pieceOf(block, begin, begin + bare.length));
  const since = SINCE.exec(text.slice(bare.length))?.[1];
  return post === undefined ? undefined : { post, since };
}

/** The most words of a post: anything longer is a sentence. */
const MAX_WORDS = 9;
/** Up to a full stop after a word, a semicolon, a bracket, a dash, or the end. */
const POST = /^([^.;:!?()|–—\n]{3,90}?)(?=\.(?:\s|$)|[;()|–—]|$)/u;
const VERB = new RegExp(`(?<!\\p{L})(?:${cue("tells")}|${cue("tells beside a name")})(?!\\p{L})`, "u");
const SINCE = new RegExp(`(?<!\\p{L})(?:${cue("since")})\\s(?:\\p{L}+\\s)?((?:19|20)\\d\\d)(?!\\d)`, "u");
