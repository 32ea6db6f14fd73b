import type { Evidence } from "../contract/lookup.ts";
import { capitalize } from "../presentation/entries.ts";
import { labelOf, memberLabel } from "../presentation/labels.ts";
import type { ReportBlock, Item } from "./blocks.ts";
import { heading } from "./draw.ts";
import { type Pen, withReferences } from "./pen.ts";
import { line } from "./text.ts";

/**
 * Fields and entries for which the evidence has another value than the profile shows, with both values and who states
 * the other.
 */
export function writeConflicts(pen: Pen, data: unknown, evidence: Evidence): { count: number; blocks: ReportBlock[] } {
  const pointers = Object.keys(evidence).filter((pointer) => !pointer.includes("#"));
  const conflicts = pointers.map((pointer) => conflictRows(pen, data, pointer, evidence[pointer]));
  const rows = conflicts.flat();
  const { title, head } = pen.messages.conflicts;
  return {
    count: conflicts.filter((each) => each.length > 0).length,
    blocks:
      rows.length === 0 ? [] : [...heading(title), { kind: "table", head, widths: [3, 4, 5], rows: rows.slice(0, 12) }],
  };
}

/** One row for each other value; the label and the value shown are only in the first. */
function conflictRows(pen: Pen, data: unknown, pointer: string, claims: Evidence[string] | undefined): Item[][] {
  const label = labelOf(pointer, pen.words);
  const shown = valueAt(data, pointer);
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
    { t: index === 0 ? line(shownWords(pen, shown)) : "" },
    withReferences(
      { t: line(text) },
      [...new Set(numbers)].sort((a, b) => a - b),
    ),
  ]);
}

function valueAt(data: unknown, pointer: string): unknown {
  return pointer
    .split("/")
    .slice(1)
    .reduce<unknown>((value, token) => (isRecord(value) ? value[token] : undefined), data);
}

/** A text or a number; for an entry its first two texts that are not addresses, as its section writes them. */
function shownWords(pen: Pen, value: unknown): string {
  if (!isRecord(value)) return written(pen, value);
  return capitalize(
    Object.values(value)
      .filter((member) => typeof member === "string" && member !== "" && !/^\w+:/.test(member))
      .slice(0, 2)
      .map((member) => written(pen, member))
      .join(", "),
  );
}

/** What a claim states differently: a value, or the members that differ from the entry shown. */
function statedWords(pen: Pen, pointer: string, value: unknown, shown: unknown): string {
  if (!isRecord(value)) return written(pen, value);
  if (!isRecord(shown)) return written(pen, value[pointer === "/jobTitle" ? "title" : pointer.slice(1)]);
  const same = new Set(Object.values(shown).map(wordsOf));
  const others = Object.entries(value)
    .map(([name, member]) => ({ name, label: claimLabel(pen, pointer, name), text: wordsOf(member) }))
    .filter(({ label, text }) => label !== null && text !== "" && !same.has(text));
  const dayOf = (end: string): string => written(pen, others.find(({ name }) => name === end)?.text);
  return [
    ...others
      .filter(({ name }) => !ENDS.includes(name))
      .map(({ label, text }) => pen.words.labelled(label ?? "", written(pen, text))),
    spanOf(pen, ENDS.map(dayOf)),
  ]
    .filter((part) => part !== "")
    .join(", ");
}

/** The members of an entry that say when it began and ended. */
const ENDS = ["from", "to"];

function spanOf({ words }: Pen, [from = "", to = ""]: readonly string[]): string {
  if (from !== "" && to !== "") return words.between(from, to);
  return from !== "" ? words.from(from) : to !== "" ? words.until(to) : "";
}

function claimLabel({ messages, words }: Pen, pointer: string, member: string): string | null {
  const label = memberLabel(pointer, member, words);
  return messages.conflicts.members[member] ?? (label === null ? null : words.inLine(label));
}

/** Days are written as elsewhere in the report. */
function written({ words }: Pen, value: unknown): string {
  const text = wordsOf(value);
  return /^\d{4}-\d\d(?:-\d\d(?:T.*)?)?$/.test(text) ? words.formats.day(text) || text : text;
}

function wordsOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
