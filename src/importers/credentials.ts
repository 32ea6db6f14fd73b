import { isDegreeBehind } from "../names/parts.ts";
import { withoutDottedTitles } from "../names/written-otherwise.ts";
import { cue } from "../text/languages/cues.ts";

/**
 * Removes certificates and degrees written after a name: "Calder, PMP, SHRM-CP". A "Jr." belongs to the name, and after
 * a word in capitals they cannot be told from a given name.
 */
export function withoutCredentials(name: string): string {
  const [own = "", ...behind] = name.split(/,\s*/);
  if (own.trim() === "") return name;
  if (own === own.toUpperCase() && own !== own.toLowerCase()) return name;
  const kept = behind.filter(
    (part) => part !== "" && !part.split(/\s+/).every((word) => CREDENTIAL.test(word) && !GENERATION.test(word)),
  );
  return [own, ...kept].join(", ");
}

/** "Fr. Prof. Dr. Ada Finch" without salutations and titles. A single word after one may be a surname, and keeps it. */
export function withoutTitles(name: string): string {
  const bare = withoutDottedTitles(name).replace(TITLED, "");
  return /\p{L}\s+\p{L}/u.test(bare) ? bare : name;
}

/** A person's name in any file: without titles before it, and certificates and degrees behind it. */
export function bareName(name: string): string {
  const bare = withoutTitles(withoutCredentials(name));
  const words = bare.split(/\s+/u);
  const earned = words.length - 1 - words.findLastIndex((word) => !isDegreeBehind(word));
  return earned === 0 || words.length - earned < 2 ? bare : words.slice(0, -earned).join(" ").replace(/,$/, "");
}

const TITLED = new RegExp(
  `^(?:(?:(?:${cue("titles")}|${cue("titles of men")}|${cue("titles of women")}|${cue("titles in tables")})\\.?|(?:${cue("titles or names")}|${cue("ranks cut short")})\\.)(?:\\s+|(?<=\\.)(?=\\p{Lu})))+`,
  "u",
);

const CREDENTIAL = /^(?=[^\p{Lu}]*\p{Lu}[^\p{Lu}]*\p{Lu})[\p{L}\d.()®™-]{2,12}$/u;
const GENERATION = /^(?:[IVX]+|JR|SR)\.?$/i;
