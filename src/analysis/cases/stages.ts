import { CASE_STAGES, type CaseStage } from "../../domain/case-stage.ts";

/** What a sentence says about the person's case, and where in the article. */
export interface CaseAssertion {
  readonly stage: CaseStage;
  readonly sentence: string;
  /** Says how a case continues without naming whose: it counts if another sentence has said whose it is. */
  readonly weak: boolean;
  /** About some of several charges only. */
  readonly partial: boolean;
  /** The offences in the clause of the assertion, as lines of the language's list. */
  readonly offences: ReadonlySet<string>;
  /** The words between two commas or "but" that say so; names are replaced by signs. */
  readonly clause: string;
  /** The index of its sentence in the article. */
  readonly place: number;
  /** Its sentence up to what says so, with what says so, and the rest; names are replaced by signs. */
  readonly told: { readonly before: string; readonly behind: string };
  /** The nearest year in its sentence. */
  readonly year?: number;
  /** The text sets it before the events it reports: "had been convicted". */
  readonly before: boolean;
  /**
   * Its sentence mentions a higher court, or the same court again: that court acquits of what the first convicted of.
   */
  readonly appealed: boolean;
  /** Its sentence contrasts two things: "convicted of this, but cleared of that". */
  readonly but: boolean;
  /** Its sentence says that a case that had ended begins anew: "charged again", "at a retrial". */
  readonly anew: boolean;
}

/**
 * The last stage that an article states: what ends a case outranks what began it, in whatever order the text says so.
 * But an acquittal of some charges, of another offence, or before a conviction for something else, does not undo that
 * conviction, and no end outlasts what is told of the case afterwards: charges may be dropped and brought again, and a
 * conviction be quashed before another court acquits. `undefined` if no assertion names the person.
 */
export function lastStage(assertions: readonly CaseAssertion[]): CaseAssertion | undefined {
  if (assertions.every(({ weak }) => weak)) return undefined;
  const punishments = assertions.filter(({ stage, weak }) => !weak && PUNISHED.has(stage));
  const isCharged = assertions.some(({ stage, weak }) => !weak && !BEFORE_CHARGES.has(stage));
  const open = assertions.filter(
    (each) =>
      (isCharged || !each.weak || each.stage !== "tried") &&
      !punishments.some((punishment) => outlasts(punishment, each)) &&
      !assertions.some((later) => isBegunAnew(each, later)),
  );
  return open.reduce<CaseAssertion | undefined>(
    (last, each) => (last === undefined || rank(each.stage) > rank(last.stage) ? each : last),
    undefined,
  );
}

/** Whether a conviction stands beside a good end: that of another charge, or of an earlier case. */
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

/**
 * Whether the case that ended goes on with another assertion: the text says that it begins anew, behind the end, or it
 * is of a later year than the end and told behind it. A weak assertion, a mere suspicion, or what had happened before
 * reopens nothing.
 */
function isBegunAnew(end: CaseAssertion, later: CaseAssertion): boolean {
  if (!ENDS.has(end.stage) || later.weak || later.before || !canFollow(later.stage, end.stage)) return false;
  // A second jury acquits after the verdict of the first was set aside, in whatever order the text says so.
  if (end.stage === "overturned" && later.stage === "acquitted" && later.anew) return true;
  const isBehind =
    later.place > end.place || (later.place === end.place && later.told.before.length > end.told.before.length);
  if (!isBehind) return false;
  const areDated = later.year !== undefined && end.year !== undefined && later.place !== end.place;
  return areDated && later.year !== end.year ? later.year > end.year : later.anew;
}

/** Whether a stage can follow that end in a case that begins anew. */
function canFollow(stage: CaseStage, end: CaseStage): boolean {
  return REOPENING.has(stage) || (end === "overturned" && (stage === "acquitted" || stage === "dropped"));
}

/** Somebody may be cleared of murder and guilty of manslaughter. */
function areOthers(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && other.size > 0 && one.isDisjointFrom(other);
}

const isHeadline = (sentence: string): boolean => !/[.!?]\P{L}?$/u.test(sentence.trim());
/** Where nothing more is said of the person, a trial in the text is somebody else's. */
const BEFORE_CHARGES: ReadonlySet<CaseStage> = new Set(["alleged", "investigated"]);
/** Ends after which a case can begin anew; nobody is tried again after a pardon, or for what they paid to settle. */
const ENDS: ReadonlySet<CaseStage> = new Set(["dropped", "acquitted", "overturned"]);
const REOPENING: ReadonlySet<CaseStage> = new Set(["arrested", "charged", "extradited", "tried"]);
const PUNISHED: ReadonlySet<CaseStage> = new Set(["convicted", "fined", "sentenced", "disqualified"]);
/** Whether a court has found somebody guilty, or punished them. */
export const isPunished = (stage: CaseStage): boolean => PUNISHED.has(stage);
const rank = (stage: CaseStage): number => CASE_STAGES.indexOf(stage);
