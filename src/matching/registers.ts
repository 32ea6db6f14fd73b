import { readWordList } from "../lists/word-list.ts";

const REGISTERS = readWordList(new URL("lists/registers.txt", import.meta.url));

/** The register and the colon at the beginning of a key of which a person has one: `externalId:orcid:`. */
export const ONE_KEY_REGISTER = new RegExp(`^externalId:(?:${REGISTERS.pattern("one key a person")}):`, "u");

/** "VIAF 12345", "ORCID iD: 0000-…": the register and the key. */
export const KEY_IN_TEXT = new RegExp(
  String.raw`\b(${REGISTERS.pattern("named before a key in texts")})(?:\s+(?:id|ID))?:?\s+([A-Z]?\d[\dX-]{3,20})\b`,
  "giu",
);
