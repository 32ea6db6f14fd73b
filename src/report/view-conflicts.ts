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

/** Fields of which a cited claim states another value than the profile shows, with both values and who states them. */
export function writeConflicts(pen: Pen, evidence: Evidence): { count: number; blocks: Block[] } {
  const rows = FIELDS.flatMap((field): Item[][] => {
    const shown = pen.data[field];
    const others = otherValues(evidence[`/${field}`], shown, pen, field === "birthYear" ? yearOf : keyOf);
    if (others.length === 0 || (typeof shown !== "string" && typeof shown !== "number")) return [];
    return others.map((other, index) => [
      { t: index === 0 ? pen.messages.overview[field] : "" },
      { t: index === 0 ? line(String(shown)) : "" },
      other,
    ]);
  });
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
  return [...values.values()].map(({ value, refs }) =>
    withReferences(
      { t: line(value) },
      [...new Set(refs)].sort((a, b) => a - b),
    ),
  );
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
