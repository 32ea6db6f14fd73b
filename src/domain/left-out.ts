import type { CodedReason } from "./reason.ts";

/**
 * Why a row or a cell of an import was left out. The catalogue of each language has a sentence for every code; its value is a column or a
 * number. What a schema or an importer says in its own words has no code.
 */
export const LEFT_OUT_REASONS = [
  "noName",
  "severalNames",
  "heading",
  "firm",
  "sum",
  "notDecoded",
  "twiceEncoded",
  "nul",
  "formulaName",
  "formula",
  "noJson",
  "noEmail",
  "noPhone",
  "noDate",
  "noPerson",
  "firmPage",
  "lostDigits",
  "unusedColumn",
  "hiddenSheet",
  "notKept",
  "columns",
  "noColumn",
  "unknownFormat",
  "cutCard",
  "brokenCard",
  "cardVersion",
  "groupCard",
  "noAddressName",
  "noFile",
] as const;
export type LeftOutReason = CodedReason<(typeof LEFT_OUT_REASONS)[number]>;
