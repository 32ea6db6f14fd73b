import { breakable, clean, cleanLine } from "./clean.ts";
import { initialsOf } from "../presentation/initials.ts";
import type { FontOrder } from "./fonts.ts";

/**
 * A text ready for typesetting: a bare string if it is written left to right in Latin, Greek or Cyrillic letters;
 * otherwise with its language (BCP 47, guessed from the script), direction and font order.
 */
export type Text =
  | string
  | { readonly s: string; readonly lang: string; readonly rtl: boolean; readonly font: FontOrder };

/** A longer value is an accident or an attack; free text has its own limit. */
const MAX_LINE = 1000;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

interface FontScript {
  readonly lang: string;
  readonly rtl: boolean;
  readonly font: FontOrder;
}

/** One line: a name, a value, a URL. */
export function line(value: string): Text {
  const text = cleanLine(value);
  return dress(
    breakable(text.length > MAX_LINE ? `${text.slice(0, MAX_LINE).toWellFormed()}…` : text),
    scriptOf(value),
  );
}

/**
 * A text that must fit on one line: cut at roughly this many letters, counting Chinese, Japanese and Korean characters
 * as two.
 */
export function shortLine(value: string, width: number): Text {
  const text = cleanLine(value);
  let taken = 0;
  let kept = "";
  for (const { segment } of graphemes.segment(text.slice(0, width * 8).toWellFormed())) {
    taken += /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]|\p{Emoji_Presentation}/u.test(segment) ? 2 : 1;
    if (taken > width) return dress(`${kept.trimEnd()}…`, scriptOf(value));
    kept += segment;
  }
  return dress(kept, scriptOf(value));
}

/** Several lines: a description, a post. Removes blank lines at both ends, and all but one between paragraphs. */
export function lines(value: string): Text {
  const text = clean(value)
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return dress(breakable(text), scriptOf(value));
}

function dress(text: string, script: FontScript | null): Text {
  return script === null ? text : { s: text, ...script };
}

/** What the letters say about language and direction; null for left-to-right text that the first font draws. */
export function scriptOf(value: string): FontScript | null {
  if (/^[\u0000-\u024f\u2010-\u203a]*$/.test(value)) return null;
  const first = /\p{L}/u.exec(value)?.[0];
  if (first === undefined) return null;
  const font = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(value)
    ? "japanese"
    : /\p{Script=Hangul}/u.test(value)
      ? "korean"
      : "latin";
  if (/\p{Script=Arabic}/u.test(first)) return { lang: "ar", rtl: true, font: font === "latin" ? "arabic" : font };
  if (/\p{Script=Hebrew}/u.test(first)) return { lang: "he", rtl: true, font };
  if (font === "japanese") return { lang: "ja", rtl: false, font };
  if (font === "korean") return { lang: "ko", rtl: false, font };
  const lang = LANGUAGES.find(([script]) => script.test(first))?.[1];
  if (lang !== undefined) return { lang, rtl: false, font };
  return null;
}

/**
 * A sentence that runs from left to right, with each name in it that does not isolated (U+2067 to U+2069): without, the
 * years after such a name change places.
 */
export function isolateNames(sentence: string): string {
  return sentence.replace(NAME, (name) => `\u2067${name}\u2069`);
}

const NAME =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]+(?:[ \u200c-\u200d-]+[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]+)*/g;

/** The most spoken language of each script. */
const LANGUAGES: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Devanagari}/u, "hi"],
  [/\p{Script=Thai}/u, "th"],
  [/\p{Script=Cyrillic}/u, "uk"],
  [/\p{Script=Greek}/u, "el"],
  [/\p{Script=Bengali}/u, "bn"],
  [/\p{Script=Gurmukhi}/u, "pa"],
  [/\p{Script=Gujarati}/u, "gu"],
  [/\p{Script=Tamil}/u, "ta"],
  [/\p{Script=Telugu}/u, "te"],
  [/\p{Script=Kannada}/u, "kn"],
  [/\p{Script=Malayalam}/u, "ml"],
  [/\p{Script=Sinhala}/u, "si"],
  [/\p{Script=Lao}/u, "lo"],
  [/\p{Script=Myanmar}/u, "my"],
  [/\p{Script=Khmer}/u, "km"],
  [/\p{Script=Georgian}/u, "ka"],
  [/\p{Script=Armenian}/u, "hy"],
  [/\p{Script=Ethiopic}/u, "am"],
];

/** One or two letters in place of a missing portrait. */
export function initialsText(name: string): Text {
  const letters = initialsOf(cleanLine(name));
  const text = letters.join("");
  const script = scriptOf(text);
  // Two Arabic letters side by side would join to form a word.
  return dress(script?.lang === "ar" ? letters.join("\u200c") : text, script);
}
