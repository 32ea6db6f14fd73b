import { readFileSync } from "node:fs";
import { wordsFor } from "../../src/words/words.ts";

/** Letters and digits: at line ends, white space and hyphens come and go, and so do direction marks. */
export function bare(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
}

/** The names of the people in the invented world, once each, in the form in which texts are compared. */
export function sampleNames(): readonly string[] {
  const world = readFileSync(new URL("../../samples/world.ndjson", import.meta.url), "utf8");
  const people = world
    .split("\n")
    .filter((row) => row.startsWith('{"type":"candidate"'))
    .map((row) => JSON.parse(row) as { readonly fullName: string; readonly aliases?: readonly string[] });
  return [...new Set(people.flatMap(({ fullName, aliases = [] }) => [fullName, ...aliases]))].map((name) =>
    name.normalize("NFC"),
  );
}

/** Values for which the wire has a few fixed words are printed in the reader's. */
const TERMS: Readonly<Record<string, string>> = wordsFor("en").terms;

/**
 * Strings in a profile that a report shows unchanged, or in the reader's term: no picture addresses, dates or
 * platform names.
 */
function shownStrings(value: unknown, path = ""): string[] {
  if (typeof value === "string")
    return /image|avatar|logo|thumbnail|slug|date|LoginAt|sourceUrl|Posts?\/.*source/i.test(path)
      ? []
      : [/\/(?:gender|category)$/.test(path) ? (TERMS[value] ?? value) : value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => shownStrings(part, `${path}/${key}`));
}

/**
 * The same, split where a summary's sentence ends: its source numbers are there. Without right-to-left quotations
 * that contain digits, whose words viewers copy in visual order.
 */
export function shownSentences(profile: unknown): readonly string[] {
  return shownStrings(profile)
    .flatMap((value) => value.replaceAll("__", "").split(/(?<=[.。])(?=\s|\p{Script=Han})/u))
    .filter((sentence) => !/\p{Script=Arabic}.*\d/su.test(sentence));
}
