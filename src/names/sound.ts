/**
 * How differently two Latin spellings sound if one was transliterated letter by letter from another script: about one
 * for each differing consonant, little for a vowel that is missing or different, nothing for a doubled letter. `rwjr`
 * is 0.3 from `roger`, `shtrake` 0.1 from `strache`.
 *
 * @param options.liquids whether the script has one letter for l and r, like kana
 * @param options.vowels whether the script writes short vowels, unlike Arabic and Hebrew
 */
export function soundDistance(
  heard: string,
  spelled: string,
  options: { readonly liquids: boolean; readonly vowels: boolean },
): number {
  const [a, b] = [soundsOf(heard), soundsOf(spelled)];
  if (a.length >= ROW || b.length >= ROW) return heard === spelled ? 0 : ROW;
  const unlike = options.liquids ? UNLIKE_LOOSE : UNLIKE;
  const unwritten = options.vowels ? 0.15 : 0.05;
  let [previous, current] = rows;
  previous[0] = 0;
  for (let column = 1; column <= b.length; column++) {
    previous[column] = at(previous, column - 1) + missing(b, column - 1, unwritten);
  }
  for (let row = 1; row <= a.length; row++) {
    const gone = missing(a, row - 1, 0.15);
    const costs = letterAt(a, row - 1) * LETTERS;
    current[0] = at(previous, 0) + gone;
    for (let column = 1; column <= b.length; column++) {
      current[column] = Math.min(
        at(previous, column - 1) + at(unlike, costs + letterAt(b, column - 1)),
        at(previous, column) + gone,
        at(current, column - 1) + missing(b, column - 1, unwritten),
      );
    }
    [previous, current] = [current, previous];
  }
  return at(previous, b.length);
}

/** Longer words are never compared. */
const ROW = 64;
/** Two rows of the matrix, reused by every call, because one word in another script is compared with hundreds. */
const rows: readonly [Float64Array, Float64Array] = [new Float64Array(ROW), new Float64Array(ROW)];

function soundsOf(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  if (cache.size >= CACHE_SIZE) cache.clear();
  const sounds = toSounds(word);
  cache.set(word, sounds);
  return sounds;
}

const CACHE_SIZE = 50_000;
const cache = new Map<string, string>();

/** One letter per sound: digraphs are replaced by one letter, and letters that sound the same become one. */
function toSounds(word: string): string {
  return word
    .replace(/x/g, "ks")
    .replace(/gh(?=t|$)|(?<=[aeiou])gh/g, "")
    .replace(/^kn/, "n")
    .replace(/^wr/, "r")
    .replace(/wh/g, "w")
    .replace(/ch(?=[rl])|ck|q/g, "k")
    .replace(/dzh|zh|dj|dg(?=[ei])/g, "j")
    .replace(/tsh|tch|sch|shch|sh|ch/g, "x")
    .replace(/ts|tz|cz|dz/g, "z")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/c/g, "k")
    .replace(/ph/g, "f")
    .replace(/th|dh/g, "t")
    .replace(/kh/g, "h")
    .replace(/(.)\1+/g, "$1");
}

/** The cost of a sound that only one side has. */
function missing(sounds: string, index: number, vowel: number): number {
  const sound = sounds[index] ?? "";
  if (VOWELS.includes(sound)) return sound === "e" && index > 0 && index === sounds.length - 1 ? vowel / 2 : vowel;
  return sound === "h" || sound === "w" || sound === "y" ? 0.2 : 1;
}

/** 0 to 25 for letters, 26 for anything else. */
function letterAt(sounds: string, index: number): number {
  const letter = sounds.charCodeAt(index) - 97;
  return letter >= 0 && letter < 26 ? letter : 26;
}

function at(row: Float64Array, index: number): number {
  return row[index] ?? 0;
}

const LETTERS = 27;
const VOWELS = "aeiou";
const GLIDES = "aeiouwy";
const CLOSE = ["iey", "ouw", "aeo"];
const ALIKE = ["bpvf", "dt", "gkqh", "gj", "szx", "jx", "jz", "kx", "mn", "vwuo"];
const UNLIKE = costs(false);
const UNLIKE_LOOSE = costs(true);

/** The cost of one letter standing for another. */
function costs(liquids: boolean): Float64Array {
  const table = new Float64Array(LETTERS * LETTERS).fill(1);
  const put = (group: string, cost: number) => {
    for (const a of group) for (const b of group) table[letterAt(a, 0) * LETTERS + letterAt(b, 0)] = cost;
  };
  for (const group of ALIKE) put(group, 0.3);
  put(GLIDES, 0.15);
  for (const group of CLOSE) put(group, 0.05);
  if (liquids) put("lr", 0.1);
  for (let letter = 0; letter < LETTERS; letter++) table[letter * LETTERS + letter] = 0;
  return table;
}
