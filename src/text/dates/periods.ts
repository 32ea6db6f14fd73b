import { wordOf } from "../languages/cues.ts";
import { findPeriods, type Period } from "./dates.ts";
import type { Analysed } from "../sentences/analyse.ts";
import { has } from "../tokens/spans.ts";
import { type Token, tokenize } from "../tokens/tokens.ts";
import type { WordClass } from "../languages/words.ts";

/** When something was, as far as the words around it say. */
export interface When {
  readonly from?: string;
  readonly to?: string;
  readonly current?: boolean;
}

const BEGINS: readonly WordClass[] = ["JOIN", "BECOME", "FOUND"];

/** The time of a post or an employer, from the words around it, up to the next name or post on either side. */
export function whenOf(sentence: Analysed, first: number, last: number): When {
  const { tokens } = sentence;
  const period = periodBeside(sentence, first, last);
  const event = eventBefore(tokens, first);
  const lasting = isPresent(tokens, first) ? { current: true } : {};
  if (period === undefined) return lasting;
  if (period.on !== undefined) {
    if (event !== undefined && BEGINS.includes(event)) return { from: period.on, ...lasting };
    if (event === "LEAVE") return { to: period.on };
    return lasting;
  }
  if (period.start !== undefined && period.end !== undefined && period.start.slice(0, 4) > period.end.slice(0, 4))
    return lasting;
  return {
    ...(period.start === undefined ? {} : { from: period.start }),
    ...(period.end === undefined ? {} : { to: period.end }),
    ...(period.current === true ? { current: true } : period.end === undefined ? lasting : {}),
  };
}

/**
 * The time after a place, or else the one before it. A time separated from the place by an "and" belongs to what
 * follows it; one in brackets right after something else belongs to that.
 */
function periodBeside(sentence: Analysed, first: number, last: number): Period | undefined {
  const { tokens, piece } = sentence;
  const lang = sentence.lexicon.language.lang;
  const isParted = (text: string) => tokenize(text, sentence.lexicon).some((token) => has(token, "AND"));
  const behind = piece.text.slice(tokens[last]?.to ?? 0, edgeBehind(sentence, last));
  const [next] = findPeriods(behind, lang);
  if (next !== undefined && !isParted(behind.slice(0, next.from))) {
    const opening = /^\s*,/u.test(behind) ? openingPeriod(sentence, first) : undefined;
    return opening ?? next;
  }
  const ahead = piece.text
    .slice(edgeBefore(sentence, first), tokens[first]?.from ?? 0)
    .replace(/^\s*\([^()]*\)/u, (text) => " ".repeat(text.length));
  const previous = findPeriods(ahead, lang).at(-1);
  return previous !== undefined && !isParted(ahead.slice(previous.to)) ? previous : undefined;
}

/**
 * "2002–2009 she was a buyer at Globex, 2009–2018 head of sales at Initech": if a sentence begins with a stretch of
 * time, each stretch precedes its post.
 */
function openingPeriod({ tokens, spans, piece, lexicon }: Analysed, first: number): Period | undefined {
  const opener = spans.find((span) => span.kind !== "degree");
  if (opener === undefined || tokens.slice(0, first).some(({ text }) => text === "," || text === ";")) return undefined;
  const [period] = findPeriods(piece.text.slice(0, tokens[opener.first]?.from ?? 0), lexicon.language.lang);
  return period?.start !== undefined && period.end !== undefined ? period : undefined;
}

/** The single year, or the end of a stretch of time, beside a school. */
export function yearOf(sentence: Analysed, first: number, last: number): { from?: string; to?: string } {
  const { tokens, piece } = sentence;
  const lang = sentence.lexicon.language.lang;
  const behind = findPeriods(piece.text.slice(tokens[last]?.to ?? 0, edgeBehind(sentence, last)), lang)[0];
  const ahead = findPeriods(piece.text.slice(edgeBefore(sentence, first), tokens[first]?.from ?? 0), lang).at(-1);
  const period: Period | undefined = behind ?? ahead;
  if (period === undefined) return {};
  if (period.on !== undefined) return { to: period.on };
  return {
    ...(period.start !== undefined && period.end !== undefined ? { from: period.start } : {}),
    ...(period.end === undefined ? {} : { to: period.end }),
  };
}

