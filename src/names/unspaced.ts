/**
 * Names within Chinese, Japanese and Korean text, where no space shows their start: every run of three or more letters
 * may be one. With two letters, too many are ordinary words.
 */
export const UNSPACED_LETTER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]`;
const NAME = new RegExp(`^${UNSPACED_LETTER}{3,12}$`, "u");
const MIN_LETTERS = 3;
const MAX_LETTERS = 12;
/** What may separate the parts of a name. */
const BETWEEN = String.raw`[\s・·･=＝\u200b]`;
const RUN = new RegExp(`${UNSPACED_LETTER}+(?:${BETWEEN}{1,2}${UNSPACED_LETTER}+)*`, "gu");
const IS_BETWEEN = new RegExp(BETWEEN, "u");

/** A range of a text that may be a name, in UTF-16 code units. */
export interface UnspacedPlace {
  readonly from: number;
  readonly to: number;
  /** Its letters. */
  readonly call: string;
}

/** A name as written in running text; `null` if it uses other letters, or is too short to be told from words. */
export function unspacedCall(name: string): string | null {
  const letters = name.normalize("NFKC").replace(BLANKS, "");
  return NAME.test(letters) ? letters : null;
}

const BLANKS = new RegExp(BETWEEN, "gu");

/** Finds a name of `unspacedCall` with or without a space or mark between any of its letters. */
export function spacedPattern(call: string): RegExp {
  return new RegExp([...call].join(`${BETWEEN}?`), "u");
}

/**
 * Whether a text may be a person's whole name: two or more words, or a name in letters that need no space. A single
 * word, or two such letters, would find half the world; katakana write foreign names, with a mark between their parts.
 */
export function isWholeName(text: string): boolean {
  const name = text.trim();
  return name.split(/\s+/).length > 1 || (unspacedCall(name) !== null && !ONE_FOREIGN_WORD.test(name));
}

const ONE_FOREIGN_WORD = /^[\p{Script=Katakana}ー]+$/u;

/** The letters that a name begins with, which avoid asking the list about every range of a text. */
export function beginningOf(call: string): string {
  return [...call].slice(0, 2).join("");
}

/** The beginnings of everything in a text that may be a name. */
export function* beginningsIn(text: string): Generator<string> {
  for (const letters of runsIn(text))
    for (const [at, { letter }] of letters.entries()) yield letter + (letters[at + 1]?.letter ?? "");
}

/** Every range that may be a name and begins like a known one. */
export function* unspacedIn(text: string, known: ReadonlySet<string>): Generator<UnspacedPlace> {
  for (const letters of runsIn(text)) {
    for (const [at, { letter, from }] of letters.entries()) {
      if (!known.has(letter + (letters[at + 1]?.letter ?? ""))) continue;
      let call = "";
      for (const next of letters.slice(at, at + MAX_LETTERS)) {
        call += next.letter;
        if ([...call].length >= MIN_LETTERS) yield { from, to: next.from + next.letter.length, call };
      }
    }
  }
}

/** Whether a range is only part of a longer name that stays: 林太郎 in 小林太郎. */
export function isPieceOf(text: string, { from, to, call }: UnspacedPlace, own: ReadonlySet<string>): boolean {
  const before = text.slice(Math.max(0, from - 2 * MAX_LETTERS), from).replace(BLANKS, "");
  const after = text.slice(to, to + 2 * MAX_LETTERS).replace(BLANKS, "");
  return [...own].some((name) => {
    const at = name === call ? -1 : name.indexOf(call);
    return at >= 0 && before.endsWith(name.slice(0, at)) && after.startsWith(name.slice(at + call.length));
  });
}

interface NameLetter {
  readonly letter: string;
  readonly from: number;
}

function* runsIn(text: string): Generator<readonly NameLetter[]> {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const letters: NameLetter[] = [];
    let from = index;
    for (const letter of run) {
      if (!IS_BETWEEN.test(letter)) letters.push({ letter, from });
      from += letter.length;
    }
    yield letters;
  }
}
