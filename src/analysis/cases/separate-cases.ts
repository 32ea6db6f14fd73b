import type { CaseStage } from "../../domain/case-stage.ts";
import { cue } from "../../text/languages/cues.ts";
import type { CaseReport } from "./judge-case.ts";
import { type CaseAssertion, isPunished, lastStage } from "./stages.ts";

/**
 * What an article says of each of the person's cases, in text order: a lawsuit and a fine for contempt each have their
 * own stages. One case may be about several offences, and may end with another one than it began with, so two are told
 * apart only if they name different offences and one of these holds: one is a civil case and the other is not; one is
 * about the conduct of a case or about defamation; one is from an earlier year. Words such as "in a separate case"
 * suffice alone.
 */
export function separateCases(report: CaseReport): readonly CaseReport[] {
  const { assertions } = report;
  const cases: CaseAssertion[][] = [];
  // What names one offence tells which cases there are; what names several, or none, joins one of them.
  for (const each of assertions
    .filter(({ weak }) => !weak)
    .toSorted((a, b) => matterCount(a) - matterCount(b) || a.place - b.place)) {
    const home = homeOf(each, cases);
    if (home === undefined) cases.push([each]);
    else home.push(each);
  }
  if (cases.length < 2) return [report];
  for (const each of assertions.filter(({ weak }) => weak)) nearest(each, cases)?.push(each);
  const separate = cases.flatMap((members) => {
    const inOrder = assertions.filter((each) => members.includes(each));
    const last = lastStage(inOrder);
    return last === undefined ? [] : { last, assertions: inOrder };
  });
  return separate.length < 2 ? [report] : separate.toSorted((a, b) => beginOf(a) - beginOf(b));
}

const beginOf = ({ assertions }: CaseReport): number => Math.min(...assertions.map(({ place }) => place));

/** Without any, an assertion comes last. */
const matterCount = (assertion: CaseAssertion): number => mattersOf(assertion).size || MANY;

/** More than an article has sentences, or a sentence offences. */
const MANY = 10_000;

/** The case that an assertion is about; `undefined` if it is none of those. */
function homeOf(assertion: CaseAssertion, cases: readonly CaseAssertion[][]): CaseAssertion[] | undefined {
  const matters = mattersOf(assertion);
  const alike = cases.filter((members) => members.some((each) => !mattersOf(each).isDisjointFrom(matters)));
  if (alike.length > 0)
    return alike.find((members) => members.some(({ stage }) => stage === assertion.stage)) ?? alike[0];
  const open = cases.filter((members) => !isOfAnother(assertion, members));
  return nearest(assertion, open);
}

/** The case that is told nearest before an assertion, or else after it; a civil stage prefers a civil case. */
function nearest(assertion: CaseAssertion, cases: readonly CaseAssertion[][]): CaseAssertion[] | undefined {
  const civil = cases.filter((members) => members.some(({ stage }) => CIVIL.has(stage)));
  const fitting = CIVIL.has(assertion.stage) && civil.length > 0 ? civil : cases;
  const distance = (members: readonly CaseAssertion[]) =>
    Math.min(...members.map(({ place }) => (place <= assertion.place ? assertion.place - place : MANY + place)));
  return fitting.toSorted((a, b) => distance(a) - distance(b))[0];
}

function isOfAnother(assertion: CaseAssertion, members: readonly CaseAssertion[]): boolean {
  const [first] = members.toSorted((a, b) => a.place - b.place);
  if (first === undefined) return true;
  const [before, later] = first.place < assertion.place ? [first, assertion] : [assertion, first];
  if (before.place !== later.place && ANOTHER.test(later.sentence)) return true;
  const ownMatters = mattersOf(assertion);
  const theirs = new Set(members.flatMap((each) => [...mattersOf(each)]));
  if (ownMatters.size === 0 || theirs.size === 0) return false;
  return (
    CIVIL.has(assertion.stage) !== members.some(({ stage }) => CIVIL.has(stage)) ||
    KINDS.some(({ name }) => ownMatters.has(name) !== theirs.has(name)) ||
    members.some((each) => isEarlier(each, assertion) || isEarlier(assertion, each))
  );
}

/** Whether one case was over in an earlier year than that in which the other began: "had been jailed for theft in 2009". */
function isEarlier(end: CaseAssertion, begin: CaseAssertion): boolean {
  if (!isPunished(end.stage) || !BEGINNINGS.has(begin.stage)) return false;
  return begin.year === undefined
    ? end.before && end.year !== undefined
    : end.year !== undefined && end.year < begin.year;
}

/** The offences of an assertion, and the kinds of case that are never part of another one. */
function mattersOf({ clause, offences }: CaseAssertion): ReadonlySet<string> {
  return new Set([...offences, ...KINDS.flatMap(({ name, pattern }) => (pattern.test(clause) ? name : []))]);
}

const KINDS = (["defamation", "against the court"] as const).map((name) => ({
  name,
  pattern: new RegExp(`(?<!\\p{L})(?:${cue(name)})(?!\\p{L})`, "iu"),
}));
/** A sentence that turns to another case. */
const ANOTHER = new RegExp(`(?<!\\p{L})(?:${cue("another case")})`, "iu");
const CIVIL: ReadonlySet<CaseStage> = new Set(["sued", "liable", "settled"]);
const BEGINNINGS: ReadonlySet<CaseStage> = new Set(["alleged", "investigated", "sued", "arrested", "charged"]);
