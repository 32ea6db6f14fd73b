import { DEFAULT_OPTIONS, type Options, toRequest } from "../start/options.ts";
import type { Requirable } from "../wire.ts";

/** The options of a bulk. */
export interface BulkOptions extends Options {
  readonly minLikelihood: number;
  readonly required: readonly Requirable[];
  readonly looksUpUnmatched: boolean;
  /** As typed: one column per line. */
  readonly columns: string;
  /** As typed; empty for no limit. */
  readonly maxLookups: string;
  readonly maxQuestions: string;
  readonly maxCredits: string;
}

export const DEFAULT_BULK_OPTIONS: BulkOptions = {
  ...DEFAULT_OPTIONS,
  minLikelihood: 0.8,
  required: [],
  looksUpUnmatched: false,
  columns: "",
  maxLookups: "",
  maxQuestions: "",
  maxCredits: "",
};

export const LIKELIHOODS = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99] as const;

/** The query of the request; options that are not set are left to the service. */
export function toQuery(options: BulkOptions) {
  const { sections, trial, preview, ...rest } = toRequest(options);
  const map = readColumns(options.columns);
  const budget = (["maxLookups", "maxQuestions", "maxCredits"] as const).flatMap((part) =>
    options[part].trim() === "" ? [] : [[part, Number(options[part])] as const],
  );
  return {
    minLikelihood: options.minLikelihood,
    ...(rest.purpose !== undefined && { purpose: rest.purpose }),
    ...(rest.retentionDays !== undefined && { retentionDays: rest.retentionDays }),
    ...(sections !== undefined && { sections: sections.join(",") }),
    ...(trial === true && { trial: "true" as const }),
    ...(preview === true && { preview: "true" as const }),
    ...(options.required.length > 0 && { required: options.required.join(",") }),
    ...(options.looksUpUnmatched && { unmatched: "lookUp" as const }),
    ...(map !== null && Object.keys(map).length > 0 && { map: JSON.stringify(map) }),
    ...Object.fromEntries(budget),
  };
}

/** The same as text; a title with a line break cannot be written and is left to recognition. */
export function writeColumns(map: Readonly<Record<string, string>>): string {
  return Object.entries(map)
    .filter(([title]) => !title.includes("\n"))
    .map(([title, field]) => `${title} = ${field}`)
    .join("\n");
}

/** One `Who = fullName` per line; `null` if a line is invalid. */
export function readColumns(text: string): Readonly<Record<string, string>> | null {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const pairs = lines.map((line) => /^(.*)=\s*(\w+)\s*$/.exec(line));
  if (pairs.some((pair) => !pair?.[1]?.trim())) return null;
  return Object.fromEntries(pairs.map((pair) => [pair?.[1]?.trim() ?? "", pair?.[2] ?? ""]));
}
