/**
 * The edits that turn one word into another: insertions, deletions, substitutions, swaps of neighbours (optimal string
 * alignment), counted up to `most`; `most + 1` means more. Confusions by OCR (`rn` and `m`, `1` and `l`) are removed
 * beforehand by `readOcr`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0;
  const width = b.length;
  if (Math.abs(a.length - width) > most || width >= ROW || a.length >= ROW) return most + 1;
  let [before, previous, current] = rows;
  for (let column = 0; column <= width; column++) previous[column] = column;
  for (let row = 1; row <= a.length; row++) {
    const letter = a.charCodeAt(row - 1);
    const letterBefore = row > 1 ? a.charCodeAt(row - 2) : -1;
    let least = (current[0] = row);
    for (let column = 1; column <= width; column++) {
      const other = b.charCodeAt(column - 1);
      let cost = at(previous, column - 1) + (letter === other ? 0 : 1);
      cost = Math.min(cost, at(previous, column) + 1, at(current, column - 1) + 1);
      const swapped = column > 1 && letter === b.charCodeAt(column - 2) && letterBefore === other && letter !== other;
      if (swapped) cost = Math.min(cost, at(before, column - 2) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(at(previous, width), most + 1);
}

/** Longer words never count as similar. */
const ROW = 128;
/** Three rows of the matrix, reused by every call, because a search compares thousands of words. */
const rows: readonly [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(ROW),
  new Uint8Array(ROW),
  new Uint8Array(ROW),
];

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0;
}

/**
 * Spellings that OCR may have confused with a word: digits for letters, `rn` for `m`, `cl` for `d`, `vv` for `w`, and
 * vice versa. Never the word itself; at most sixteen.
 */
export function readOcr(word: string): string[] {
  const readings = new Set<string>();
  const letters = word.replace(/[0-9]/g, (digit) => DIGITS[digit] ?? digit);
  if (/[a-z]/.test(word)) readings.add(letters);
  for (const [from, to] of PAIRS) {
    for (let at = letters.indexOf(from); at >= 0 && readings.size < 16; at = letters.indexOf(from, at + 1)) {
      readings.add(letters.slice(0, at) + to + letters.slice(at + from.length));
    }
  }
  readings.delete(word);
  return [...readings];
}

const DIGITS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "l",
  "3": "e",
  "4": "a",
  "5": "s",
  "6": "b",
  "8": "b",
  "9": "g",
};
const PAIRS: readonly (readonly [string, string])[] = [
  ["rn", "m"],
  ["m", "rn"],
  ["cl", "d"],
  ["d", "cl"],
  ["vv", "w"],
  ["w", "vv"],
  ["li", "h"],
  ["h", "li"],
  ["l", "i"],
  ["i", "l"],
  ["nn", "m"],
  ["ii", "u"],
];
