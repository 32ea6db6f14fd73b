import { readWordList } from "../lists/word-list.ts";
import { cueWords } from "../text/languages/cues.ts";

let codes: ReadonlyMap<string, string> | undefined;

/** The codes of the roles that occur in folded words. "House of Representatives" is the chamber, not a role. */
export function rolesIn(words: readonly string[]): Set<string> {
  if (codes === undefined) {
    const table = new Map<string, string>();
    const { headings } = readWordList(new URL("lists/occupations.txt", import.meta.url));
    for (const [code, { entries }] of headings) for (const word of entries) table.set(word, code);
    codes = table;
  }
  const roles = new Set<string>();
  for (const [at, word] of words.entries()) {
    const role = word === "officer" && ARMED.has(words[at - 1] ?? "") ? "soldier" : codes.get(word);
    if (role !== undefined) roles.add(role);
  }
  return roles;
}

/** What makes an officer a soldier: other officers belong to a firm, the police or a club. */
const ARMED = cueWords("of the forces");
