import { commonSexOf } from "../../names/given-names.ts";
import { cue, cueWords } from "../languages/cues.ts";
import type { PropertyTypes } from "../../domain/claim.ts";
import { isPlatform } from "../../domain/platform.ts";
import type { Chapter } from "./chapters.ts";
import type { Block } from "./block.ts";
import { findPeriod } from "./period.ts";
import { type Piece, pieceOf, splitOutsideBrackets, trimmed, wholeOf, withoutBrackets } from "./pieces.ts";
import { isSentence } from "./entries.ts";
import { isWayToWrite } from "./places.ts";
import { compact, tell, type Told } from "./told.ts";
import { LANGUAGES } from "../languages/languages.ts";
import { MODEST } from "../languages/tongues.ts";

/** What a chapter that is a list of names says: languages, skills, interests, honours. Sentences in it are left out. */
export function listOf(chapter: Chapter, blocks: readonly Block[]): Told[] {
  const signed = blocks.findIndex(({ text }) => SIGNED.test(text));
  return blocks.slice(0, signed < 0 ? blocks.length : signed).flatMap((block): Told[] => {
    if (block.kind === "heading") return [];
    const pieces = piecesOf(chapter, block);
    if (chapter === "languages")
      return pieces.flatMap((piece) => splitOutsideBrackets(piece, ITEMS).flatMap((item) => [...languageOf(item)]));
    if (chapter === "awards")
      return pieces.flatMap((piece) =>
        splitOutsideBrackets(piece, CERTIFICATES.test(block.label?.text ?? "") ? ITEMS : AWARDS).flatMap((item) => [
          ...honourOf(item),
        ]),
      );
    if (isSentence(block.text) && /[.!?…]$/u.test(block.text)) return [];
    const property = chapter === "skills" ? "skill" : "interest";
    const items = pieces.flatMap((piece) => namesIn(piece, property));
    const areFollowed =
      property === "interest" && items.some(({ text }) => commonSexOf(text) !== null && isNames(text));
    return items.filter(({ text }) => !areFollowed || !isNames(text)).flatMap((item) => [...nameOf(property, item)]);
  });
}

/** "Warehouse Weekly, Ada Finch": beside people, names of several words are accounts that somebody follows, not pastimes. */
function isNames(text: string): boolean {
  return /^\p{Lu}\S*(?:\s\p{Lu}\S*)+$/u.test(text);
}

/** A line, or of a row the column with the names: the first, or the second if that is a time or the name of a group. */
function piecesOf(chapter: Chapter, block: Block): Piece[] {
  if (block.cells === undefined) return [chapter === "skills" ? behindGroup(wholeOf(block)) : wholeOf(block)];
  const [first, second] = block.cells.map(({ from, to }) => pieceOf(block, from, to));
  if (first === undefined) return [];
  const isTime = chapter === "awards" && !/\p{L}{3}/u.test(first.text);
  const isGroup = chapter === "skills" && second !== undefined && splitOutsideBrackets(second, ITEMS).length > 1;
  return second !== undefined && (isTime || isGroup) ? [second] : [first];
}

/** "Databases & tools: PostgreSQL, PostGIS": the names are behind the colon, if there are several. */
function behindGroup(piece: Piece): Piece {
  const group = /^[^:：,;]{2,40}[:：]\s+/u.exec(piece.text)?.[0].length ?? 0;
  const behind = pieceOf(piece.block, piece.from + group, piece.to);
  return group > 0 && splitOutsideBrackets(behind, ITEMS).length > 1 ? behind : piece;
}

/**
 * "Minor surgery and women's health", "rowing, baking and chess": an "and" comes before the last item of a list, but
 * also between two names of several words.
 */
function namesIn(piece: Piece, property: "skill" | "interest"): Piece[] {
  const items = splitOutsideBrackets(piece, ITEMS);
  const last = items.at(-1);
  const halves = last === undefined ? [] : splitOutsideBrackets(last, ANDS);
  const words = halves.map(({ text }) => text.split(/\s+/u).length);
  const isList =
    items.length > 1 ? !items.slice(0, -1).some(({ text }) => text.search(ANDS) >= 0) : property === "interest";
  const areTwo =
    halves.length === 2 &&
    (words.every((count) => count > 1 && count <= 4) || (isList && words.every((count) => count <= 3)));
  return areTwo ? [...items.slice(0, -1), ...halves] : items;
}

/**
 * "English, some Polish.": languages by themselves, in a sentence without a verb; a language switch is made of links.
 */
export function languagesAloneIn(block: Block): Told[] {
  if (block.links !== undefined || block.cells !== undefined || block.kind === "heading") return [];
  return splitOutsideBrackets(wholeOf(block), /(?<=\p{L})\.(?:\s+|$)/gu).flatMap((sentence) => {
    const items = splitOutsideBrackets(sentence, ITEMS).flatMap((item) => splitAnd(item));
    const areNames =
      items.length > 1 && items.every((item) => isLanguage(withoutBrackets(item)?.text.replace(MODEST, "") ?? ""));
    return areNames ? items.flatMap((item) => [...languageOf(item)]) : [];
  });
}

