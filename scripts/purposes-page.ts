import type { Property } from "../src/domain/claim.ts";
import {
  closedProperties,
  flagsOf,
  PROPERTY_RULES,
  type PropertyKind,
  PURPOSE_BASES,
} from "../src/domain/property-rules.ts";
import { PURPOSES, REFUSED_PURPOSES, sectionsOf } from "../src/domain/purpose.ts";
import { wordsFor } from "../src/words/words.ts";

const WORDS = wordsFor("en");

const KINDS: Readonly<Record<PropertyKind, string>> = {
  identity: "identity",
  contact: "contact",
  work: "work",
  public: "public appearance",
  special: "may tell of special categories (article 9)",
  offences: "offences (article 10)",
  others: "other people",
  security: "security",
};

/** `docs/reference/purposes.md`: which property is collected, judged and shown for which purpose. */
export function writePurposesPage(notice: string): string {
  const heads = PURPOSES.map((purpose) => `\`${purpose}\``).join(" | ");
  const properties = Object.keys(PROPERTY_RULES) as Property[];
  return `# Purposes

<!-- ${notice} -->

Every lookup has one purpose, which is stored with it and printed in its report. What the purpose closes is not collected (a source
that provides nothing else is not searched), judged, stored or shown anywhere. \`candor purposes\` and \`GET /v1/purposes\` show the
same. Refused for every key: ${REFUSED_PURPOSES.map((purpose) => `\`${purpose}\``).join(", ")}.

Articles are those of the GDPR. The table states the lawful basis that a purpose requires; you have to make sure that you have it.

## What each purpose opens

| purpose | sections | also closes | flags on request |
|---|---|---|---|
${PURPOSES.map(writeOpened).join("\n")}

## Lawful basis

| purpose | article 6(1) | article 9(2) | article 10 |
|---|---|---|---|
${PURPOSES.map(writeBasis).join("\n")}

A dash means that no such property is open.

## Property by property

"yes" means collected, judged and shown; a dash means none of these.

| property | kind | ${heads} | judged | limit |
|---|---|${PURPOSES.map(() => "---").join("|")}|---|---|
${properties.map(writeProperty).join("\n")}

## Posts and flags

- A post whose words reveal health, belief, politics or orientation is withheld in every lookup: it is not stored as a claim, counted
  or quoted, and is redacted in the raw data. The words are listed for the languages in which Candor reads posts.
- \`politicalContent\`, \`religiousContent\` and \`adultContent\` are judged only if the lookup names them (\`candor.flags\`,
  \`--flags\`) and its purpose allows it; otherwise the profile has them with \`evaluated: false\`. A post that raises a requested flag
  is shown, as its evidence.

## Sentences in running text

In English, German, French, Spanish and Lithuanian, sentences are redacted one by one: in biographies, events, job descriptions,
captions, interests and accounts, in documents, and in what is quoted for any other property. Neighbouring sentences stay. If a section is closed, by the purpose or
because nobody asked for it, documents show only the passages that open sections read, and everything else is redacted: nobody can tell
what a sentence that no reader recognised is about. So for sales or meetings most of a page may be redacted.

- Where spouse and children are closed, sentences that state them ("She married …", "mother of two").
- Where article 9(2) has no condition, sentences that reveal health, orientation, belief, politics, union membership or descent.

Both are recognised by listed words. [Privacy](../../PRIVACY.md#what-does-not-hold) states what they miss.

## Why properties are closed

${[...new Set(properties.flatMap((property) => PROPERTY_RULES[property].closed ?? []))]
  .map(
    (reason) =>
      `- ${namesOf(properties.filter((each) => PROPERTY_RULES[each].closed === reason))}: ${WORDS.closedBecause[reason]}`,
  )
  .join("\n")}
`;
}

function writeOpened(purpose: (typeof PURPOSES)[number]): string {
  const sections = sectionsOf(purpose).map((name) => `\`${name}\``);
  const flags = flagsOf(purpose).map((flag) => `\`${flag}\``);
  return `| \`${purpose}\` | ${sections.join(", ")} | ${namesOf(closedProperties(purpose)) || "—"} | ${flags.join(", ") || "—"} |`;
}

function writeBasis(purpose: (typeof PURPOSES)[number]): string {
  const { lawful, special, offences } = PURPOSE_BASES[purpose];
  return `| \`${purpose}\` | ${lawful} | ${special ?? "—"} | ${offences ?? "—"} |`;
}

function writeProperty(property: Property): string {
  const { kind, purposes, judged, limit } = PROPERTY_RULES[property];
  const cells = PURPOSES.map((purpose) => (purposes.includes(purpose) ? "yes" : "—"));
  return `| \`${property}\` | ${KINDS[kind]} | ${cells.join(" | ")} | ${judged ?? ""} | ${limit ?? ""} |`;
}

function namesOf(properties: readonly Property[]): string {
  return properties.map((property) => WORDS.properties[property]).join(", ");
}
