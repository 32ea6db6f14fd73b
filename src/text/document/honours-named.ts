import { cue } from "../languages/cues.ts";
import { languageOfLines, lexiconFor } from "../languages/languages.ts";
import type { Lexicon } from "../languages/words.ts";
import { type Block, concat, type DocumentPlace } from "./block.ts";
import { chapterOf } from "./chapters.ts";
import type { Sought } from "./named.ts";
import { type Piece, pieceOf } from "./pieces.ts";
import { tell, type Told } from "./told.ts";

/**
 * Honours that a page lists with who won them, wherever it does: "Silver Whistle 2024: Ada Finch", "Baker Prize 2022,
 * awarded to our founders Otto Brandt and Ada Finch", a row of a table of winners. The name has to be whole, and the
 * honour has a noun for one in its name, or a year under a heading of honours.
 *
 * @param lang the language of the page
 */
export function honoursNamed(blocks: readonly Block[], { name }: Sought, lang: string | undefined): Told[] {
  if (!/\p{L}\s\p{L}/u.test(name)) return [];
  const winner = winnerCalled(name);
  let isListed = false;
  /** The honour whose winners the page lists. */
  let won: string | undefined;
  let lexicon: Lexicon | undefined;
  const isHonour = (honour: string): boolean => {
    lexicon ??= lexiconFor(lang?.slice(0, 2) ?? languageOfLines(blocks.map(({ text }) => text).join("\n")) ?? "");
    const words = honour.split(/[\s-]+/u);
    const noun = words.findIndex((word) => lexicon?.classesOf(word.toLowerCase()).has("AWARDWORD"));
    // "Otto Brandt, director of Zorvex, presents the Baker Prize": a sentence, not the name of an honour.
    return noun >= 0 && !words.slice(0, noun).some((word) => SAYS_MORE.test(word));
  };
  return blocks.flatMap((block) => {
    if (block.kind === "heading") isListed = LISTS_HONOURS.test(block.text) || chapterOf(block.text) === "awards";
    if (block.kind === "title" || (block.zone === "main" && block.level === 1))
      won ??= WINNERS_OF.exec(block.text)?.groups?.["honour"];
    if (block.zone !== "main" || block.kind === "heading" || block.kind === "title") return [];
    const year = won !== undefined && isHonour(won) ? winsInYear(block, name) : undefined;
    if (won !== undefined && year !== undefined) return [tell("badge", won, [year])];
    if (block.cells !== undefined) return honourInRow(block, block.cells, name, isHonour);
    const line = block.label === undefined ? block : { ...block, ...concat([block.label, block], ": ") };
    return sentencesOf(line).flatMap((sentence) => {
      const found = winner.exec(sentence.text);
      const { honour = "", year } = found?.groups ?? {};
      if (found === null || NOT_WON.test(sentence.text)) return [];
      if (!isHonour(honour) && !(isListed && year !== undefined)) return [];
      return [tell("badge", honour.trim(), [pieceOf(line, sentence.from, sentence.from + found[0].length)])];
    });
  });
}

/** "2022 | Ada Finch, Harbour Bakery | for her rye", "2022: Ada Finch", on a page of winners. */
function winsInYear(block: Block, name: string): Piece | undefined {
  const { text, cells } = block;
  const behind = /^(?:19|20)\d\d(?=\D)[\s,:–—-]*/u.exec(text)?.[0].length;
  if (behind === undefined || !text.startsWith(name, behind)) return undefined;
  const end = behind + name.length;
  const isWhole = cells?.[1]?.to === end || /^\s*(?:$|[,(:–—])/u.test(text.slice(end));
  return isWhole ? pieceOf(block, 0, end) : undefined;
}

/** "Baker Prize 2022 | Ada Finch | Harbour Bakery": the honour is in the cell before the winner's. */
function honourInRow(
  row: Block,
  cells: readonly DocumentPlace[],
  name: string,
  isHonour: (honour: string) => boolean,
): Told[] {
  const pieces = cells.map(({ from, to }) => pieceOf(row, from, to));
  const at = pieces.findIndex(({ text }) => text.trim() === name);
  const prize = pieces[at - 1];
  const honour = prize?.text.replace(/,?\s(?:19|20)\d\d$/u, "").trim() ?? "";
  const isOne = /^\p{Lu}.{3,80}$/u.test(honour) && isHonour(honour) && !NOT_WON.test(honour);
  return isOne && prize !== undefined ? [tell("badge", honour, [prize, pieces[at] as Piece])] : [];
}

function sentencesOf(line: Block): readonly Piece[] {
  return [...line.text.matchAll(/[^.;]+(?:[.;](?!\s)[^.;]*)*/gu)].map(({ index, 0: sentence }) => {
    const blank = /^\s*/u.exec(sentence)?.[0].length ?? 0;
    return pieceOf(line, index + blank, index + sentence.length);
  });
}

function winnerCalled(name: string): RegExp {
  const called = name.trim().split(/\s+/u).map(RegExp.escape).join(raw`\s+`);
  const others = raw`(?:\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){1,2}(?:,|\s(?:${cue("list ands")}))\s)*`;
  const leads = raw`(?:(?:[:–—]|,\s(?=${GIVEN_TO}))\s*|\s(?=${GIVEN_TO}))(?:${GIVEN_TO}\s(?:(?!(?:${cue("of somebody")})\s)\p{Ll}+\s){0,3})?`;
  const behind = raw`(?=\s*(?:$|[,.;:()–—])|\s(?:${cue("won for")}|${cue("list ands")})\s)`;
  return new RegExp(
    raw`^(?<honour>\p{Lu}[^:–—.;?!]{3,80}?)(?:\s(?<year>(?:19|20)\d\d))?\s?${leads}${others}${called}${behind}`,
    "u",
  );
}

/** No word of a name: a longer one in small letters, or one behind which a clause ends. */
const SAYS_MORE = /^\p{Ll}{4}|,$/u;
const raw = String.raw;
const GIVEN_TO = `(?:${cue("given to")})`;
const LISTS_HONOURS = new RegExp(`^(?:${cue("lists honours")})(?!\\p{L})`, "iu");
const WINNERS_OF = new RegExp(
  `^(?<honour>\\p{Lu}[^:–—]{3,80}?)\\s?[:–—-]\\s(?:\\p{L}+\\s){0,2}(?:${cue("winners")})$`,
  "iu",
);
/** Also a chair of a jury, and what a prize was only nearly won for. */
const NOT_WON = new RegExp(`(?<!\\p{L})(?:${cue("not won")}|${cue("nearly won")})(?!\\p{L})`, "iu");