const ITEMS = /(?:(?<!\s)\s+)?[,;·•|،؛、，；]\s*|(?<!\s)\s+[/+&]\s+|(?<=\p{L})\.\s+(?=\p{Lu})/gu;
const AWARDS = /;\s+|；|(?<!\s)\s+[·•|]\s+/gu;

/** Labels of lists of names; an honour may contain a comma of its own. */
const CERTIFICATES = new RegExp(`${cue("certificates")}`, "iu");
/** "Graz, 12.01.2026": what follows the place and date is a signature. */
const SIGNED = new RegExp(
  `^\\p{Lu}[\\p{L} .-]{1,40},\\s(?:(?:${cue("before a signing day")})\\s)?(?:\\d{1,2}[./]\\s?\\d{1,2}[./]\\s?(?:19|20)\\d\\d|\\d{1,2}\\.?\\s\\p{L}{3,12}\\s(?:19|20)\\d\\d)(?:\\s?(?:${cue("behind a signing year")}))?$`,
  "u",
);

/**
 * ISO 639-1, with the languages it lacks that have more than a million speakers, and sign languages by their usual
 * names.
 */
const CODES =
  "aa ab af ak am ar as av ay az ba be bg bm bn bo br bs ca ce co cs cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi hr ht hu hy id ig is it iu ja jv ka kab kk kl km kn ko ku ky la lb lg ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny oc om or os pa pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wo xh yi yo yue za zh zu ast gsw nds fil hif sah haw scn nap vec szl csb bho mai ceb ilo war min ace tpi";

let codes: ReadonlyMap<string, string> | undefined;

/** Whether a name is that of a language in one of the languages that are read. */
export function isLanguage(name: string): boolean {
  return languageCodeOf(name) !== undefined;
}

/**
 * The ISO 639 code of a language by its name in one of the languages that are read; the name itself if it has no code
 * here.
 */
export function languageCodeOf(name: string): string | undefined {
  codes ??= new Map([
    ...[...cueWords("more languages")].map((each) => [each, each] as const),
    ...LANGUAGES.flatMap(({ lang }) => {
      const display = new Intl.DisplayNames([lang], { type: "language", fallback: "none" });
      return CODES.split(" ").flatMap((code) => {
        const called = display.of(code)?.toLowerCase();
        return called === undefined ? [] : [[called, code] as const];
      });
    }),
  ]);
  const key = name.toLowerCase().normalize("NFC").trim();
  return codes.get(key) ?? codes.get(key.replace(NOUN_AHEAD, "")) ?? codes.get(key.replace(NOUN_BEHIND, ""));
}

const NOUN_AHEAD = new RegExp(`^(?:${cue("language nouns ahead")})\\s+`, "u");
const NOUN_BEHIND = new RegExp(` (?:${cue("language nouns behind")})$`, "u");

