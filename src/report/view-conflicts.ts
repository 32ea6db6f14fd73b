import type { Evidence } from "../contract/lookup.ts";
import type { Block, Item } from "./blocks.ts";
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
type Field = (typeof FIELDS)[number];

/** Fields and entries of which the evidence holds another value than the profile shows, with both and who states them. */
export function writeConflicts(pen: Pen, evidence: Evidence): { count: number; blocks: Block[] } {
  const pointers = [
    ...FIELDS.map((field) => `/${field}`),
    ...Object.keys(evidence).filter((pointer) => pointer.lastIndexOf("/") > 0 && !pointer.includes("#")),
  ];
  const conflicts = pointers.map((pointer) => conflictRows(pen, pointer, evidence[pointer]));
  const rows = conflicts.flat();
  const { conflicts: title, conflictsHead: head } = pen.messages.overview;
  return {
    count: conflicts.filter((each) => each.length > 0).length,
    blocks:
      rows.length === 0 ? [] : [heading(title), { kind: "table", head, widths: [3, 4, 5], rows: rows.slice(0, 12) }],
  };
}

/** One row for each other value; the label and what is shown stand in the first only. */
function conflictRows(pen: Pen, pointer: string, claims: Evidence[string] | undefined): Item[][] {
  const label = labelOf(pen, pointer);
  const shown = valueAt(pen.data, pointer);
  if (label === null || shown === undefined || !Array.isArray(claims)) return [];
  const values = new Map<string, number[]>();
  for (const claim of claims) {
    const number = claim.conflicts === true ? pen.numbering.number(claim.datasourceId) : null;
    const text = statedWords(pen, pointer, claim.value, shown);
    if (number === null || text === "") continue;
    values.set(text, [...(values.get(text) ?? []), number]);
  }
  return [...values].map(([text, numbers], index) => [
    { t: index === 0 ? label : "" },
    { t: index === 0 ? line(shownWords(shown)) : "" },
    withReferences(
      { t: line(text) },
      [...new Set(numbers)].sort((a, b) => a - b),
    ),
  ]);
}

function labelOf(pen: Pen, pointer: string): string | null {
  const [, name = "", ...rest] = pointer.split("/");
  const { conflictLists, ...titles } = pen.messages.overview;
  if (rest.length > 0) return (conflictLists as Readonly<Record<string, string>>)[name] ?? null;
  return FIELDS.includes(name as Field) ? titles[name as Field] : null;
}

function valueAt(data: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((value, token) => (isRecord(value) ? value[token] : undefined), data);
}

/** A text or a number; an entry by its first two texts that are no addresses. */
function shownWords(value: unknown): string {
  if (!isRecord(value)) return wordsOf(value);
  return Object.values(value)
    .filter((member) => typeof member === "string" && member !== "" && !/^\w+:/.test(member))
    .slice(0, 2)
    .join(", ");
}

/** What a claim states otherwise: a value, or the members that the entry shown does not have so. */
function statedWords(pen: Pen, pointer: string, value: unknown, shown: unknown): string {
  if (!isRecord(value)) return wordsOf(value);
  if (!isRecord(shown)) return wordsOf(value[pointer === "/jobTitle" ? "title" : pointer.slice(1)]);
  const same = new Set(Object.values(shown).map(wordsOf));
  return Object.entries(pen.messages.overview.conflictMembers)
    .filter(([name]) => wordsOf(value[name]) !== "" && !same.has(wordsOf(value[name])))
    .map(([name, title]) => `${title}: ${wordsOf(value[name])}`)
    .join(", ");
}

function wordsOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
