import { readWordList } from "../../lists/word-list.ts";
import { isCity } from "./cities.ts";
import { isRegion } from "./places.ts";

let towns: ReadonlySet<string> | undefined;

/** Whether a name is that of a town, a state or a country, as it or the English write it; many are also families' names and words. */
export function isPlaceName(name: string): boolean {
  towns ??= new Set(readWordList(new URL("../lists/towns.txt", import.meta.url)).entries("towns"));
  return towns.has(name) || isCity(name) || isRegion(name);
}
