import type { LanguageWords } from "../languages/words.ts";
import { isPlaceName } from "./towns.ts";

/**
 * A town's name as a map has it: "we Wrocławiu" gives "Wrocław". In languages that inflect town names, it is the one
 * nominative allowed by the language's `towns` that is a town in the list; "Krakow" and "Kraków" are one. In Cyrillic,
 * of which the list has the large cities only, it is otherwise the first. `undefined` if there is none, or more than
 * one.
 */
export function townFormOf(name: string, { inflects, towns, cyrillic }: LanguageWords): string | undefined {
  if (inflects !== true) return name;
  const forms = (towns ?? "").split(";").flatMap((rule) => {
    const [ending = "", nominative = ""] = rule.split(">");
    return ending !== "" && name.endsWith(ending) ? [name.slice(0, -ending.length) + nominative] : [];
  });
  const known = withoutPlain([...new Set([name, ...forms])].filter((form) => isPlaceName(form)));
  if (cyrillic === true) return known[0] ?? forms[0];
  return known.length === 1 ? known[0] : undefined;
}

/** Without those that are another one written without its diacritics: the last of equals in Unicode's order has them. */
function withoutPlain(names: readonly string[]): readonly string[] {
  return names.filter((name) => !names.some((other) => name < other && LETTERS.compare(name, other) === 0));
}

const LETTERS = new Intl.Collator("en", { sensitivity: "base" });
