import { commonSexOf } from "../names/given-names.ts";
import { cueWords } from "../text/languages/cues.ts";
import { foldWords } from "../text/people/fold-words.ts";
import { type OrderedName } from "../text/people/ordered-name.ts";
import { isAddress } from "../text/people/people-words.ts";

/** Words at the start of a name in a contact list that address somebody as Mr or Mrs, folded. */
const FORMS: ReadonlyMap<string, "man" | "woman"> = new Map([
  ...formsOf("titles of men", "man"),
  ...formsOf("titles of women", "woman"),
  // Abbreviations that could be anything in running text.
  ...["m", "hr", "sr"].map((word) => [word, "man"] as const),
  ["fr", "woman"],
]);

function formsOf(
  cue: "titles of men" | "titles of women",
  whom: "man" | "woman",
): (readonly [string, "man" | "woman"])[] {
  const folded = (written: string) => foldWords(written.replaceAll("\\", "")).join("");
  // "Don Berg" may be called Don.
  const forms = [...cueWords(cue)].filter((written) => commonSexOf(written) === null);
  return forms.map((written) => [folded(written), whom]);
}

/** Whether one is addressed as Mr and the other as Mrs, in whatever language. */
export function areAddressedApart(a: readonly OrderedName[], b: readonly OrderedName[]): boolean {
  const [one, other] = [addressedAs(a), addressedAs(b)];
  return one.size > 0 && other.size > 0 && one.isDisjointFrom(other);
}

/** The words of a name without forms of address. */
export function callingWordsOf({ words }: OrderedName): readonly string[] {
  const first = words.findIndex((word) => word.length === 1 || !FORMS.has(word));
  return first < 0 ? [] : words.slice(first);
}

function addressedAs(names: readonly OrderedName[]): ReadonlySet<string> {
  const forms = names.flatMap(({ text }) => text.split(",").flatMap((part) => leadingForm(foldWords(part)) ?? []));
  return new Set(forms);
}

/** `Frau Dr. Berg` and `Prof. Frau Berg` begin with one; the letter in `Anna M. Berg` is part of a name. */
function leadingForm(words: readonly string[]): "man" | "woman" | undefined {
  const first = words.find((word) => FORMS.has(word) || !isAddress(word));
  return FORMS.get(first ?? "");
}
