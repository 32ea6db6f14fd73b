import type { LanguageWords } from "../languages/words.ts";
import { isPlaceName } from "./towns.ts";

/**
 * A town's name as a map has it: "we Wrocławiu" gives "Wrocław". In languages that inflect town names, it is the one
 * nominative allowed by the language's `towns` that is a town in the list; in Cyrillic, which the list lacks, the
 * first. `undefined` if there is none, or more than one.
 */
export function townFormOf(name: string, { inflects, towns, cyrillic }: LanguageWords): string | undefined {
  if (inflects !== true) return name;
  const forms = (towns ?? "").split(";").flatMap((rule) => {
    const [ending = "", nominative = ""] = rule.split(">");
    return ending !== "" && name.endsWith(ending) ? [name.slice(0, -ending.length) + nominative] : [];
  });
  if (cyrillic === true) return forms[0];
  const known = [...new Set([name, ...forms])].filter((form) => isPlaceName(form));
  return known.length === 1 ? known[0] : undefined;
}
