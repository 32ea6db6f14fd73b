import { foldWords } from "../text/people/fold-words.ts";
import { type NameParts } from "../text/people/name-parts.ts";
import { isAddress } from "../text/people/people-words.ts";

/** What a name in a list of contacts begins with where it calls somebody Mr or Mrs, folded. */
const FORMS: ReadonlyMap<string, "man" | "woman"> = new Map([
  ...wordsOf("mr mister sir lord herr hr m monsieur sr senor signor signore sig dhr meneer senhor", "man"),
  ...wordsOf(
    "mrs ms miss lady dame frau fr mme madame mlle mademoiselle sra senora srta senorita signora signorina mevr mevrouw senhora",
    "woman",
  ),
]);

function wordsOf(words: string, whom: "man" | "woman"): (readonly [string, "man" | "woman"])[] {
  return words.split(" ").map((word) => [word, whom] as const);
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
