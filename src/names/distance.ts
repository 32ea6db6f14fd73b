/**
 * Edits that turn one word into another: insertions, deletions, substitutions, swaps of neighbours (optimal string
 * alignment), counted up to `most`; `most + 1` means more. Confusions of optical readers (`rn` and `m`, `1` and `l`)
 * are taken out first by `readOcr`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        a[row - 1] === b[column - 2] &&
        a[row - 2] === b[column - 1] &&
        a[row - 1] !== b[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = previous;
    previous = current;
  }
  return Math.min(previous[b.length] ?? 0, most + 1);
}

/**
 * Spellings an optical reader may have made of one word: digits for letters, `rn` for `m`, `cl` for `d`, `vv` for `w`,
 * and the other way round. Never the word itself; at most sixteen.
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
