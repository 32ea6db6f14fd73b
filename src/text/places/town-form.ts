import type { LanguageWords } from "../languages/words.ts";
import { isPlaceName } from "./towns.ts";

/**
 * A town in the form in which a map has it: "we Wrocławiu" tells of "Wrocław". In languages whose towns take endings the
 * nominative is the one form, of those that the language's `towns` allow, that is a town of the list; in Cyrillic, which the
 * list has not, the first. `undefined` where there is none, or more than one.
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
