import { cue } from "../../text/languages/cues.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import type { ImportedEducation, ImportedPosition } from "../person.ts";
import { listOf, readDate } from "./cells.ts";
import type { Field } from "./fields.ts";

/** The values of a row in columns with one number, by field: one post, or one school. */
export type Numbered = ReadonlyMap<number, ReadonlyMap<Field, readonly string[]>>;
export type One = (field: Field) => string | undefined;
type Group = ReadonlyMap<Field, readonly string[]>;
type DayOrder = "day" | "month" | undefined;

export function opt<K extends string>(name: K, value: string | undefined): { readonly [P in K]?: string } {
  return (value ? { [name]: value } : {}) as { readonly [P in K]?: string };
}

/** The current post with its employer, and the earlier ones. */
export function readPositions(
  one: One,
  numbered: Numbered,
  dayOrder: DayOrder,
  companyUrl: string | undefined,
): readonly ImportedPosition[] {
  const [current] = readPosition(one, numbered, dayOrder);
  const now = current && { ...current, ...(current.company !== undefined && opt("companyUrl", companyUrl)) };
  return [...(now ? [now] : []), ...readPrevious(numbered, dayOrder)];
}

/** A title and an employer with the same number belong together, and are preferred to one that is alone. */
function readPosition(one: One, numbered: Numbered, dayOrder: DayOrder): readonly ImportedPosition[] {
  const groups = [...numbered.values()];
  const loose = numbered.get(0);
  const own =
    groups.find((group) => group.has("title") && group.has("company")) ??
    groups.find((group) => group.has("title") || group.has("company"));
  const employer = own?.get("company")?.[0];
  // Some programs list the latest post first and then all posts, with dates only in the second list.
  const again = groups.find(
    (group) => group !== own && employer !== undefined && group.get("company")?.[0] === employer,
  );
  const said = (field: Field) =>
    own?.get(field)?.[0] ?? again?.get(field)?.[0] ?? (WHAT.has(field) ? one(field) : loose?.get(field)?.[0]);
  const { company, until: behind } = employerIn(said("company") ?? "");
  const title = said("title");
  if (!title && !company) return [];
  const { from, to } = readPeriod(said("since"), dayOrder);
  const until = said("until") ?? "";
  const end = to ?? readDate(until, dayOrder) ?? readDate(behind, dayOrder);
  const isOver = behind !== "" || (until !== "" && !NOW.test(until));
  const time = { ...opt("from", from), ...(end ? { to: end } : isOver ? {} : { current: true }) };
  return [{ ...opt("title", title), ...opt("company", company), ...opt("location", said("jobLocation")), ...time }];
}

const WHAT: ReadonlySet<Field> = new Set(["title", "company"]);

/** "Heronsgate Trust (until Dec 2023)" with its end; nothing for "arbeitssuchend", which means no employer. */
function employerIn(cell: string): { readonly company: string | undefined; readonly until: string } {
  const [, name = cell, until = ""] = UNTIL_BEHIND.exec(cell) ?? [];
  return { company: NO_EMPLOYER.test(name.trim()) ? undefined : name.trim() || undefined, until };
}

const UNTIL_BEHIND = new RegExp(`^([^()]{1,200}?)\\s?\\((?:${cue("until in brackets")})\\s([^()]{4,30})\\)$`, "iu");
/** What a column of employers contains for people without one. */
const NO_EMPLOYER = new RegExp(`^(?:${cue("no post in a cell")})$`, "iu");

/** Earlier jobs, which sales software has in columns of their own. */
function readPrevious(numbered: Numbered, dayOrder: DayOrder): readonly ImportedPosition[] {
  return [...numbered]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, group]) => {
      if (!group.has("previousTitle") && !group.has("previousCompany")) return [];
      const said = (field: Field) => group.get(field)?.[0];
      // If there is another post with this number, the dates are that post's.
      const isAlone = !group.has("title") && !group.has("company");
      const own = (field: Field) => (isAlone ? said(field) : undefined);
      const { from, to } = readPeriod(said("previousPeriod") ?? own("since"), dayOrder);
      return [
        {
          ...opt("title", said("previousTitle")),
          ...opt("company", said("previousCompany")),
          ...opt("location", said("previousLocation") ?? own("jobLocation")),
          ...opt("from", from),
          ...opt("to", to ?? readDate(own("until") ?? "", dayOrder)),
        },
      ];
    });
}

/** `Jan 2020 - Mar 2022 · 2 yrs`, `2006–2008`, `seit 2019`. */
function readPeriod(text = "", dayOrder: DayOrder): { readonly from?: string; readonly to?: string } {
  const said = (text.split("·")[0] ?? "").trim().replace(SINCE, "");
  const [, first, last] = YEARS.exec(said) ?? [];
  if (first !== undefined) return { from: first, ...opt("to", last) };
  const [from, to] = said.split(/[–—]/.test(said) ? /\s?[–—]\s?/ : TO).map((part) => readDate(part, dayOrder));
  return { ...opt("from", from), ...opt("to", to) };
}

/** Whether a cell says when something began or ended, or that it goes on. */
export function isReadPeriod(text: string, dayOrder: DayOrder): boolean {
  const { from, to } = readPeriod(text, dayOrder);
  return from !== undefined || to !== undefined || NOW.test(text.trim());
}

const NOW = new RegExp(`^(?:${cue("lasts until now")})$`, "iu");
const SINCE = new RegExp(`^(?:${cue("since in a cell")})\\s`, "i");
const YEARS = /^(\d{4})[-–—/](\d{4})?$/;

/** The schools of a row, with their degrees: the subject follows the degree. */
export function readSchools(numbered: Numbered, dayOrder: DayOrder): readonly ImportedEducation[] {
  return [...numbered]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([, group]) => {
      const [school] = listOf(group.get("school")?.[0] ?? "");
      if (school === undefined) return [];
      // "2nd" under "Degree" is a degree of connection.
      const degree = [...new Set(group.get("degree") ?? [])].filter((each) => !/^\d/.test(each)).join(", ");
      return [{ school, ...opt("degree", degree), ...schoolTime(group, dayOrder) }];
    });
}

function schoolTime(group: Group, dayOrder: DayOrder): { readonly from?: string; readonly to?: string } {
  const { from, to } = readPeriod(group.get("schoolFrom")?.[0], dayOrder);
  const last = group.get("schoolTo")?.[0] ?? "";
  return { ...opt("from", from), ...opt("to", to ?? readDate(last, dayOrder)) };
}

export function webUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const address = /^https?:/i.test(text) ? text : `https://${text}`;
  return normalizeIdentifier("website", address) === null ? undefined : address;
}

/** A title as reports name it. */
export function shortTitle(title: string): string {
  return title.trim().slice(0, MAX_TITLE_LENGTH).toWellFormed();
}

const MAX_TITLE_LENGTH = 80;

const TO = new RegExp(`(?<!\\s)\\s+(?:[-–—]|${cue("to in a cell")})\\s+`, "");
