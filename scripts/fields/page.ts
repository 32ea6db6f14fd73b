import type { Capture } from "../../src/connectors/connector.ts";
import { isOperatorKind } from "../../src/connectors/operator/connector.ts";
import { SECTION_BUILDERS } from "../../src/sections/profile.ts";
import { findFills, readWorld } from "./fills.ts";
import { type Field, fieldOf, listFields } from "./paths.ts";
import { type Dossier, profileOf, readCapture } from "./runs.ts";

/**
 * `docs/reference/fields.md`: for each field of the profile the rule that fills it, the properties it is made of, and
 * the kinds of documents that can state them. None of this is declared; all of it is observed in runs.
 *
 * @param captures one document of every kind
 */
export function writeFieldsPage(captures: readonly Capture[], notice: string): string {
  const people = [...readWorld(), ...captures.flatMap(readCapture)];
  const fills = findFills(people);
  const properties = findProperties(people);
  const kinds = new Map(
    [
      ...Map.groupBy(
        people.flatMap(({ readings }) => readings),
        ({ kind }) => kind,
      ),
    ].sort(byKey),
  );
  const sections = SECTION_BUILDERS.map((section) => {
    const own = listFields().filter(({ path }) => section.fills.some((field) => isBelow(path, field)));
    const rows = own
      .filter(({ path }) => fills.has(path))
      .map((field) => row(field, properties.get(field.path), fills.get(field.path)));
    return `## ${section.name}

Rule: \`src/sections/${kebab(section.name)}.ts\`

| field | type | out of | which kinds of documents state |
|---|---|---|---|
${rows.join("\n")}
`;
  });
  return `# Fields

<!-- ${notice} -->

For each field of a profile, this page lists the rule that fills it, the properties it is made from, and the kinds of documents that
can state them. The tables come from running the readers on the invented people (\`samples/world.ndjson\`) and on one document of each
kind, and the rules on the results. A kind is listed if its documents alone fill the field, or add to it.
An asterisk marks kinds served by the \`operator\` connector; \`archive\` serves all others.

${sections.join("\n")}
## Kinds of documents

| kind | states |
|---|---|
${[...kinds].map(([kind, readings]) => `| ${written(kind)} | ${[...new Set(readings.flatMap(({ claims }) => claims.map(({ property }) => property)))].toSorted().join(", ")} |`).join("\n")}
`;
}

/** Maps each field to the properties of the claims that are its evidence. */
function findProperties(people: readonly Dossier[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const paths = listFields().map(({ path }) => path);
  const known = new Map<string, readonly string[]>();
  const below = (above: string): readonly string[] => {
    const own = known.get(above) ?? paths.filter((path) => isBelow(path, above));
    known.set(above, own);
    return own;
  };
  for (const { readings } of people) {
    const property = new Map(
      readings.flatMap(({ claims }) => claims.map((claim) => [claim.id, claim.property] as const)),
    );
    for (const [pointer, ids] of Object.entries(profileOf(readings).evidence)) {
      for (const path of below(fieldOf(pointer))) {
        const set = found.get(path) ?? new Set();
        for (const id of ids) set.add(property.get(id) ?? "");
        found.set(path, set);
      }
    }
  }
  return found;
}

function row(
  field: Field,
  properties: ReadonlySet<string> = new Set(),
  kinds: ReadonlySet<string> = new Set(),
): string {
  // Every document has a URL, so a list of all of them would say nothing.
  const isAny = /sources\[\]$/i.test(field.path);
  const out = isAny ? "every property" : [...properties].toSorted().join(", ");
  const stated = isAny ? "every kind" : [...kinds].toSorted().map(written).join(", ");
  return `| \`${field.path}\` | ${field.type} | ${out} | ${stated} |`;
}

function written(kind: string): string {
  return isOperatorKind(kind) ? `${kind}\\*` : kind;
}

function isBelow(path: string, above: string): boolean {
  return path === above || path.startsWith(`${above}.`) || path.startsWith(`${above}[`);
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
