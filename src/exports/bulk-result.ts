import type { BulkRow } from "../contract/bulk.ts";
import type { Evidence } from "../contract/lookup.ts";
import type { LookupData } from "../contract/profile.ts";
import { statedOf } from "../contract/stated.ts";
import { plainSummary } from "../presentation/emphasis.ts";
import { claimsBelow } from "./evidence.ts";
import { preciseDate } from "./precise-date.ts";

/** A row of a bulk with the result of its lookup. */
export interface ResultRow {
  readonly row: BulkRow;
  /** The page of its lookup. */
  readonly address: string | null;
  readonly profile: ResultProfile | null;
}

export interface ResultProfile {
  readonly data: LookupData;
  readonly evidence: Evidence;
  /** Datasource IDs → their addresses. */
  readonly addresses: ReadonlyMap<string, string>;
}

type ProfileMember = keyof LookupData;

/** The fields that have a column, in profile order. */
const FIELDS = [
  "fullName",
  "aliases",
  "jobTitle",
  "company",
  "industry",
  "location",
  "birthYear",
  "gender",
  "nationality",
  "languages",
  "spouse",
  "children",
  "emails",
  "phoneNumbers",
  "socialMediaLinks",
  "websites",
  "overviewSummary",
  "sellingSummary",
  "careerSummary",
  "careerBadges",
  "experiences",
  "education",
  "skills",
  "leisureSummary",
  "hobbies",
  "eventsSummary",
  "events",
  "socialSummary",
  "adverseMediaResults",
  "dataBreaches",
] as const satisfies readonly ProfileMember[];

/** The members that describe an entry of each list. */
const ENTRY_MEMBERS: Readonly<Partial<Record<ProfileMember, readonly string[]>>> = {
  languages: ["language", "proficiency"],
  experiences: ["title", "company", "dateFrom", "dateTo"],
  education: ["title", "subtitle", "dateFrom", "dateTo"],
  hobbies: ["title"],
  events: ["title", "date"],
  adverseMediaResults: ["title", "reason", "date", "source"],
  dataBreaches: ["title", "date"],
};

const ROW_TITLES = [
  "row",
  "line",
  "given name",
  "state",
  "reason",
  "likelihood",
  "candidateId",
  "matched name",
  "lookupId",
  "lookup",
];

export const RESULT_TITLES: readonly string[] = [
  ...ROW_TITLES,
  ...FIELDS.flatMap((field) => [field, `${field} evidence`]),
];

type Cell = string | number | null;

/** A row of the table: its outcome, then each field and the addresses of its evidence. */
export function cellsOfResult(result: ResultRow): readonly Cell[] {
  const { row, address } = result;
  const known = new Map(listKnown(result).map((each) => [each.field, each]));
  return [
    row.row,
    row.line ?? null,
    row.fullName,
    row.state,
    row.reason ?? null,
    row.likelihood ?? null,
    row.candidateId ?? null,
    row.matchedName ?? null,
    row.lookupId ?? null,
    address,
    ...FIELDS.flatMap((field) => {
      const { value, evidence } = known.get(field) ?? { value: null, evidence: [] };
      return [value, evidence.join(" ")];
    }),
  ];
}

/** The same row as an object, for a line of JSON. */
export function objectOfResult(result: ResultRow): object {
  const fields = listKnown(result).map(({ field, value, evidence }) => [field, { value, evidence }] as const);
  return {
    ...result.row,
    ...(result.address !== null && { address: result.address }),
    fields: Object.fromEntries(fields),
  };
}

interface KnownField {
  readonly field: ProfileMember;
  readonly value: string | number;
  /** Addresses of datasources. */
  readonly evidence: readonly string[];
}

function listKnown({ profile }: ResultRow): readonly KnownField[] {
  if (profile === null) return [];
  const stated = statedOf(profile.data, profile.evidence) as Readonly<Record<string, unknown>>;
  return FIELDS.flatMap((field): readonly KnownField[] => {
    const value = textOf(asSaid(field, stated[field], profile.evidence), ENTRY_MEMBERS[field] ?? []);
    if (value === "") return [];
    return [{ field, value, evidence: addressesOf(profile, `/${field}`) }];
  });
}

/** A field as a table shows it: a summary without its markers, and days only as precise as stated. */
function asSaid(field: ProfileMember, value: unknown, evidence: Evidence): unknown {
  if (field.endsWith("Summary") && typeof value === "string") return plainSummary(value) ?? value;
  if ((field !== "experiences" && field !== "education") || !Array.isArray(value)) return value;
  return value.map((entry: DatedEntry, at) => ({
    ...entry,
    dateFrom: preciseDate(evidence, `/${field}/${at}`, "from", entry.dateFrom),
    dateTo: preciseDate(evidence, `/${field}/${at}`, "to", entry.dateTo),
  }));
}

interface DatedEntry {
  readonly dateFrom?: string;
  readonly dateTo?: string;
}

function textOf(value: unknown, members: readonly string[]): string | number {
  if (typeof value === "string" || typeof value === "number") return value;
  if (Array.isArray(value))
    return value
      .map((entry) => textOf(entry, members))
      .filter(Boolean)
      .join("; ");
  if (typeof value !== "object" || value === null) return "";
  const entry = value as Readonly<Record<string, unknown>>;
  return members.flatMap((member) => (typeof entry[member] === "string" ? entry[member] : [])).join(", ");
}

/** The addresses of the evidence for a field, or for anything in it. */
function addressesOf({ evidence, addresses }: ResultProfile, pointer: string): readonly string[] {
  const inside = Object.keys(evidence).filter(
    (each) => each.startsWith(`${pointer}/`) || each.startsWith(`${pointer}#`),
  );
  const claims = [pointer, ...inside].flatMap((each) => claimsBelow(evidence, each));
  return [...new Set(claims.flatMap(({ datasourceId }) => addresses.get(datasourceId) ?? []))];
}
