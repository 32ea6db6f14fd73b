import { isPartialDate } from "../../domain/partial-date.ts";

/** `[PORTFOLIO:https://…,PERSONAL:https://…]`, `[handle,other]`. */
export function listOf(cell: string | undefined): readonly string[] {
  const inner = cell?.replace(/^\[|\]$/g, "").trim();
  return inner ? inner.split(/,\s*(?=[A-Z_]+:https?:|[^:]{1,400}$)/) : [];
}

/** `PORTFOLIO:https://…` without the word before it. */
export function withoutLabel(entry: string): string {
  return entry.replace(/^[A-Z_]+:(?=https?:)/, "");
}

/** The export has months in words (`Mar 2020`), just years, or ISO dates. */
export function monthOf(cell: string | undefined): string | undefined {
  if (cell === undefined) return undefined;
  if (isPartialDate(cell)) return cell;
  const [, word, year] = /^([A-Z][a-z]{2})[a-z]*\.? (\d{4})$/.exec(cell) ?? [];
  const month = word === undefined ? 0 : MONTHS.indexOf(word) + 1;
  return month === 0 ? undefined : `${year}-${String(month).padStart(2, "0")}`;
}

/** `Feb 3, 1981`, or a less precise date. */
export function dayOf(cell: string | undefined): string | undefined {
  const [, word, day, year] = /^([A-Z][a-z]{2})[a-z]*\.? (\d{1,2}), (\d{4})$/.exec(cell ?? "") ?? [];
  const month = word === undefined || year === undefined ? undefined : monthOf(`${word} ${year}`);
  return month === undefined ? monthOf(cell) : `${month}-${String(day).padStart(2, "0")}`;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
