import { cue } from "../languages/cues.ts";
import type { Lexicon, WordClass } from "../languages/words.ts";

/**
 * A word or punctuation mark of a sentence, with the classes it can have. Offsets are UTF-16 code units in the
 * sentence.
 */
export interface Token {
  readonly text: string;
  readonly lower: string;
  readonly from: number;
  readonly to: number;
  readonly classes: ReadonlySet<WordClass>;
  readonly capital: boolean;
  readonly kind: "word" | "number" | "mark";
}

const TOKEN =
  /\p{Lu}\p{Ll}{0,2}\.(?:\p{Lu}\p{Ll}{0,4}\.?)+(?!\p{L})|\p{Lu}(?:\.\s?\p{L}){1,3}\.(?!\p{L})|\p{Lu}(?:\.\p{Lu})+\.?|\p{Lu}\d{1,3}\p{Ll}{1,3}(?![\p{L}\d])|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*(?:-[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?)*(?:\.(?=\p{Ll}+\.))?|\d+(?:[.,]\d+)*\p{L}{0,3}|[^\s]/gu;
const NONE: ReadonlySet<WordClass> = new Set();

/** The words and punctuation marks of a sentence. Words of a known phrase have its class as well as their own. */
export function tokenize(sentence: string, lexicon: Lexicon): Token[] {
  const bare: { text: string; lower: string; from: number }[] = [];
  for (const match of sentence.matchAll(TOKEN)) {
    const written = match[0];
    // "Hartman's" is "Hartman" and "'s"; "didn't" is "did" and "n't".
    const cut = lexicon.language.suffixApostrophe
      ? /^(.+?)(['’]\p{Ll}+)$/u.exec(written)
      : /^(.+?)(['’]s|n['’]t|['’](?:ve|m|ll|d|re))$/u.exec(written);
    const parts = cut === null ? splitElision(written) : [cut[1] ?? "", cut[2] ?? ""];
    let from = match.index;
    for (const text of parts) {
      bare.push({
        text,
        lower: text
          .toLowerCase()
          .replaceAll("’", "'")
          .replace(/(?<=\p{L})'$/u, ""),
        from,
      });
      from += text.length;
    }
  }
  const extra = new Map<number, Set<WordClass>>();
  bare.forEach(({ lower }, at) => {
    for (const { words, of } of lexicon.phrasesFrom(lower)) {
      if (!words.every((word, i) => fits(bare[at + i]?.lower ?? "", word))) continue;
      for (let i = 0; i < words.length; i++) extra.set(at + i, (extra.get(at + i) ?? new Set()).add(of));
    }
  });
  return bare.map(({ text, lower, from }, at) => {
    const word = /\p{L}/u.test(text);
    const own = word || text === "@" || text === "&" || lower === "'s" ? classesOf(lower, lexicon) : NONE;
    const more = extra.get(at);
    return {
      text,
      lower,
      from,
      to: from + text.length,
      classes: more === undefined ? own : new Set([...own, ...more]),
      capital: /^\p{Lu}/u.test(text),
      kind: /^\d/u.test(text) ? "number" : word ? "word" : "mark",
    };
  });
}

/** "B.Mus." is as much a degree as "BMus". */
function classesOf(lower: string, lexicon: Lexicon): ReadonlySet<WordClass> {
  if (!/\p{L}\.\p{L}/u.test(lower)) return lexicon.classesOf(lower);
  return lexicon.classesOf(
    lexicon.classesOf(lower.replaceAll(".", "")).has("DEGREE") ? lower.replaceAll(".", "") : lower,
  );
}

function fits(lower: string, word: string): boolean {
  return word.endsWith("*") ? lower.startsWith(word.slice(0, -1)) : lower === word;
}

/** "l'Université", "d'analyste": the elided word becomes a token of its own. */
function splitElision(text: string): string[] {
  const cut = ELIDED.exec(text);
  return cut === null ? [text] : [cut[1] ?? "", cut[2] ?? ""];
}

const ELIDED = new RegExp(`^((?:${cue("elided")})['’])(.+)$`, "iu");
