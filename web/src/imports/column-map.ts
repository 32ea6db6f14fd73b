import { columnNames } from "../../../src/contract/column-names.ts";

/** What the columns of a table become, by the names that `candor import --mapping` accepts. */
export type ColumnMap = Readonly<Record<string, string>>;

/**
 * A mapping without what is recognised automatically: it is sent in a URL, which has no room for a table of a thousand
 * columns. Entries for names are kept, since the columns of a name depend on each other.
 */
export function withoutKnown(
  map: ColumnMap,
  columns: readonly { readonly title: string; readonly field: string }[],
): ColumnMap {
  const names = columnNames(columns.map(({ title }) => title));
  const known = new Map(columns.map(({ field }, index) => [names[index], field]));
  return Object.fromEntries(
    Object.entries(map).filter(([name, field]) => NAMES.has(field) || known.get(name) !== field),
  );
}

const NAMES: ReadonlySet<string> = new Set(["fullName", "firstName", "lastName"]);

/** The mapping in a file; `null` if it is invalid. */
export function readMap(text: string): ColumnMap | null {
  try {
    const value = JSON.parse(text) as unknown;
    const isMap =
      typeof value === "object" && value !== null && Object.values(value).every((each) => typeof each === "string");
    return isMap ? (value as ColumnMap) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
