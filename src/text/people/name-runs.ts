import { nicknamesOf } from "../../names/nicknames.ts";
import { cue, cueWords } from "../languages/cues.ts";
import { isPlaceName } from "../places/towns.ts";
import { foldWords } from "./fold-words.ts";
import { isAddress, isOpener, isTitle } from "./people-words.ts";

/** A word of a run; if hyphenated, it has several folded forms. */
export interface RunWord {
  readonly from: number;
  readonly to: number;
  /** As written, in lower case. */
  readonly lower: string;
  readonly folded: readonly string[];
}

/** Adjacent capitalised words of a sentence, which may contain a name. Offsets are in the sentence. */
export interface NameRun {
  readonly sentence: string;
  readonly words: readonly RunWord[];
  /** How many of its first words only begin a sentence, date it, or are a form of address. */
  readonly lead: number;
  /** The first form of address or office before the name; `undefined` if the word before the name is neither. */
  readonly title?: RunWord | undefined;
  /** Family name first, at the start of a register entry: "FINCH, Ada (44)". */
  readonly register: boolean;
}

/** The rest of a longer run is ignored. */
const MAX_RUN_WORDS = 40;

/**
 * The runs of a sentence, in order.
 *
 * @param isEntry whether words in a register's order are an entry; if `undefined`, what follows them decides
 */
export function* nameRunsOf(sentence: string, isEntry: (run: NameRun) => boolean | undefined): Iterable<NameRun> {
  const entry = entryOf(sentence);
  const taken = entry !== undefined && (isEntry(entry.run) ?? entry.certain) ? entry : undefined;
  if (taken !== undefined) yield taken.run;
  const head = taken?.end ?? 0;
  for (const match of sentence.slice(head).matchAll(RUN)) {
    const words = wordsOf(match[0], head + match.index).slice(0, MAX_RUN_WORDS);
    for (const part of apart(words, sentence)) yield runOf(part, sentence);
  }
}

function runOf(words: readonly RunWord[], sentence: string): NameRun {
  const lead = leadOf(words, sentence);
  const isTitled = lead > 0 && isTitle(bare(words[lead - 1]));
  const title = isTitled ? words.slice(0, lead).find((word) => isTitle(bare(word))) : undefined;
  return { sentence, words, lead, title, register: false };
}

/** "Finch’a SPK", "Finch Ankara’da": a name ends at an ending of a case, and before a town that has one. */
function apart(words: readonly RunWord[], sentence: string): readonly (readonly RunWord[])[] {
  const parts: RunWord[][] = [[]];
  for (const word of words) {
    const isInCase = /^['’](?!s(?!\p{L}))\p{Ll}/u.test(sentence.slice(word.to, word.to + 3));
    const last = parts.at(-1) ?? [];
    if (isInCase && last.length > 1 && isPlaceName(sentence.slice(word.from, word.to))) parts.push([word]);
    else last.push(word);
    if (isInCase) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

/** Family name before given name at the start of a sentence; certain if only an age or a description follows. */
function entryOf(
  sentence: string,
): { readonly run: NameRun; readonly end: number; readonly certain: boolean } | undefined {
  const match = ENTRY.exec(sentence);
  const [whole, name = ""] = match ?? [];
  if (whole === undefined) return undefined;
  const start = whole.length - name.length;
  const comma = start + name.indexOf(",");
  const words = wordsOf(name, start);
  const family = words.filter(({ from }) => from < comma);
  const given = words.filter(({ from }) => from > comma);
  return {
    run: { sentence, words: [...given, ...family], lead: 0, register: true },
    end: whole.length,
    certain:
      !isOpener(given[0]?.lower ?? "") &&
      given.flatMap(({ folded }) => folded).length < 3 &&
      /^\s*(?:[(,]|$)/u.test(sentence.slice(whole.length)),
  };
}

function leadOf(words: readonly RunWord[], sentence: string): number {
  const first = words.findIndex(
    (word, at) => !isOpener(word.lower) && !isTitle(bare(word)) && !(at + 2 < words.length && isDate(word, sentence)),
  );
  const lead = first < 0 ? words.length : first;
  // "Don Edwards": an office that can be a name is one if only one more word follows.
  const office = bare(words[lead - 1]);
  const isName = lead === words.length - 1 && isTitle(office) && !isAddress(office) && nicknamesOf(office).length > 0;
  return isName ? lead - 1 : lead;
}

/** "On Monday Ada Finch", "In June Ada Finch": the date only precedes the name. */
function isDate({ lower, from }: RunWord, sentence: string): boolean {
  return DAYS.has(lower) || (MONTHS.has(lower) && BEFORE_MONTH.test(sentence.slice(Math.max(0, from - 12), from)));
}

const DAYS = cueWords("days with capitals");
/** "April" and "June" are given names, too: they are months behind a preposition. */
const MONTHS = cueWords("months with capitals");
const BEFORE_MONTH = new RegExp(`(?<!\\p{L})(?:${cue("before months")})\\s+$`, "iu");

function bare(word: RunWord | undefined): string {
  return word?.folded.join("") ?? "";
}

function wordsOf(text: string, at = 0): RunWord[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: written, index }) => {
    const word = written.replace(/['’]s?$/u, "").replace(CASE_ENDING, "");
    const folded = foldWords(word);
    return folded.length === 0
      ? []
      : [{ from: at + index, to: at + index + word.length, lower: word.toLowerCase(), folded }];
  });
}

/** "Finch’ı", "Finch’un": what a language writes behind the apostrophe of a name to show who does what. */
const CASE_ENDING = new RegExp(`(?<=\\p{L}{3})['’](?:${cue("behind the apostrophe of a name")})$`, "u");
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*['’]?/gu;
const CAPITAL = String.raw`\p{Lu}[\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*['’]?\.?`;
const PARTICLE = cue("particles in runs");
/** "“Addie”" and "(née Holm)" within or after a name, "(Bob)" within it. */
const ASIDE = String.raw`[“"„]\p{Lu}[^”"“]{1,20}[”"“]|\((?:${cue("born as")})\s+\p{Lu}[\p{L}-]+\)|\(\p{Lu}[\p{L}-]+\)(?=\s+\p{Lu})`;
/** "d’Odile Bressac": only the small letter before the apostrophe shows that the name begins behind it. */
const ELIDED = String.raw`(?<=(?<![\p{L}\p{N}’'-])(?:${cue("elided before a name")})['’])`;
const RUN = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}’'-])|${ELIDED})${CAPITAL}(?:\s+(?:(?:(?:${PARTICLE})\s+)?${CAPITAL}|al-\p{Lu}\p{L}+|${ASIDE}))*(?:,\s+(?:Jr|Sr|II|III|IV)\b\.?)?`,
  "gu",
);
/** "FINCH, Ada (44)", "出席者：FINCH, Ada", "Lee, Robert E. / PA", "Berg, Anna teacher." */
const ENTRY =
  /^[^\p{Lu}\p{Ll}\p{Lt}\p{N}_]*(\p{Lu}[\p{L}\p{N}'’-]+(?:\s\p{Lu}[\p{L}\p{N}'’-]+){0,3},\s+(?!(?:Jr|Sr|II|III|IV)\b)\p{Lu}[\p{L}\p{N}'’-]*\.?(?:\s+\p{Lu}[\p{L}.'’-]*){0,4}(?:,?\s+(?:Jr|Sr|II|III|IV)\b\.?)?)(?=\s*(?:[-—–./|;\t(,]|$)|(?<=\.)\s|\s\p{Ll}+[.,;])/u;
