import { commonSexOf, foldGivenName } from "../../names/given-names.ts";
import { readCell } from "./cells.ts";
import type { Column } from "./columns.ts";
import type { Field } from "./fields.ts";

/** The share of a column's values that shows what it contains. */
const MIN_SHARE = 0.7;
/**
 * The share of a column's names that must begin with a known given name, or occur in the email address of the same row.
 */
const MIN_TOLD = 0.5;
/** The number of rows required if only given names show it. */
const MIN_ROWS = 3;
/** A shorter part of a name occurs in addresses by chance. */
const MIN_LETTERS = 3;
const WORD = String.raw`\p{L}[\p{L}\p{M}'’.-]*`;
const WHOLE_NAME = new RegExp(`^${WORD}(?:,? ${WORD}){1,4}$`, "u");
const PART_OF_NAME = new RegExp(`^${WORD}(?: ${WORD}){0,2}$`, "u");

/** Whether a text is written like a name and contains a known given name. */
export function isNameOfPerson(cell: string): boolean {
  const text = readCell(cell);
  return WHOLE_NAME.test(text) && text.split(/,? /).some((word) => commonSexOf(word) !== null);
}

/**
 * Guesses columns if no title says that it contains names: names from the email addresses in the same row and from
 * given names, phone numbers by their appearance. Returns the columns unchanged if nothing shows it.
 */
export function guessNames(columns: readonly Column[], rows: readonly (readonly string[])[]): readonly Column[] {
  const values = columns.map((_, at) => rows.map((row) => readCell(row[at] ?? "")));
  const isFree = (at: number) => columns[at]?.field === "ignore";
  const emails = values[columns.findIndex(({ field }) => field === "email")];
  const named = new Map(findWhole(values, isFree, emails) ?? findParts(values, isFree, emails) ?? []);
  if (named.size === 0) return columns;
  const numbers = values.findIndex(
    (each, at) => isFree(at) && isMostly(each, (value) => /^[+(]?\d[\d\s()/.-]{6,18}$/.test(value)),
  );
  if (numbers >= 0 && !columns.some(({ field }) => field === "phone")) named.set(numbers, "phone");
  return columns.map((column, at) => ({ ...column, field: named.get(at) ?? column.field }));
}

type Found = readonly (readonly [at: number, field: Field])[];

function findWhole(
  values: readonly (readonly string[])[],
  isFree: (at: number) => boolean,
  emails: readonly string[] | undefined,
): Found | undefined {
  const shares = values.map((each, at) => {
    if (!isFree(at) || !isMostly(each, (value) => WHOLE_NAME.test(value))) return 0;
    const agreeing = emails ? shareOf(each, (value, row) => standsIn(emails[row] ?? "", value)) : 0;
    const filled = each.filter((value) => value !== "").length;
    return Math.max(agreeing, filled >= MIN_ROWS ? shareOf(each, isNameOfPerson) : 0);
  });
  const best = shares.indexOf(Math.max(...shares));
  return (shares[best] ?? 0) >= MIN_TOLD ? [[best, "fullName"]] : undefined;
}

/** A column of given names next to one of surnames, if the words of both occur in the email addresses. */
function findParts(
  values: readonly (readonly string[])[],
  isFree: (at: number) => boolean,
  emails: readonly string[] | undefined,
): Found | undefined {
  if (!emails) return undefined;
  const isPart = (at: number) => isFree(at) && isMostly(values[at] ?? [], (value) => PART_OF_NAME.test(value));
  const agreeing = (at: number) =>
    isPart(at) ? shareOf(values[at] ?? [], (value, row) => standsIn(emails[row] ?? "", value)) : 0;
  const given = (at: number) => shareOf(values[at] ?? [], (value) => commonSexOf(value) !== null);
  for (const at of values.keys()) {
    if (agreeing(at) < MIN_TOLD || agreeing(at + 1) < MIN_TOLD) continue;
    return given(at) >= given(at + 1)
      ? [
          [at, "firstName"],
          [at + 1, "lastName"],
        ]
      : [
          [at, "lastName"],
          [at + 1, "firstName"],
        ];
  }
  return undefined;
}

/** Whether a word of a name occurs in the local part of an email address. */
function standsIn(email: string, name: string): boolean {
  const local = foldGivenName(email.split("@")[0] ?? "");
  return name.split(/[\s,]+/).some((word) => {
    const letters = foldGivenName(word);
    return letters.length >= MIN_LETTERS && local.includes(letters);
  });
}

function isMostly(values: readonly string[], is: (value: string) => boolean): boolean {
  return values.some((value) => value !== "") && shareOf(values, is) >= MIN_SHARE;
}

/** The share among values that are not empty. */
function shareOf(values: readonly string[], is: (value: string, at: number) => boolean): number {
  const filled = values.filter((value) => value !== "").length;
  return filled === 0 ? 0 : values.filter((value, at) => value !== "" && is(value, at)).length / filled;
}