function* languageOf(item: Piece): Generator<Told> {
  const bare = withoutBrackets(item);
  const [, names = "", level] =
    /^([^:：(–—]{1,60}?)\s*(?:$|(?:[:：(–—]|\s-)\s*(.{1,60}?)\)?$)/u.exec(bare?.text ?? "") ?? [];
  if (bare === undefined || names === "") return;
  for (const piece of splitAnd(pieceOf(bare.block, bare.from, bare.from + names.length))) {
    const before = piece.text;
    const start = MODEST.exec(before)?.[0].length ?? 0;
    const name = before.slice(start).trim();
    const word = isLanguage(name) ? name : firstLanguage(name);
    if (word === undefined) continue;
    const bracket = level === undefined ? /[(（]([^()（）]{1,60})[)）]?\s*$/u.exec(item.text)?.[1] : undefined;
    const proficiency = (level ?? bracket)?.trim();
    yield tell("language", compact<PropertyTypes["language"]>({ language: word, proficiency }), [item]);
  }
}

/** "English B2", "英語 TOEIC 820": the name comes first. */
function firstLanguage(text: string): string | undefined {
  const [first = "", second = ""] = text.split(/\s+/u);
  if (/\s/u.test(text) && isLanguage(first) && text.length - first.length <= 24) return first;
  return isLanguage(second) && text.split(/\s+/u).length === 2 && /^\p{Ll}/u.test(first) ? second : undefined;
}

const ANDS = new RegExp(`(?<!\\s)\\s+(?:${cue("list ands")})\\s+`, "gu");

function splitAnd(piece: Piece): Piece[] {
  const parts = splitOutsideBrackets(piece, ANDS);
  return parts.length > 1 && parts.length <= 4 && parts.every(({ text }) => isLanguage(text.replace(MODEST, "")))
    ? parts
    : [piece];
}

const MAX_NAME_LENGTH = 60;
/** Skills with one-letter names. */
const ONE_LETTER = /^[CDR]$/u;
const LITTLE = new RegExp(`^(?:${cue("learners skills")})\\s+`, "iu");

function* nameOf(property: "skill" | "interest", item: Piece): Generator<Told> {
  const bare = withoutBrackets(item);
  if (bare === undefined) return;
  const start = LITTLE.exec(bare.text)?.[0].length ?? 0;
  const end = /(?:(?<!\s)\s+)?[:：]\s.*$|(?<!\s)\s+[–—-]\s.*$|[.。]$/u.exec(bare.text)?.index ?? bare.text.length;
  const piece = trimmed(pieceOf(bare.block, bare.from + start, bare.from + Math.max(end, start)));
  if (piece === undefined) return;
  const { text } = piece;
  const isName =
    (text.length >= 2 || ONE_LETTER.test(text)) &&
    text.length <= MAX_NAME_LENGTH &&
    text.split(/\s+/u).length <= 6 &&
    /^[\p{L}\p{N}.#]/u.test(text);
  // Items among skills or pastimes that are neither: a language, an honour, a marital status, a post.
  if (isLanguage(text))
    return yield* property === "skill" ? languageOf(item) : [tell("language", { language: text }, [piece])];
  if (property === "interest" && OF_YEAR.test(text)) return yield tell("badge", text, [piece]);
  if (
    property === "interest" &&
    (NO_PASTIME.test(text) || isWayToWrite(text) || isPlatform(text.toLowerCase().replace(/\s+/gu, "-")))
  )
    return;
  if (property === "skill" && (THING.test(text) || NO_SKILL.test(text))) return;
  if (isName && !/[!?@]|https?:|www\./u.test(text) && !/^\d/u.test(text) && !isSentence(text))
    yield tell(property, text, [piece]);
}

/** "A good soldering iron": things are not skills. */
const THING = new RegExp(`^(?:${cue("things")})\\s\\p{Ll}`, "iu");
/** What CVs say at the end, and what is cut off a list. */
const NO_SKILL = new RegExp(`${cue("no skills")}`, "iu");
const OF_YEAR = /^\p{Lu}.*\sof the Year$/u;
const NO_PASTIME = new RegExp(
  `(?<!\\p{L})(?:${cue("no pastime")})(?!\\p{L})|^(?:${cue("begins no pastime")})\\s`,
  "iu",
);

const MAX_HONOUR_LENGTH = 110;
/** Honours that somebody only came close to, and headings of lists. */
const NOT_WON = new RegExp(`(?<!\\p{L})(?:${cue("not won")})(?!\\p{L})`, "iu");

/** What follows the last honour of a page and is not one: an ORCID iD, an address. */
const IDENTIFIER = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]|https?:|www\.|@/u;
/** "Prize 2023 for «The Sea»": what it was awarded for is not part of its name. */
const GIVEN_FOR = new RegExp(
  `(?<!\\s)\\s+(?:${cue("won for")})\\s+(?:[^«“„"]{0,40}\\s)?[«“„"][^«»“”„"]{1,80}[»”“"]\\.?$`,
  "u",
);

/** "応用情報技術者試験 合格": the word for passing follows the honour. */
const WON_BEHIND = new RegExp(`(?:${cue("won behind")})$`, "u");
/** Driving licences, and rows of a form about a family. */
const NO_HONOUR = new RegExp(`^(?:${cue("no honour")})`, "u");

/** ", 28 Sept 2023": the day on which it was awarded. */
const GIVEN_ON =
  /(?<!\s)(?:,\s+|\s+[(–—-]\s?)(?:\d{1,2}\.?\s\p{L}{3,9}\.?\s|\p{L}{3,9}\.?\s\d{1,2},\s|\d{1,2}[./-]\d{1,2}[./-])(?:19|20)\d\d\)?$/u;

function* honourOf(whole: Piece): Generator<Told> {
  const reason = (GIVEN_FOR.exec(whole.text) ?? GIVEN_ON.exec(whole.text))?.index;
  const item = reason === undefined ? whole : pieceOf(whole.block, whole.from, whole.from + reason);
  let piece: Piece | undefined = item;
  const period = findPeriod(item.text);
  if (period !== undefined) {
    const [before, behind] = [item.text.slice(0, period.from), item.text.slice(period.to)];
    const start = before.replace(/[\s(（,:–—-]+/gu, "") === "" ? period.to : 0;
    const end = start === 0 && behind.replace(/[\s)）,.:–—-]+/gu, "") === "" ? period.from : item.text.length;
    piece = trimmed(pieceOf(item.block, item.from + start, item.from + end));
  }
  const text = (piece?.text ?? "").replace(WON_BEHIND, "");
  if (
    piece !== undefined &&
    text.length >= 3 &&
    !NO_HONOUR.test(text) &&
    text.length <= MAX_HONOUR_LENGTH &&
    !IDENTIFIER.test(text) &&
    /^[\p{L}\p{N}«“„"『「‘']/u.test(text) &&
    /\p{L}{2}/u.test(text) &&
    !isSentence(text) &&
    !NOT_WON.test(text)
  )
    // Including the year beside it.
    yield tell("badge", text, [item]);
}
