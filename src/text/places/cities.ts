import { readWordList } from "../../lists/word-list.ts";

let known: ReadonlySet<string> | undefined;

/** Whether a name is, exactly as written, that of a city in the list or an exemplar city of CLDR's time zones. */
export function isCity(name: string): boolean {
  known ??= new Set([
    ...readWordList(new URL("../lists/cities.txt", import.meta.url)).entries("cities"),
    ...Intl.supportedValuesOf("timeZone").map((zone) => (zone.split("/").at(-1) ?? "").replaceAll("_", " ")),
  ]);
  return known.has(name);
}
