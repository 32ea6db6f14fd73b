import { CASE_STAGES, type CaseStage } from "../../domain/case-stage.ts";

/** What a sentence says of the person, and where in the article. */
export interface CaseAssertion {
  readonly stage: CaseStage;
  readonly sentence: string;
  /** Says how a case goes on without naming whose: it counts where another sentence has said whose it is. */
  readonly weak: boolean;
  /** Of some of several charges only. */
  readonly partial: boolean;
  /** Of what, as lines of the language's offences, in the clause that says it. */
  readonly offences: ReadonlySet<string>;
  /** Which sentence of the article it is. */
  readonly place: number;
  /** The year that stands nearest to it in its sentence. */
  readonly year?: number;
  /** The text says that it was before what it tells: "had been convicted". */
  readonly before: boolean;
  /** Its sentence has a higher court, or the same one again: that acquits of what the first convicted of. */
  readonly appealed: boolean;
  /** Its sentence sets two things against one another: "convicted of this, but cleared of that". */
  readonly but: boolean;
}

/**
 * The last stage that an article gives: what ends a case stands above what began it, wherever in the text it is said, but an
 * acquittal from some charges, of another offence, or before a conviction for something else, does not undo that conviction. `undefined` where no
 * assertion names the person.
 */
export function lastStage(assertions: readonly CaseAssertion[]): CaseAssertion | undefined {
  if (assertions.every(({ weak }) => weak)) return undefined;
  const punishments = assertions.filter(({ stage, weak }) => !weak && PUNISHED.has(stage));
  const open = assertions.filter((each) => !punishments.some((punishment) => outlasts(punishment, each)));
  return open.reduce<CaseAssertion | undefined>(
    (last, each) => (last === undefined || rank(each.stage) > rank(last.stage) ? each : last),
    undefined,
  );
}

/** Whether a conviction holds beside what ended well: another charge, or an earlier case. */
function outlasts(punishment: CaseAssertion, end: CaseAssertion): boolean {
  const { stage, partial, weak, place, year, appealed, but, offences } = end;
  if (stage === "dropped" || stage === "settled") return true;
  if (stage !== "acquitted") return false;
  if (partial || weak) return true;
  const when = punishment.year;
  if (year !== undefined && when !== undefined && year !== when) return when > year;
  if (appealed) return false;
  if (when === undefined && year === undefined && areOthers(offences, punishment.offences)) return true;
  if (punishment.before) return false;
  if (punishment.place === place) return but || when === undefined;
  return when === undefined && punishment.place === place + 1 && !isHeadline(end.sentence);
}

/** Somebody is cleared of murder who is guilty of manslaughter. */
function areOthers(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && other.size > 0 && one.isDisjointFrom(other);
}

const isHeadline = (sentence: string): boolean => !/[.!?]\P{L}?$/u.test(sentence.trim());
const PUNISHED: ReadonlySet<CaseStage> = new Set(["convicted", "fined", "sentenced", "disqualified"]);
const rank = (stage: CaseStage): number => CASE_STAGES.indexOf(stage);
