import type { Evidence } from "../contract/lookup.ts";
import type { Block, Item } from "./blocks.ts";
import { cleanLine } from "./clean.ts";
import { type Pen, withReferences } from "./pen.ts";
import { line } from "./text.ts";
import { heading } from "./view-person.ts";

const FIELDS = [
  "fullName",
  "jobTitle",
  "company",
  "industry",
  "location",
  "birthYear",
  "gender",
  "nationality",
  "spouse",
  "children",
] as const;

/** Fields and entries of which a claim states another value than the profile shows, with both values and who states them. */
export function writeConflicts(pen: Pen, evidence: Evidence): { count: number; blocks: Block[] } {
  const fields = FIELDS.flatMap((field): Item[][] => {
    const shown = pen.data[field];
    const others = otherValues(evidence[`/${field}`], shown, pen, field === "birthYear" ? yearOf : keyOf);
    if (typeof shown !== "string" && typeof shown !== "number") return [];
    return rowsOf(pen.messages.overview[field], String(shown), others);
  });
  const rows = [...fields, ...Object.entries(evidence).flatMap(([pointer, claims]) => entryRows(pen, pointer, claims))];
  const head = pen.messages.overview.conflictsHead;
  const count = new Set(rows.map((row) => row[0]?.t).filter((label) => label !== "")).size;
  return {
    count,
    blocks:
      rows.length === 0
        ? []
        : [
            heading(pen.messages.overview.conflicts),
            { kind: "table", head, widths: [3, 4, 5], rows: rows.slice(0, 12) },
          ],
  };
}

/** The label and what is shown stand in the first row only. */
function rowsOf(label: string, shown: string, others: readonly Item[]): Item[][] {
  return others.map((other, index) => [{ t: index === 0 ? label : "" }, { t: index === 0 ? line(shown) : "" }, other]);
}

/** An entry of a list, or a member of one, that claims marked as conflicting state otherwise. */
function entryRows(pen: Pen, pointer: string, claims: Evidence[string]): Item[][] {
  const [, list = "", ...rest] = pointer.split("/");
  const titles: Readonly<Record<string, string>> = pen.messages.overview.conflictLists;
  const label = titles[list];
  if (label === undefined || rest.length === 0 || pointer.includes("#") || !Array.isArray(claims)) return [];
  const values = new Map<string, number[]>();
  for (const claim of claims) {
    const number = claim.conflicts === true ? pen.numbering.number(claim.datasourceId) : null;
    const text = wordsOf(claim.value);
    if (number === null || text === "") continue;
    values.set(text, [...(values.get(text) ?? []), number]);
  }
  return rowsOf(label, wordsOf(valueAt(pen.data, pointer)), itemsOf(values));
}

function valueAt(data: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((value, token) => (isRecord(value) ? value[token] : undefined), data);
}

/** A text or a number; of an entry its first texts and numbers that are no addresses. */
function wordsOf(value: unknown): string {
  if (!isRecord(value)) return typeof value === "string" || typeof value === "number" ? String(value) : "";
  return Object.values(value)
    .filter((member) => typeof member === "number" || (typeof member === "string" && !/^\w+:/.test(member)))
    .slice(0, MOST_MEMBERS)
    .join(", ");
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

const MOST_MEMBERS = 4;

function itemsOf(values: ReadonlyMap<string, readonly number[]>): Item[] {
  return [...values].map(([text, refs]) =>
    withReferences(
      { t: line(text) },
      [...new Set(refs)].sort((a, b) => a - b),
    ),
  );
}

function otherValues(
  claims: Evidence[string] | undefined,
  shown: unknown,
  pen: Pen,
  keyOf: (value: unknown) => string,
): Item[] {
  if (!Array.isArray(claims)) return [];
  const values = new Map<string, { value: string; refs: number[] }>();
  for (const claim of claims) {
    if (typeof claim.value !== "string" && typeof claim.value !== "number") continue;
    const key = keyOf(claim.value);
    const number = pen.numbering.number(claim.datasourceId);
    if (key === "" || key === keyOf(shown) || number === null) continue;
    const known = values.get(key) ?? { value: String(claim.value), refs: [] };
    known.refs.push(number);
    values.set(key, known);
  }
  return itemsOf(new Map([...values.values()].map(({ value, refs }) => [value, refs])));
}

/** A date of birth to the day agrees with its year. */
function yearOf(value: unknown): string {
  return /^\d{4}/.exec(String(value))?.[0] ?? "";
}

/** Case, marks and punctuation do not make another value. */
function keyOf(value: unknown): string {
  return cleanLine(String(value ?? ""))
    .normalize("NFD")
    .replace(/[\p{M}\p{P}\s]/gu, "")
    .toLowerCase();
}
