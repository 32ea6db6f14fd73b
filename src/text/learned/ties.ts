import { findPeriods, type Period } from "../dates/dates.ts";
import { cue } from "../languages/cues.ts";
import { type Analysed, EVENTS } from "../sentences/analyse.ts";
import { chancesOf, type Features, type LinearModel, readWeights } from "./linear.ts";
import { isPresent, type When, whenOf, yearOf } from "../dates/periods.ts";
import { kindOf, type TokenStretch, tieFeatures, type Time, timeFeatures } from "./tie-features.ts";
import { has } from "../tokens/spans.ts";
import type { Token } from "../tokens/tokens.ts";
import { TIE_WEIGHTS } from "./tie-weights.ts";

/**
 * What ties two places of a sentence: a post held with an employer, a time at which a job began or ended, a degree
 * from a school, the time of a degree, a post held with the employer of an earlier sentence.
 */
export const TIES = ["held", "began", "ended", "studied", "graduated", "carried"] as const;
export type Tie = (typeof TIES)[number];

let made: LinearModel | undefined;

/** How likely each tie is, 0 to 1, in the order of `TIES`. */
function chancesOfTies(features: Features): number[] {
  made ??= readWeights(TIE_WEIGHTS, TIES.length);
  return chancesOf(features, made);
}

/** How likely one tie is, 0 to 1. */
export function chanceOfTie(tie: Tie, features: Features): number {
  return chancesOfTies(features)[TIES.indexOf(tie)] ?? 0;
}

/** A post or a degree, with its employer or school; either can be missing. */
export interface HeldPost {
  readonly body: TokenStretch | undefined;
  readonly what: TokenStretch | undefined;
}

/** The times that a sentence names, in order. */
export function timesIn({ piece, tokens, lexicon }: Analysed): readonly Time[] {
  let times = timesKnown.get(tokens);
  if (times === undefined) {
    times = findPeriods(piece.text, lexicon.language.lang).flatMap((period) => {
      const first = tokens.findIndex(({ to }) => to > period.from);
      const last = tokens.findLastIndex(({ from }) => from < period.to);
      return first < 0 || last < first ? [] : [{ period, first, last }];
    });
    timesKnown.set(tokens, times);
  }
  return times;
}

/** Jobs, schools and the second look need the same times of a sentence. */
const timesKnown = new WeakMap<readonly Token[], readonly Time[]>();

/** What the rules in `periods.ts` say about the times beside a place. */
interface Ruled {
  readonly job: When;
  readonly school: When;
}

function ruledOf(sentence: Analysed, held: HeldPost, job: When = jobRuledOf(sentence, held)): Ruled {
  const { first, last } = reachOf(held);
  return { job, school: yearOf(sentence, first, last) };
}

function jobRuledOf(sentence: Analysed, held: HeldPost): When {
  const { first, last } = reachOf(held);
  return whenOf(sentence, first, last);
}

function reachOf({ body, what }: HeldPost): TokenStretch {
  return {
    first: Math.min(body?.first ?? Number.POSITIVE_INFINITY, what?.first ?? Number.POSITIVE_INFINITY),
    last: Math.max(body?.last ?? 0, what?.last ?? 0),
  };
}

/** Features of a time and of what was held then; `all` are those of the whole sentence. */
export function whenFeatures(
  sentence: Analysed,
  time: Time,
  held: HeldPost,
  all: readonly HeldPost[],
  times: readonly Time[],
  ruled: Ruled = ruledOf(sentence, held),
): Features {
  const bodies = all.flatMap(({ body }) => body ?? []);
  const whats = all.flatMap(({ what }) => what ?? []);
  const { body, what } = held;
  const { job, school } = ruled;
  const [start, end] = [startsOf(time.period), endsOf(time.period)];
  const by = [
    start !== undefined && job.from === start ? "from" : job.from === undefined ? "-" : "other",
    end !== undefined && job.to === end ? "to" : job.to === undefined ? "-" : "other",
    end !== undefined && school.to === end ? "year" : school.to === undefined ? "-" : "other",
  ];
  const kind = kindOf(time.period);
  return (add) => {
    add`bias`;
    add`ruled=${by[0]},${by[1]},${by[2]}`;
    for (const [at, rule] of by.entries()) add`ruled${at}=${rule}`;
    for (const [at, rule] of by.entries()) add`ruled${at}=${rule}|${kind}`;
    timeFeatures(sentence, time, times)(add);
    if (body === undefined) add`b:none`;
    else tieFeatures(sentence, time, body, bodies, "b:")(add);
    if (what === undefined) add`w:none`;
    else tieFeatures(sentence, time, what, whats, "w:")(add);
  };
}

/** The likelihood from which a tie is believed; set by `eval/train-ties.ts --check`. */
const MIN_TIE: Readonly<Record<Tie, number>> = {
  held: 0.6,
  began: 0.7,
  ended: 0.75,
  studied: 0.5,
  graduated: 0.6,
  carried: 0.6,
};

export function isBelieved(tie: Tie, chance: number): boolean {
  return chance >= MIN_TIE[tie];
}

