import { REGISTERS } from "../domain/sites.ts";
import { readWordList } from "../lists/word-list.ts";

const LIST = readWordList(new URL("lists/registers.txt", import.meta.url));
const ONE_KEY = [
  ...LIST.entries("one key a person"),
  ...REGISTERS.flatMap(({ scheme, isOnePerPerson }) => (isOnePerPerson ? scheme : [])),
];
const IN_TEXTS = [
  ...LIST.entries("named before a key in texts"),
  ...REGISTERS.flatMap(({ scheme, isNamedInTexts }) => (isNamedInTexts ? scheme : [])),
];

/** The register at the beginning of a key, for registers that give each person only one: `externalId:orcid:`. */
export const ONE_KEY_REGISTER = new RegExp(`^externalId:(?:${ONE_KEY.join("|")}):`, "u");

/** "VIAF 12345", "ORCID iD: 0000-…": the register and the key. */
export const KEY_IN_TEXT = new RegExp(
  String.raw`\b(${IN_TEXTS.join("|")})(?:\s+(?:id|ID))?:?\s+([A-Z]?\d[\dX-]{3,20})\b`,
  "giu",
);
