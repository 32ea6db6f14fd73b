/** Number words up to 199 in English, enough for ages, counts and the numbering of Congresses. */
const UNITS = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen " +
  "seventeen eighteen nineteen"
).split(" ");
const TENS = "_ ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const ORDINAL_UNITS = (
  "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth " +
  "fifteenth sixteenth seventeenth eighteenth nineteenth"
).split(" ");
const ORDINAL_TENS =
  "_ tenth twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth".split(" ");

const CARDINALS = new Map<string, number>([
  ...UNITS.map((word, i) => [word, i] as const),
  ...TENS.slice(2).map((word, i) => [word, (i + 2) * 10] as const),
]);
const ORDINALS = new Map<string, number>([
  ...ORDINAL_UNITS.map((word, i) => [word, i] as const),
  ...ORDINAL_TENS.slice(2).map((word, i) => [word, (i + 2) * 10] as const),
]);

const TENS_PATTERN = TENS.slice(2).join("|");
const ORDINAL_PATTERN = [...ORDINAL_UNITS.slice(1), ...ORDINAL_TENS.slice(2)]
  .sort((a, b) => b.length - a.length)
  .join("|");
const ORDINAL_PHRASE = new RegExp(
  `\\b(?:(one hundred(?: and)?)[ -])?(?:(${TENS_PATTERN})[- ])?(${ORDINAL_PATTERN})\\b|\\b(\\d{1,3})(?:st|nd|rd|th|d)\\b`,
  "giu",
);

export interface NumberMention {
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** Ordinals in text order: "One Hundred Fourteenth", "Twenty-first", "103rd". */
export function findOrdinals(text: string): NumberMention[] {
  return [...text.matchAll(ORDINAL_PHRASE)].map((match) => {
    const [whole, hundred, tens, last, figures] = match;
    const value =
      figures === undefined
        ? (hundred === undefined ? 0 : 100) +
          (tens === undefined ? 0 : (CARDINALS.get(tens.toLowerCase()) ?? 0)) +
          (ORDINALS.get((last ?? "").toLowerCase()) ?? 0)
        : Number(figures);
    return { value, from: match.index, to: match.index + whole.length };
  });
}

/** "twenty-one" → 21, "7" → 7; `undefined` for anything else. */
export function cardinal(words: string): number | undefined {
  if (/^\d{1,3}$/u.test(words)) return Number(words);
  const parts = words.toLowerCase().split(/[\s-]+/u);
  const values = parts.map((part) => CARDINALS.get(part));
  if (values.some((value) => value === undefined) || values.length > 2) return undefined;
  const [first = 0, second] = values;
  if (second === undefined) return first;
  return first >= 20 && first % 10 === 0 && second > 0 && second < 10 ? first + second : undefined;
}
