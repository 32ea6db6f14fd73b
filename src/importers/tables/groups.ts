import type { Column } from "./columns.ts";
import { numberIn, plainTitle } from "./titles.ts";

/** A row has one of these fields for each person. */
const WHO = ["fullName", "lastName"] as const;

/**
 * The columns of each person in a row: a list of firms may have `Contact 1`, `E-mail 1`, `Contact 2`, `E-mail 2`, or
 * the same titles repeated. In each group other people's columns are ignored; columns without a number belong to
 * everybody. Most tables have one person per row.
 */
export function groupsOf(columns: readonly Column[]): readonly (readonly Column[])[] {
  for (const field of WHO) {
    const names = columns.flatMap((column, at) => (column.field === field ? [{ at, title: column.title }] : []));
    const isRepeated = names.length > 1 && new Set(names.map(({ title }) => plainTitle(title))).size === 1;
    if (!isRepeated || (field === "lastName" && isOneName(columns))) continue;
    const numbers = names.map(({ title }) => numberIn(title));
    if (numbers.every((number) => number !== undefined) && new Set(numbers).size === names.length) {
      return numbers.map((number) =>
        keep(columns, ({ title }) => [undefined, number].includes(knownNumber(title, numbers))),
      );
    }
    if (numbers.every((number) => number === undefined || number === numbers[0])) return byPlace(columns, names);
  }
  return [columns];
}

/** `Apellido 1` and `Apellido 2` next to a single forename are the two surnames of one person. */
function isOneName(columns: readonly Column[]): boolean {
  return columns.filter(({ field }) => field === "firstName").length < 2;
}

/** Each person's columns extend from their name to the next person's, after those that belong to everybody. */
function byPlace(
  columns: readonly Column[],
  names: readonly { readonly at: number }[],
): readonly (readonly Column[])[] {
  const [first = { at: 0 }] = names;
  return names.map(({ at: from }, index) => {
    const to = names[index + 1]?.at ?? columns.length;
    return keep(columns, (_, at) => at < first.at || (at >= from && at < to));
  });
}

function keep(columns: readonly Column[], isTheirs: (column: Column, at: number) => boolean): readonly Column[] {
  return columns.map((column, at) => (isTheirs(column, at) ? column : { ...column, field: "ignore" }));
}

function knownNumber(title: string, numbers: readonly (number | undefined)[]): number | undefined {
  const number = numberIn(title);
  return numbers.includes(number) ? number : undefined;
}