function edgeBefore({ tokens, spans }: Analysed, first: number): number {
  const previous = spans.findLast((span) => span.last < first && span.kind !== "degree");
  // A comma or an "and" before the verb that governs the place begins a new clause: what stands before belongs to
  // another.
  const verb = tokens.slice(0, first).findLastIndex((token) => has(token, ...GOVERNING));
  const clause = tokens
    .slice(0, Math.max(0, verb))
    .findLastIndex((token) => has(token, "AND", "BUT") || token.text === "," || token.text === ";");
  const opening = tokens.slice(0, Math.max(0, clause)).every((token) => !has(token, ...GOVERNING));
  const mark = tokens.slice(0, first).findLastIndex(({ text }) => text === ";");
  return Math.max(
    previous === undefined ? 0 : (tokens[previous.last]?.to ?? 0),
    clause < 0 || opening ? 0 : (tokens[clause]?.to ?? 0),
    mark < 0 ? 0 : (tokens[mark]?.to ?? 0),
  );
}

const GOVERNING: readonly WordClass[] = [
  "WORK",
  "JOIN",
  "LEAVE",
  "LEAD",
  "BECOME",
  "FOUND",
  "TEACH",
  "STUDY",
  "GRAD",
  "LIVE",
];

/** "in Alice Springs", "in the Yukon". */
function isPassedBy(tokens: readonly Token[], first: number): boolean {
  const before = has(tokens[first - 1], "ART") ? tokens[first - 2] : tokens[first - 1];
  return has(before, "IN");
}

/** Skips places: "at the Bureau of Meteorology in Alice Springs from 2004". */
function edgeBehind({ tokens, spans, piece }: Analysed, last: number): number {
  const next = spans.find((span) => span.first > last && !isPassedBy(tokens, span.first));
  const mark = tokens.findIndex(({ text }, at) => at > last && text === ";");
  const clause = tokens.findIndex(
    (token, at) => at > last && (has(token, "AND") || token.text === ",") && isVerbNext(tokens, at),
  );
  return Math.min(
    ...[
      next === undefined ? undefined : tokens[next.first]?.from,
      mark < 0 ? undefined : tokens[mark]?.from,
      clause < 0 ? undefined : tokens[clause]?.from,
    ].map((at) => at ?? piece.text.length),
  );
}

function isVerbNext(tokens: readonly Token[], at: number): boolean {
  const events: readonly WordClass[] = [
    "WORK",
    "JOIN",
    "LEAVE",
    "STUDY",
    "BECOME",
    "LEAD",
    "FOUND",
    "MARRY",
    "LIVE",
    "BE",
    "SHE",
    "HE",
    "FIRST",
    "WIN",
    "GRAD",
  ];
  return has(tokens[at + 1], ...events) || (has(tokens[at + 1], "AND", "BEFORE") && has(tokens[at + 2], ...events));
}

/** The nearest word before a place that signals a beginning, an end or a stay. */
function eventBefore(tokens: readonly Token[], first: number): WordClass | undefined {
  for (let i = first - 1; i >= 0 && first - i < 16; i--) {
    const token = tokens[i];
    if (token === undefined || token.text === ";") return undefined;
    const of = (["LEAVE", "JOIN", "BECOME", "FOUND", "WORK", "LEAD", "TEACH", "BE"] as const).find((each) =>
      has(token, each),
    );
    if (of !== undefined && !(token.capital && i > 0)) return of;
  }
  return undefined;
}

const PRESENT = wordOf("present verbs");

const PAST = wordOf("past verbs");

export function isPresent(tokens: readonly Token[], first: number): boolean {
  for (let i = first - 1; i >= 0 && first - i < 14; i--) {
    const token = tokens[i];
    if (token === undefined || token.text === ";" || has(token, "BUT")) return false;
    if (PRESENT.test(token.lower)) return true;
    if (has(token, "LEAVE", "BEFORE") || PAST.test(token.lower)) return false;
  }
  return false;
}
