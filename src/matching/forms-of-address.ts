import { commonSexOf } from "../names/given-names.ts";
import { cueWords } from "../text/languages/cues.ts";
import { foldWords } from "../text/people/fold-words.ts";
import { type NameParts } from "../text/people/name-parts.ts";
import { isAddress } from "../text/people/people-words.ts";

/** What a name in a list of contacts begins with where it calls somebody Mr or Mrs, folded. */
const FORMS: ReadonlyMap<string, "man" | "woman"> = new Map([
  ...formsOf("titles of men", "man"),
  ...formsOf("titles of women", "woman"),
  // Abbreviations that may be anything in a text.
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

/** Whether one is called Mr and the other Mrs, in whichever language. */
export function areAddressedApart(a: readonly NameParts[], b: readonly NameParts[]): boolean {
  const [one, other] = [addressedAs(a), addressedAs(b)];
  return one.size > 0 && other.size > 0 && one.isDisjointFrom(other);
}

/** The words of a name that call the person, without what they are addressed as. */
export function callingWordsOf({ words }: NameParts): readonly string[] {
  const first = words.findIndex((word) => word.length === 1 || !FORMS.has(word));
  return first < 0 ? [] : words.slice(first);
}

function addressedAs(names: readonly NameParts[]): ReadonlySet<string> {
  const forms = names.flatMap(({ text }) => text.split(",").flatMap((part) => leadingForm(foldWords(part)) ?? []));
  return new Set(forms);
}

/** `Frau Dr. Berg` and `Prof. Frau Berg` begin with one; in `Anna M. Berg` the letter is a name. */
function leadingForm(words: readonly string[]): "man" | "woman" | undefined {
  const first = words.find((word) => FORMS.has(word) || !isAddress(word));
  return FORMS.get(first ?? "");
}
