import { createRequire } from "node:module";
import { cuss } from "cuss";
import { readLeetWord } from "../text/tokens/leet.ts";
import type { PostStretch } from "./guards.ts";
import { analysisList, POSTS } from "./lists.ts";

const require = createRequire(import.meta.url);
const leo: { getDictionary(language: string): readonly string[] } = require("leo-profanity");

const LIST = analysisList("profanity");
const OATHS = new RegExp(String.raw`\b(?:${POSTS.pattern("oaths")})\b`, "giu");
const PLAIN = new Set(LIST.entries("plain"));
const PROFANE = new Set(
  [
    ...Object.entries(cuss)
      .filter(([, sureness]) => sureness === 2)
      .map(([word]) => word),
    ...leo.getDictionary("en"),
    ...LIST.entries("profane"),
  ].filter((word) => !PLAIN.has(word)),
);
/** Abuse without profanity: names and verdicts hurled at people. */
const ABUSIVE = new Set(LIST.entries("abusive"));
const MILD = new Set(LIST.entries("mild"));

export interface ProfaneWord extends PostStretch {
  readonly word: string;
  readonly kind: "profane" | "abusive";
  /** Also said about goals, weather and food: alone it shows nothing. */
  readonly mild: boolean;
}

const TOKEN =
  /(?<![@#\p{L}\p{N}])[\p{L}][\p{L}\p{N}'’*@$!|#-]*[\p{L}\p{N}*]|(?<![\p{L}\p{N}])\p{L}(?:[ ._-]\p{L}){3,7}(?![\p{L}\p{N}])/gu;

/**
 * Finds profane and abusive words, with their positions. Recognises masks (`f**k`, `sh!t`) and letters drawn out or
 * spaced (`f u c k`). From the packages cuss (MIT, its surest words) and leo-profanity (MIT), and words of our own.
 */
export function findProfanity(text: string): readonly ProfaneWord[] {
  const found: ProfaneWord[] = [];
  for (const match of text.matchAll(TOKEN)) {
    const kind = kindOf(match[0]);
    if (kind !== null) {
      const mild = MILD.has(match[0].toLowerCase());
      found.push({ word: match[0], kind, mild, from: match.index, to: match.index + match[0].length });
    }
  }
  for (const match of text.matchAll(OATHS)) {
    found.push({ word: match[0], kind: "profane", mild: false, from: match.index, to: match.index + match[0].length });
  }
  return found.filter((word) => !isHarmless(word, text));
}

/** People who put themselves down abuse nobody; and some abusive words are parts of everyday ones. */
const EVERYDAY = analysisList("profanity-compounds");
const COMPOUNDS = new RegExp(String.raw`^\s*[- ]?(?:${EVERYDAY.pattern("after")})\b`, "iu");
const COMPOUND_BEFORE = new RegExp(String.raw`\b(?:${EVERYDAY.pattern("before")})\s+$`, "iu");
const OF_ONESELF = /\b(?:i|i'm|im|i've|i'd|me|myself|my own|we|we're)(?:\s+(?:[\p{L}']+)){0,5}\s*$/iu;
const MILD_IN =
  /\b(?:hell of|kick(?:s|ed|ing)?[- ]ass|bad ?ass|smart ?ass|damn (?:good|fine|proud|right|near|well)|as hell|hell yeah|hell yes)\b/iu;

function isHarmless(word: ProfaneWord, text: string): boolean {
  const before = text.slice(Math.max(0, word.from - 40), word.from).replaceAll("’", "'");
  const clause = before.slice(Math.max(before.lastIndexOf("."), before.lastIndexOf(","), before.lastIndexOf("!")) + 1);
  if (word.kind === "abusive") {
    if (COMPOUNDS.test(text.slice(word.to, word.to + 14))) return true;
    if (COMPOUND_BEFORE.test(before)) return true;
    if (/\bthe\s+$/iu.test(before) && /^(?:fools?'?s?|creeps)$/iu.test(word.word)) return true;
    return OF_ONESELF.test(clause) && !/\b(?:you|he|she|they|hate|these|those|this)\b/iu.test(clause);
  }
  if (/^suck(?:s|ed)?$/iu.test(word.word)) return OF_ONESELF.test(clause);
  const around = text.slice(Math.max(0, word.from - 8), word.to + 8);
  return MILD_IN.test(around) && !/fuck|shit|cunt/iu.test(word.word);
}

const MASKED =
  /^(?:f[*#@!$u]+(?:c[*#@!$c]*)?k?(?:er|ers|ing|in|ed|s)?|f[*]+|s[h*][*!1]t(?:ty|s)?|s\*+t?|b[*!1]+(?:(?:tc?|c)[*]*)?h?(?:es)?|a[*$]{2}(?:hole)?|c[*]+t|d[*!1]+ck|sh[*!1]+)$/iu;

function kindOf(token: string): ProfaneWord["kind"] | null {
  const lower = token.toLowerCase().replaceAll("’", "'");
  const forms = [lower, lower.replace(/'s?$/, "")];
  if (/[ ._-]/.test(lower)) forms.push(lower.replace(/[ ._-]/g, ""));
  const spelled = readLeetWord(lower);
  if (spelled !== lower) forms.push(spelled);
  if (/(\p{L})\1{2}/u.test(lower))
    forms.push(lower.replace(/(\p{L})\1{2,}/gu, "$1"), lower.replace(/(\p{L})\1{2,}/gu, "$1$1"));
  if (lower.includes("*") && MASKED.test(lower)) return "profane";
  if (forms.some((form) => ABUSIVE.has(form))) return "abusive";
  return forms.some((form) => PROFANE.has(form)) ? "profane" : null;
}
