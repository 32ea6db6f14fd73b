import type { CaseStage } from "../../domain/case-stage.ts";
import { cue, cueIn } from "../../text/languages/cues.ts";
import { spokenOfIn } from "../../text/languages/languages.ts";
import { perLanguage } from "../../text/languages/per-language.ts";

/** Words of a language with which a sentence takes back what its words about a step in a case seem to say. */
interface DenyingWords {
  /** "The arrest of @ never happened": behind the step, in its sentence. */
  readonly happened: RegExp;
  /** "@ was charged by nobody": in the clause of the step. */
  readonly denies: RegExp;
  readonly mistaken: RegExp;
  /** "By callers to her show": in the clause of the step. */
  readonly ofTaste: RegExp;
  /** Between a clause and the next one with the same subject. */
  readonly and: RegExp;
  /** "by the smell": what follows the preposition. */
  readonly agent: RegExp;
  /** "The blogger claimed that": right before the clause of the step. */
  readonly claimed: RegExp;
  /** "for parking": in the clause of a fine. */
  readonly petty: RegExp;
}

/** A step in a masked sentence: the words that state it, and the clause around them. */
interface Step {
  readonly stage: CaseStage;
  readonly masked: string;
  readonly from: number;
  readonly to: number;
  readonly clause: string;
  /** A "no" in its words is its own: "faces no further action". */
  readonly denies: boolean;
}

/**
 * Whether a sentence names a step in a case and says that it was not taken, was taken by mistake, or was taken by
 * something that takes no such steps ("convicted by the smell of petrol"); or whether it only says that somebody claims
 * so who is neither a court nor the police. A fine for parking is none either.
 */
export function isDenied(step: Step, lang: string): boolean {
  const words = wordsOf(lang);
  const behind = step.masked.slice(step.to).split(SENTENCE_END)[0] ?? "";
  return (
    words.happened.test(behind) ||
    words.mistaken.test(step.clause) ||
    (TAKEN_BY_COURTS.has(step.stage) && words.ofTaste.test(step.clause)) ||
    (!step.denies && isDeniedWithin(step, words)) ||
    ((step.stage === "fined" || step.stage === "convicted") && words.petty.test(step.clause)) ||
    (TAKEN_BY_COURTS.has(step.stage) && (isFigurative(behind, words) || isClaimed(step, words)))
  );
}

/**
 * "Never" beyond an "and" belongs to something else ("never repaid what she had borrowed from the members of her club and was jailed"), and so it does further behind
 * ("was sued by a driver who was never paid").
 */
function isDeniedWithin({ masked, from, to, clause }: Step, { denies, and }: DenyingWords): boolean {
  const found = denies.exec(clause);
  const begin = masked.indexOf(clause, Math.max(0, to - clause.length));
  if (found === null || begin < 0) return false;
  const at = begin + found.index;
  return at < to ? !and.test(masked.slice(at, from)) : at - to <= NEXT_WORDS;
}

/** A preposition and a space. In UTF-16 code units. */
const NEXT_WORDS = 8;

/** "The blogger alleged @ had been jailed". */
function isClaimed({ masked, from }: Step, { claimed }: DenyingWords): boolean {
  const before = masked.slice(Math.max(0, from - CLAIM_REACH), from);
  const match = claimed.exec(before);
  return match !== null && !AUTHORITY_LAST.test(before.slice(0, match.index));
}

/** How far before a step its sentence can say who claims it, in UTF-16 units. */
const CLAIM_REACH = 120;

function isFigurative(behind: string, { agent }: DenyingWords): boolean {
  const by = agent.exec(behind)?.groups?.["who"];
  return by !== undefined && !/[\p{Lu}\p{N}@#%]/u.test(by) && !AUTHORITY.test(by);
}

const SENTENCE_END = /[;:]|\.(?:\s|$)/u;

/** Others than courts, police, parliaments and heads of state can accuse, sue, fine and investigate. */
const TAKEN_BY_COURTS: ReadonlySet<CaseStage> = new Set([
  "arrested",
  "charged",
  "tried",
  "convicted",
  "sentenced",
  "acquitted",
  "pardoned",
]);

/** "Police officers have", right before a verb. */
const AUTHORITY_LAST = new RegExp(`(?<!\\p{L})(?:${cue("courts and police")})\\p{L}*(?:\\s[\\p{L}-]+){0,2}\\s$`, "iu");

const AUTHORITY = new RegExp(`(?<!\\p{L})(?:${cue("courts and police")}|${cue("other authorities")})`, "iu");

const wordsOf = perLanguage((lang: string): DenyingWords => {
  const { and = "(?!)", when = "(?!)" } = spokenOfIn(lang)?.belonging ?? {};
  const whole = (cues: string) => new RegExp(`(?<!\\p{L})(?:${cues})(?!\\p{L})`, "iu");
  return {
    happened: whole(cueIn(lang, "never happened")),
    denies: whole(cueIn(lang, "denies its clause")),
    mistaken: whole(cueIn(lang, "by mistake")),
    ofTaste: whole(cueIn(lang, "judges of taste")),
    and: whole(and),
    agent: new RegExp(`^\\s(?:${cueIn(lang, "leads to an agent")})\\s(?<who>[^.,;:–—]{3,60})`, "iu"),
    petty: whole(cueIn(lang, "petty offences")),
    claimed: new RegExp(
      `(?<!\\p{L})(?:${cueIn(lang, "claims of others")}),?\\s(?:(?:${cueIn(lang, "introduces what is said")})\\s)?(?:(?!(?:${when})\\s)[^\\s,;:.]+,?\\s){0,6}$`,
      "iu",
    ),
  };
});
