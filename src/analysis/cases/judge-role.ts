import { mentionsIn } from "../../text/people/mentions.ts";
import { spokenOfIn } from "../../text/languages/languages.ts";
import { type Bystander, bystanderIn } from "./bystanders.ts";
import { type CaseReport, judgeCase } from "./judge-case.ts";
import type { CaseStage } from "../../domain/case-stage.ts";

/** What a person is in a case: a party to it, of whom it says how far it has come, or somebody beside it. */
export type CaseRole = "accused" | "charged" | "convicted" | "acquitted" | Bystander;

/**
 * A person's part in the case that an English article tells of: a party's by the last stage that is said of them, or else a
 * bystander's; `null` where no sentence says one.
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

/** Of four parts, which a stage stands for. */
const ROLES: Readonly<Record<CaseStage, CaseRole>> = {
  alleged: "accused",
  investigated: "accused",
  sued: "accused",
  settled: "accused",
  arrested: "charged",
  charged: "charged",
  tried: "charged",
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

/** The first three speak against a person. */
export function isAgainst(role: CaseRole): boolean {
  return role === "accused" || role === "charged" || role === "convicted";
}