/**
 * When the jobs of a sentence were held, as far as its times are likely enough to be theirs. A time that several
 * could have goes to the likeliest.
 */
export function timesOfJobs(sentence: Analysed, all: readonly HeldPost[]): When[] {
  if (all.length === 0) return [];
  const times = timesIn(sentence);
  const likely = all.map((held) => {
    if (times.length === 0) return [];
    const job = jobRuledOf(sentence, held);
    const certain = all.length === 1 ? certainTime(times, job) : undefined;
    const isElse = ({ time }: TiedTime) =>
      isOfAnotherDeed(sentence, held, time) || isWhatFollowed(sentence, held, time);
    if (certain !== undefined && !certain.some(isElse)) return certain;
    const ruled = ruledOf(sentence, held, job);
    const possible = times.filter((time) => !isOfAnotherDeed(sentence, held, time));
    return nearest(possible, held).flatMap((time) => {
      if (isWhatFollowed(sentence, held, time)) {
        const { on } = time.period;
        const isTold = possible.some((other) => other !== time && !isWhatFollowed(sentence, held, other));
        return on === undefined || isTold ? [] : { tie: "ended", value: on, time, chance: 1 };
      }
      const chances = chancesOfTies(whenFeatures(sentence, time, held, all, times, ruled));
      return (["began", "ended"] as const).flatMap((tie): TiedTime[] => {
        const value = (tie === "began" ? startsOf : endsOf)(time.period);
        return value === undefined ? [] : [{ tie, value, time, chance: chances[TIES.indexOf(tie)] ?? 0 }];
      });
    });
  });
  const most = new Map<Time, number>();
  for (const { time, chance } of likely.flat()) most.set(time, Math.max(most.get(time) ?? 0, chance));
  return all.map((held, at) => {
    const own = (likely[at] ?? []).filter(({ time, chance }) => chance >= (most.get(time) ?? 0) - SHARED);
    return timesOfJob(sentence, held, (tie) =>
      bestOf(
        own.filter((each) => each.tie === tie),
        tie,
      ),
    );
  });
}

/**
 * "The managing director of Corvane was born in 1976", "… took an MBA in 2008": the person described at the beginning
 * of the sentence did something then, which says nothing about when the post began.
 */
function isOfAnotherDeed({ tokens }: Analysed, held: HeldPost, time: Time): boolean {
  const { first, last } = reachOf(held);
  const before = tokens.slice(0, first);
  if (time.first <= last || before.length > MAX_DESCRIBING || before.some((token) => has(token, "BE", ...EVENTS)))
    return false;
  const between = tokens.slice(last + 1, time.first);
  return between.some((token) => has(token, ...OTHER_DEEDS)) && !between.some((token) => has(token, ...HOLDS_POSTS));
}

/**
 * "After six years as an engineer with Corvane she set up on her own in 2006", "joined Globex in 2006 after six years
 * with Corvane": the next thing began then, so the earlier one was over.
 */
function isWhatFollowed({ piece, tokens }: Analysed, held: HeldPost, time: Time): boolean {
  const { first, last } = reachOf(held);
  const [from, to] = [tokens[first]?.from ?? 0, tokens[last]?.to ?? 0];
  const spell = [...piece.text.slice(0, from).matchAll(AFTER_A_SPELL)].at(-1);
  if (spell === undefined) return false;
  const begins = spell.index + spell[0].length;
  const when = tokens[time.first]?.from ?? 0;
  const isWithin = tokens.some(
    (token) => token.from >= begins && token.to <= from && (has(token, ...HOLDS_POSTS) || /^[.;,]$/u.test(token.text)),
  );
  if (isWithin) return false;
  if (when < spell.index) return true;
  // In brackets, or right after it: the time of the spell itself.
  return (
    when >= to && tokens.slice(last + 1, time.first).some((token) => has(token, "SHE", "HE", "FIRST", ...HOLDS_POSTS))
  );
}

const AFTER_A_SPELL = new RegExp(`(?<!\\p{L})(?:${cue("after a spell")})(?!\\p{L})`, "giu");

/**
 * "Diplômée de HEC, elle débute chez Globex en 1998": after a comma, a subject and a word for working, a time belongs
 * to what began then.
 */
function isOfLaterPost({ tokens }: Analysed, held: HeldPost, time: Time): boolean {
  const { last } = reachOf(held);
  const comma = tokens.findIndex(({ text }, at) => at > last && at < time.first && text === ",");
  if (comma < 0 || !has(tokens[comma + 1], "SHE", "HE", "FIRST")) return false;
  return tokens.slice(comma + 2, time.first).some((token) => has(token, ...HOLDS_POSTS));
}

/** The most words before a post that begins a sentence: "The British". */
const MAX_DESCRIBING = 4;
const OTHER_DEEDS = ["BORN", "DIE", "MARRY", "LIVE", "STUDY", "GRAD", "DEGREE", "WIN"] as const;
const HOLDS_POSTS = ["JOIN", "WORK", "LEAD", "BECOME", "LEAVE", "FOUND"] as const;

/**
 * The only stretch of time in a sentence with one job, if the rules also give it to that job: nothing is left to
 * weigh.
 */
