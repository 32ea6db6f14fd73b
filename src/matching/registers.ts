import { knownRegisters } from "../domain/known-sites.ts";
import { readWordList } from "../lists/word-list.ts";

const LIST = readWordList(new URL("lists/registers.txt", import.meta.url));

/** The register at the beginning of a key, for registers that give each person only one: `externalId:orcid:`. */
export const oneKeyRegister = madeOfRegisters((known) => {
  const schemes = known.flatMap(({ scheme, isOnePerPerson }) => (isOnePerPerson ? scheme : []));
  return new RegExp(`^externalId:(?:${[...LIST.entries("one key a person"), ...schemes].join("|")}):`, "u");
});

/** "VIAF 12345", "ORCID iD: 0000-…": the register and the key. */
export const keyInText = madeOfRegisters((known) => {
  const schemes = known.flatMap(({ scheme, isNamedInTexts }) => (isNamedInTexts ? scheme : []));
  const names = [...LIST.entries("named before a key in texts"), ...schemes].join("|");
  return new RegExp(String.raw`\b(${names})(?:\s+(?:id|ID))?:?\s+([A-Z]?\d[\dX-]{3,20})\b`, "giu");
});

/** A pattern that is made again once more registers are known. */
function madeOfRegisters(make: (known: ReturnType<typeof knownRegisters>) => RegExp): () => RegExp {
  let made: { readonly pattern: RegExp; readonly count: number } | undefined;
  return () => {
    const known = knownRegisters();
    if (made?.count !== known.length) made = { pattern: make(known), count: known.length };
    return made.pattern;
  };
}
