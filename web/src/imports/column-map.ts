import { columnNames } from "../../../src/contract/column-names.ts";

/** What columns of a table become, by the names that `candor import --mapping` takes. */
export type ColumnMap = Readonly<Record<string, string>>;

/**
 * A mapping without what the columns are recognised as anyway: it goes in an address, which holds no table of a thousand
 * columns. What is said of names stays, for the names of a person are told by each other.
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

/** The mapping in a file; `null` if it is none. */
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
