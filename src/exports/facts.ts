import { statedOf } from "../contract/stated.ts";
import { escapePointer } from "../domain/pointer.ts";
import { claimsBelow } from "./evidence.ts";
import type { ExportInput } from "./export-input.ts";
import { plainSummary } from "../presentation/emphasis.ts";
import { sayingsOf } from "./saying.ts";
import { isDrawn } from "./drawn-picture.ts";
import { preciseDay } from "./precise-date.ts";

/** A field of a profile as a row of a table. */
export interface FactRow {
  /** RFC 6901, into the profile. */
  readonly field: string;
  readonly value: string | number | boolean;
  /** The addresses of the datasources that state it. */
  readonly sources: readonly string[];
  /** What they say: their own words, or the members of a record. */
  readonly quotes: readonly string[];
  /** The highest confidence of its claims, 0 to 1; null if no claim states it. */
  readonly confidence: number | null;
}

/** The service's own statements about its page: no source states them. */
const OWN_FIELDS: ReadonlySet<string> = new Set(["/url", "/slug"]);

/** Every field of a profile with content, in profile order, with its evidence. */
export function listFacts(input: ExportInput): readonly FactRow[] {
  const known = new Map(input.datasources.map((each) => [each.datasourceId, each]));
  const leaves = leavesOf(statedOf(input.lookup.data ?? {}, input.evidence), "");
  const told = leaves.filter(({ field, value }) => !OWN_FIELDS.has(field) && !isDrawn(String(value)));
  const sayingAt = sayingsOf(input.datasources);
  return told.map(({ field, value }) => {
    const claims = claimsBelow(input.evidence, field);
    const sources = [...new Set(claims.flatMap(({ datasourceId }) => known.get(datasourceId)?.source ?? []))];
    const said = claims.map(({ quote, datasourceId, locator }) => quote ?? sayingAt(datasourceId, locator));
    const quotes = [...new Set(said)].filter((each) => each !== "");
    const confidence = claims.length === 0 ? null : Math.max(...claims.map((claim) => claim.confidence));
    return { field, value: asSaid(input, field, value), sources, quotes, confidence };
  });
}

/** A value as a table shows it: a day only as precise as stated, and a summary without its markers. */
function asSaid({ evidence }: ExportInput, field: string, value: Leaf["value"]): Leaf["value"] {
  if (typeof value !== "string") return value;
  if (/^\d{4}-\d{2}-01$/.test(value)) return preciseDay(evidence, field, value);
  return field.endsWith("Summary") ? (plainSummary(value) ?? value) : value;
}

interface Leaf {
  readonly field: string;
  readonly value: string | number | boolean;
}

function leavesOf(node: unknown, pointer: string): readonly Leaf[] {
  if (node === null || node === undefined || node === "") return [];
  if (typeof node !== "object") return [{ field: pointer, value: node as Leaf["value"] }];
  return Object.entries(node).flatMap(([name, member]) => leavesOf(member, `${pointer}/${escapePointer(name)}`));
}
