/**
 * A key shared by the Latin spellings of one name, whichever language romanised it: `Evgeniy`, `Yevgeny`, `Evgenii`;
 * `Schmidt`, `Šmit`; `Shinzou`, `Shinzo`; `Mohammed`, `Mohamed`. Words of up to three letters stay unchanged, because
 * folding would make different names equal.
 */
export function foldKey(word: string): string {
  if (word.length <= 3) return word;
  return word
    .replace(/^mac(?=[b-df-hj-np-tv-z])/, "mc")
    .replace(/ck/g, "k")
    .replace(/c(?=[aoulrktdfnmpsc])|(?<!i)c$/g, "k")
    .replace(/shch|sch|sh|cz/g, "s")
    .replace(/kh/g, "h")
    .replace(/dzh|dj/g, "j")
    .replace(/zh/g, "z")
    .replace(/tch|ch|ts|tz/g, "c")
    .replace(/ph/g, "f")
    .replace(/th|dt(?=$)/g, "t")
    .replace(/ks(?=$)|x/g, "k")
    .replace(/(?<=[aiou])gh(?=t)/g, "")
    .replace(/gh/g, "g")
    .replace(/h(?=[b-df-hj-np-tv-z])/g, "")
    .replace(/qu/g, "kv")
    .replace(/dz/g, "z")
    .replace(/ou$/, "o")
    .replace(/ou|oo/g, "u")
    .replace(/ee|ea/g, "i")
    .replace(/^[yi]e/, "e")
    .replace(/(?<=.)(?:iu|yu|ju)/g, "u")
    .replace(/(?<=.)(?:ia|ya|ja)/g, "a")
    .replace(/(?<=.)(?:ie|ye|je|yo|io)/g, "e")
    .replace(/ae|oe|ue/g, (pair) => pair[0] ?? "")
    .replace(/[yj]/g, "i")
    .replace(/w/g, "v")
    .replace(/q/g, "k")
    .replace(/(.)\1+/g, "$1")
    .replace(/(?<=.{3})e$/, "");
}

/**
 * The consonants of a word, merging classes that scripts without vowels or with syllables cannot distinguish. Connects
 * `Mohammed` and `mhmd`, `Strache` and `shutorahhe`. Keys rather than spellings: at most six, the most likely first,
 * since some letters have two values (see `SECOND_VALUES`).
 */
export function skeletonKeys(word: string): string[] {
  const keys = keysOf(word);
  for (const [letters, value] of SECOND_VALUES) {
    const other = word.replace(letters, value);
    if (other !== word) keys.push(...keysOf(other));
  }
  return [...new Set(keys)].slice(0, MAX_KEYS);
}

/**
 * Letters that may also stand for other sounds: Michael, Beckham in scripts without vowels; d and j that merely meet.
 */
const SECOND_VALUES: readonly (readonly [RegExp, string])[] = [
  [/ch(?=[aeiou])/g, "k"],
  [/kh/g, "k"],
  [/dj/g, "dyj"],
];
const MAX_KEYS = 6;

function keysOf(word: string): string[] {
  const base = word
    .replace(/gh(?=t)/g, "")
    .replace(/^kn/, "n")
    .replace(/wh/g, "w")
    .replace(/ch(?=[rl])/g, "k")
    .replace(/dzh|zh|dj|dg(?=[ei])|g(?!h)/g, "j")
    .replace(/tsh|tch|sch|sh|ch|ts|tz|cz|dz/g, "s")
    .replace(/c(?=[eiy])|z/g, "s")
    .replace(/kh/g, "h")
    .replace(/ph/g, "f")
    .replace(/th|dh|d/g, "t")
    .replace(/gh/g, "j")
    .replace(/x/g, "ks")
    .replace(/[cq]/g, "k")
    .replace(/p/g, "b")
    .replace(/l/g, "r");
  const silent = base.replace(/h(?=[bfjkmnrstv])/g, "");
  const bases = silent === base || !/[aeiou]/.test(base) ? [base] : [base, silent];
  const keys = bases.flatMap((each) =>
    each.includes("v") ? ["b", "f", ""].map((letter) => each.replace(/v/g, letter)) : [each],
  );
  return [...new Set(keys.map(consonants))].filter((key) => key !== "");
}

function consonants(word: string): string {
  const first = /^[aeiou]/.test(word) ? "a" : "";
  const bare = word
    .replace(/[aeiouyw]/g, "")
    .replace(/h$/, "")
    .replace(/(.)\1+/g, "$1")
    .replace(/m(?=[bt])/g, "n");
  return bare.length < 2 ? `${first}${bare}` : bare;
}
