import { mentionsIn } from "../src/text/people/mentions.ts";
import { spokenOfIn } from "../src/text/languages/languages.ts";
import { type Bystander, bystanderIn } from "./bystanders.ts";
import { type CaseReport, judgeCase } from "../src/analysis/cases/judge-case.ts";
import type { CaseStage } from "../src/domain/case-stage.ts";

/** A person's part in a case: a party, by how far the case has come for them, or a bystander. */
export type CaseRole = "accused" | "charged" | "convicted" | "acquitted" | Bystander;

/**
 * A person's part in the case that an English article is about: for a party, by the last stage stated about them, else
 * a bystander's; `null` if no sentence states one.
 */
export function judgeRole(
  text: string,
  names: readonly string[],
): { readonly role: CaseRole; readonly report: CaseReport | null } | null {
  const report = judgeCase(text, names, "en");
  if (report !== null) return { role: ROLES[report.last.stage], report };
  const english = spokenOfIn("en");
  const told = english === undefined ? [] : mentionsIn(text, names, english);
  const role = told.map((sentence) => bystanderIn(sentence)).find((each) => each !== null);
  return role ? { role, report: null } : null;
}

/** Which of the four parts a stage stands for. */
const ROLES: Readonly<Record<CaseStage, CaseRole>> = {
  alleged: "accused",
  investigated: "accused",
  sued: "accused",
  settled: "accused",
  arrested: "charged",
  charged: "charged",
  extradited: "charged",
  tried: "charged",
  liable: "accused",
  convicted: "convicted",
  fined: "convicted",
  sanctioned: "accused",
  disqualified: "convicted",
  sentenced: "convicted",
  pardoned: "convicted",
  dropped: "acquitted",
  acquitted: "acquitted",
  overturned: "acquitted",
};

/** The first three count against a person. */
export function isAgainst(role: CaseRole): boolean {
  return role === "accused" || role === "charged" || role === "convicted";
}
