import { COVERED_RUNS } from "./glyph-table.ts";

const REPLACEMENT = "□";
/** More than any script needs (Hebrew with cantillation needs three). Stacks of marks would cover the lines above. */
const MAX_MARKS = 3;
const MAX_LENGTH = 20_000;
/** Longer words get places to break at; otherwise they overflow their column. */
const MAX_WORD = 24;

/** Scripts without spaces; the typesetter knows where their words end. */
const WITHOUT_SPACES = /[\u2e80-\u9fff\uac00-\ud7af\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/;

const covered = readRuns(COVERED_RUNS);
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Makes a text that the report's fonts can draw: well-formed, NFC, without control characters, bidirectional overrides
 * and noncharacters; a character that no font draws becomes its compatibility form or `□`. PDF/UA-1 rejects a whole
 * document for one code point without a glyph, so every text passes through here.
 */
export function clean(value: string): string {
  // A cut shows no half of a surrogate pair.
  const text = value.length > MAX_LENGTH ? `${value.slice(0, MAX_LENGTH).replace(/[\ud800-\udbff]$/, "")}…` : value;
  if (/^[\n\x20-\x7e]*$/.test(text)) return text;
  const normal = text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/\t/g, " ")
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u061c\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\ufffc]/g, "")
    .replace(/(\p{M}{3})\p{M}+/gu, (marks) => [...marks].slice(0, MAX_MARKS).join(""));
  let result = "";
  let base = "";
  for (const character of normal) {
    const shown = drawable(character);
    if (isMark(character) && !belongsTo(shown, base)) continue;
    if (!isMark(character) && !isJoiner(character.codePointAt(0) ?? 0)) base = [...shown].at(-1) ?? "";
    result += shown;
  }
  return keepFlagTags(result);
}

/**
 * The same on one line, trimmed. A no-break space inside a number, or between French punctuation and its word, is kept.
 */
export function cleanLine(value: string): string {
  const line = clean(value).replace(/\s+/g, (run, at: number, whole: string) =>
    NO_BREAK.has(run) && /^(?:\d.[\d\p{L}\p{Sc}%]|«.\S|\S.[:;?!»])$/u.test(whole.slice(at - 1, at + 2)) ? run : " ",
  );
  return line.trim();
}

/** U+00A0 and the narrow U+202F: French, Spanish and Lithuanian group digits with one or the other. */
const NO_BREAK: ReadonlySet<string> = new Set(["\u00a0", "\u202f"]);

/**
 * Marks with U+200B where a long word (a URL, an email address, a hostile run of letters) may break. The template draws
 * each as zero-width spacing: a character would be copied with the word, and searches for the word would not find it.
 */
export function breakable(text: string): string {
  return text.replace(/\S{25,}/gu, (word) => breakWord(word));
}

export function isCovered(point: number): boolean {
  return ((covered[point >> 3] ?? 0) >> (point & 7)) % 2 === 1;
}

function drawable(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  if (point === 0x0a || isCovered(point) || isJoiner(point)) return character;
  const compatible = character.normalize("NFKC");
  if (compatible !== character && [...compatible].every((part) => isCovered(part.codePointAt(0) ?? 0)))
    return compatible;
  return /\p{M}|\p{Cf}|\p{Cs}/u.test(character) ? "" : REPLACEMENT;
}

/** A single font family draws a letter together with its marks: the scripts of each family that has marks. */
const WITH_MARKS: readonly RegExp[] = [
  /^(?:[\x21-\x7e]|[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script_Extensions=Inherited}])$/u,
  /^[\p{Script_Extensions=Arabic}]$/u,
  /^[\p{Script_Extensions=Hebrew}]$/u,
  /^[\p{Script_Extensions=Devanagari}]$/u,
  /^[\p{Script_Extensions=Thai}]$/u,
  /^[\p{Script_Extensions=Bengali}]$/u,
  /^[\p{Script_Extensions=Gurmukhi}]$/u,
  /^[\p{Script_Extensions=Gujarati}]$/u,
  /^[\p{Script_Extensions=Tamil}]$/u,
  /^[\p{Script_Extensions=Telugu}]$/u,
  /^[\p{Script_Extensions=Kannada}]$/u,
  /^[\p{Script_Extensions=Malayalam}]$/u,
  /^[\p{Script_Extensions=Sinhala}]$/u,
  /^[\p{Script_Extensions=Lao}]$/u,
  /^[\p{Script_Extensions=Myanmar}]$/u,
  /^[\p{Script_Extensions=Khmer}]$/u,
  /^[\p{Script_Extensions=Ethiopic}]$/u,
  /^[\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Han}\p{Script_Extensions=Hangul}]$/u,
];
const KEYCAP = "\u20e3";

function isMark(character: string): boolean {
  return character !== KEYCAP && /^\p{M}$/u.test(character) && !isJoiner(character.codePointAt(0) ?? 0);
}

/** A mark on a letter from another family would form a cluster that no family draws. */
function belongsTo(mark: string, base: string): boolean {
  if (/^[\u0300-\u036f]$/.test(mark)) return WITH_MARKS[0]?.test(base) ?? false;
  return WITH_MARKS.some((family) => family.test(mark) && family.test(base));
}

/**
 * Characters that affect their neighbours and need no glyph: joiners, direction marks, variation selectors, flag tags.
 */
function isJoiner(point: number): boolean {
  return (
    (point >= 0x200c && point <= 0x200f) ||
    (point >= 0xfe00 && point <= 0xfe0f) ||
    (point >= 0xe0020 && point <= 0xe007f)
  );
}

/** Tag characters can spell invisible text; only sub-region flags (UTS #51, ED-14a) may contain them. */
function keepFlagTags(text: string): string {
  return text.replace(/(\u{1f3f4}[\u{e0030}-\u{e007a}]{3,6}\u{e007f})|[\u{e0000}-\u{e007f}]/gu, "$1");
}

function breakWord(word: string): string {
  const soft = word.replace(/([/?&=@._:,;#%~+-])(?=[^/?&=@._:,;#%~+-])/g, "$1\u200b");
  return soft
    .split("\u200b")
    .map((part) => (part.length > MAX_WORD && !WITHOUT_SPACES.test(part) ? chop(part) : part))
    .join("\u200b");
}

function chop(part: string): string {
  const pieces: string[] = [];
  let piece = "";
  let size = 0;
  for (const { segment } of graphemes.segment(part)) {
    piece += segment;
    if (++size < MAX_WORD / 2) continue;
    pieces.push(piece);
    piece = "";
    size = 0;
  }
  if (piece !== "") pieces.push(piece);
  return pieces.join("\u200b");
}

function readRuns(runs: string): Uint8Array {
  const bits = new Uint8Array(0x110000 >> 3);
  const numbers = runs.split(" ").map((digits) => Number.parseInt(digits, 36));
  let point = 0;
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    point += numbers[index] ?? 0;
    for (let left = numbers[index + 1] ?? 0; left > 0; left--, point++) {
      bits[point >> 3] = (bits[point >> 3] ?? 0) | (1 << (point & 7));
    }
  }
  // Controls, unpaired surrogates and noncharacters have glyphs in some fonts, but do not belong in a text.
  bits.fill(0, 0, 4);
  return bits;
}
