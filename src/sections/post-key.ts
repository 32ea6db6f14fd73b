import { plainKey } from "../domain/plain-key.ts";

/** A post by which its spellings are one: "CFO" and "chief financial officer", "co-founder" and "cofounder", "Sr. Editor" and "senior editor". */
export function postKey(title: string): string {
  return plainKey(title)
    .replace(SHORT, (word) => SPELT_OUT.get(word) ?? word)
    .replace(/\bchief executive\b(?! officer)/, "chief executive officer")
    .replace(/\bco (?=found)/, "co");
}

const SPELT_OUT: ReadonlyMap<string, string> = new Map([
  ["ceo", "chief executive officer"],
  ["cfo", "chief financial officer"],
  ["coo", "chief operating officer"],
  ["cto", "chief technology officer"],
  ["vp", "vice president"],
  ["svp", "senior vice president"],
  ["sr", "senior"],
  ["sen", "senior"],
  ["jr", "junior"],
  ["asst", "assistant"],
]);

const SHORT = new RegExp(`\\b(?:${[...SPELT_OUT.keys()].join("|")})\\b`, "g");
