import { languageOf } from "../languages/languages.ts";
import { isPostOfWoman } from "../sentences/posts-of-women.ts";
import type { Told } from "./told.ts";

/**
 * The gender that the posts of a CV show, in languages in which each post has a form for women: "Directora de
 * Operaciones", "Leiterin Einkauf".
 *
 * @param written the document's language tag, if it has one
 */
export function genderOfPosts(told: readonly Told[], written: string | undefined): Told[] {
  if (written === undefined || told.some(({ property }) => property === "gender")) return [];
  const lang = languageOf("", written) ?? "";
  for (const { property, value, place, grounds } of told)
    if (property === "experience" && isPostOfWoman(value.title?.split(/[\s,/]/u)[0] ?? "", lang))
      return [
        {
          property: "gender",
          value: "female",
          place,
          method: "derived",
          confidence: BY_FORM,
          ...(grounds === undefined ? {} : { grounds: { by: grounds.by } }),
        },
      ];
  return [];
}

/** The confidence of a gender that only the form of a post shows. */
const BY_FORM = 0.85;
