import type { JudgedRecord } from "../wire.ts";

export type GroupName = "undecided" | "other" | "own" | "companies" | "otherCompanies" | "otherwise";

/**
 * A company is nobody's namesake: if no role names it, it needs no decision. Nor does somebody of another name, whom a
 * source mentioned beside the person.
 */
export function groupOf({ about, judgement, judgedBy, reasons }: JudgedRecord): GroupName {
  if (judgement === "other" && judgedBy === "rule" && reasons.some(({ name }) => name === "nameConflict"))
    return "otherwise";
  if (about === "person" || judgement === "other") return judgement;
  return judgement === "own" ? "companies" : "otherCompanies";
}
