/**
 * Forms by which two spellings that differ by one slip of the pen meet, without either being known to the other side: a
 * letter changed, left out, added, or swapped with its neighbour. Each kind has a mark of its own, so that two slips in
 * one word never meet.
 */
const CHANGED = "?";
const OTHER = "-";
const ADDED = "+";
/** Marks a name of which one word may be misspelt. */
const SLIP = "≈";

/** Names of fewer letters are one letter away from other names: "Hansen", "Jansen". */
export const MIN_MISSPELT = 7;
const MIN_GIVEN = 5;

/** Forms to list for a name of two words: each misspelt beside the other. */
export function misspeltCalls(first: string, last: string): readonly string[] {
  if (last.length < MIN_MISSPELT) return [];
  const firsts = first.length < MIN_GIVEN ? [] : slipsOf(first);
  return [...slipsOf(last).map((slip) => call(first, slip)), ...firsts.map((slip) => call(last, slip))];
}

/** Forms in which a word of a text may be a misspelt one beside a known word. */
export function callsMisspelt(known: string, word: string): readonly string[] {
  if (word.length < MIN_GIVEN - 1) return [];
  return [`${OTHER}${word}`, ...masked(word), ...shortened(word).map((rest) => `${ADDED}${rest}`)].map((slip) =>
    call(known, slip),
  );
}

/** Every word that differs from this one by one slip, in Latin letters. */
export function neighboursOf(word: string): readonly string[] {
  const near = new Set([...shortened(word), ...swapped(word)]);
  for (let at = 0; at <= word.length; at++) {
    for (const letter of LETTERS) {
      near.add(word.slice(0, at) + letter + word.slice(at));
      if (at < word.length) near.add(word.slice(0, at) + letter + word.slice(at + 1));
    }
  }
  near.delete(word);
  return [...near];
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

function slipsOf(word: string): readonly string[] {
  const written = [...shortened(word), ...swapped(word)].filter((each) => each !== word);
  return [...new Set([...masked(word), ...written.map((each) => `${OTHER}${each}`), `${ADDED}${word}`])];
}

function call(known: string, slip: string): string {
  return `${SLIP}${known} ${slip}`;
}

function masked(word: string): readonly string[] {
  return Array.from(word, (_, at) => `${word.slice(0, at)}${CHANGED}${word.slice(at + 1)}`);
}

function shortened(word: string): readonly string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));
}

function swapped(word: string): readonly string[] {
  return Array.from({ length: word.length - 1 }, (_, at) => {
    const [one = "", two = ""] = word.slice(at, at + 2);
    return word.slice(0, at) + two + one + word.slice(at + 2);
  });
}
