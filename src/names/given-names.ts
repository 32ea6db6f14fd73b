import { readWordList } from "../lists/word-list.ts";

type Sex = "female" | "male";

let known: ReadonlyMap<string, Sex> | undefined;

function sexes(): ReadonlyMap<string, Sex> {
  if (known !== undefined) return known;
  const list = readWordList(new URL("lists/given-names.txt", import.meta.url));
  known = new Map(
    (["female", "male"] as const).flatMap((sex) => list.entries(sex).map((name) => [name, sex] as const)),
  );
  return known;
}

/** The sex of at least 97 in 100 people with this first name; `null` if the list does not say. */
export function commonSexOf(name: string): "female" | "male" | null {
  const [first = ""] = name.trim().split(/[\s\-‐–.]+/u);
  let sex = folded.get(first);
  if (sex === undefined) {
    if (folded.size >= MAX_FOLDED) folded.clear();
    sex = sexes().get(foldGivenName(first)) ?? null;
    folded.set(first, sex);
  }
  return sex;
}

/** The words of a text are asked for repeatedly, and folding one costs more than looking it up. */
const folded = new Map<string, Sex | null>();
const MAX_FOLDED = 4096;

/** Latin letters without diacritics and case; other scripts give an empty text. */
export function foldGivenName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]/g, "");
}