function certainTime(times: readonly Time[], ruled: When): TiedTime[] | undefined {
  const [time] = times;
  if (times.length !== 1 || time === undefined) return undefined;
  const { start, end, on } = time.period;
  if (on !== undefined || ruled.from !== start || ruled.to !== end) return undefined;
  return [
    ...(start === undefined ? [] : [{ tie: "began" as const, value: start, time, chance: 1 }]),
    ...(end === undefined ? [] : [{ tie: "ended" as const, value: end, time, chance: 1 }]),
  ];
}

/** The times nearest to a job: in a list of posts, the rest belong to other posts. */
function nearest(times: readonly Time[], { body, what }: HeldPost): readonly Time[] {
  if (times.length <= MAX_TIMES) return times;
  const at = (body ?? what)?.first ?? 0;
  return times.toSorted((a, b) => Math.abs(a.first - at) - Math.abs(b.first - at)).slice(0, MAX_TIMES);
}

const MAX_TIMES = 3;

/**
 * Jobs whose likelihoods for a time differ by less than this share it: "founder of one and chair of the other since
 * 2019".
 */
const SHARED = 0.03;

function timesOfJob(sentence: Analysed, { body, what }: HeldPost, of: (tie: Tie) => Likely | undefined): When {
  const [began, ended] = [of("began"), of("ended")];
  const isTwice = began !== undefined && began.time === ended?.time && began.time.period.on !== undefined;
  const isBackwards = began !== undefined && ended !== undefined && began.value.slice(0, 4) > ended.value.slice(0, 4);
  const drop = isTwice || isBackwards ? ((began?.chance ?? 0) >= (ended?.chance ?? 0) ? "ended" : "began") : undefined;
  // Both ends of a stretch belong to the job, or neither.
  const from = drop === "began" ? undefined : (began ?? otherEnd(ended, startsOf));
  const to = drop === "ended" ? undefined : (ended ?? otherEnd(began, endsOf));
  const { first } = reachOf({ body, what });
  const lasts = to === undefined && (from?.time.period.current === true || isPresent(sentence.tokens, first));
  return {
    ...(from === undefined ? {} : { from: from.value }),
    ...(to === undefined ? {} : { to: to.value }),
    ...(lasts ? { current: true } : {}),
  };
}

function otherEnd(likely: Likely | undefined, valueOf: typeof startsOf): Likely | undefined {
  if (likely === undefined || likely.time.period.on !== undefined) return undefined;
  const value = valueOf(likely.time.period);
  return value === undefined ? undefined : { ...likely, value };
}

export function startsOf({ start, on }: Period): string | undefined {
  return start ?? on;
}

export function endsOf({ end, on }: Period): string | undefined {
  return end ?? on;
}

interface Likely {
  readonly value: string;
  readonly time: Time;
  readonly chance: number;
}

interface TiedTime extends Likely {
  readonly tie: Tie;
}

function bestOf(all: readonly Likely[], tie: Tie): Likely | undefined {
  const [best] = all.toSorted((a, b) => b.chance - a.chance);
  return best !== undefined && isBelieved(tie, best.chance) ? best : undefined;
}

/** How likely the times read for a job or degree are to be its own, and how many times its sentence names. */
export function chancesOfTime(
  sentence: Analysed,
  held: HeldPost,
  from: string | undefined,
  to: string | undefined,
  isJob: boolean,
): { readonly count: number; readonly from?: number; readonly to?: number } {
  const times = timesIn(sentence);
  if (held.body === undefined && held.what === undefined) return { count: times.length };
  if (from === undefined && to === undefined) return { count: times.length };
  const ruled = ruledOf(sentence, held);
  const mostOf = (value: string | undefined, tie: Tie, valueOf: typeof startsOf): number | undefined => {
    if (value === undefined) return undefined;
    const of = times.filter(({ period }) => valueOf(period) === value);
    const chances = of.map((time) => chanceOfTie(tie, whenFeatures(sentence, time, held, [held], times, ruled)));
    return chances.length === 0 ? undefined : Math.max(...chances);
  };
  const began = mostOf(from, isJob ? "began" : "graduated", startsOf);
  const ended = mostOf(to, isJob ? "ended" : "graduated", endsOf);
  return {
    count: times.length,
    ...(began === undefined ? {} : { from: began }),
    ...(ended === undefined ? {} : { to: ended }),
  };
}

/** When a degree was awarded. */
export function timeOfSchool(sentence: Analysed, held: HeldPost, all: readonly HeldPost[]): When {
  const times = timesIn(sentence);
  if (times.length === 0) return {};
  const ruled = ruledOf(sentence, held);
  const best = bestOf(
    times.flatMap((time) => {
      const value = endsOf(time.period);
      if (value === undefined || isOfLaterPost(sentence, held, time)) return [];
      return [{ value, time, chance: chanceOfTie("graduated", whenFeatures(sentence, time, held, all, times, ruled)) }];
    }),
    "graduated",
  );
  if (best === undefined) return {};
  const { start } = best.time.period;
  return { ...(start === undefined ? {} : { from: start }), to: best.value };
}
