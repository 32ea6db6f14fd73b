import { commonSexOf, foldGivenName } from "../../names/given-names.ts";
import { readCell } from "./cells.ts";
import type { Column } from "./columns.ts";
import type { Field } from "./fields.ts";

/** Of the values of a column so many say what it holds. */
const MIN_SHARE = 0.7;
/** Of the names of a column so many begin with a given name that we know, or stand in the e-mail address beside them. */
const MIN_TOLD = 0.5;
/** Where nothing but given names tells, so many rows must. */
const MIN_ROWS = 3;
/** A part of a name that is shorter stands in an address by chance. */
const MIN_LETTERS = 3;
const WORD = String.raw`\p{L}[\p{L}\p{M}'’.-]*`;
const WHOLE_NAME = new RegExp(`^${WORD}(?:,? ${WORD}){1,4}$`, "u");
const PART_OF_NAME = new RegExp(`^${WORD}(?: ${WORD}){0,2}$`, "u");

/** Whether a text is written as names are, and has a given name that we know. */
export function isNameOfPerson(cell: string): boolean {
  const text = readCell(cell);
  return WHOLE_NAME.test(text) && text.split(/,? /).some((word) => commonSexOf(word) !== null);
}

/**
 * Columns of a table whose titles say of none that it holds names, with what the values tell: names by the e-mail addresses beside
 * them and by given names, and numbers by their looks. As they are where nothing tells.
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

/** A column of given names, and beside it one whose words stand in the e-mail addresses. */
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

/** Whether a word of a name stands in what is before the sign of an e-mail address. */
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

/** Of the values that are not empty. */
function shareOf(values: readonly string[], is: (value: string, at: number) => boolean): number {
  const filled = values.filter((value) => value !== "").length;
  return filled === 0 ? 0 : values.filter((value, at) => value !== "" && is(value, at)).length / filled;
}
