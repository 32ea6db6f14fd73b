import { chancesOf, type Features, type LinearModel, readWeights } from "./linear.ts";
import { SURENESS_WEIGHTS } from "./sureness-weights.ts";

/** What is read of a document about its person, before it is told how sure that is. */
export interface Said {
  readonly property: string;
  readonly value: unknown;
  readonly quote?: string | undefined;
  readonly method: string;
  /** Of the rule or model that read it, 0 to 1; those of two readers mean nothing beside each other. */
  readonly confidence: number;
}

let made: LinearModel | undefined;

/**
 * How likely a reading is right, 0 to 1: the share of such readings that were, on documents whose truth is known and which no
 * model had seen (`eval/train-sureness.ts`). What nobody has counted keeps the confidence of its reader; so does everything while
 * the table is empty.
 *
 * @param lang of the document
 */
export function surenessOf(said: Said, lang: string | undefined): number {
  made ??= readWeights(SURENESS_WEIGHTS, 1);
  if (made.starts.size === 0 || !COUNTED.has(said.property)) return said.confidence;
  const [chance = said.confidence] = chancesOf(surenessFeatures(said, lang), made);
  return Math.round(Math.min(MOST, Math.max(LEAST, chance)) * 100) / 100;
}

/** Nobody has seen enough readings to be surer, or to believe a reading less and keep it. */
const [LEAST, MOST] = [0.3, 0.99];

/** Of these the truths of the documents tell; how many children somebody has, most of them leave out. */
export const COUNTED: ReadonlySet<string> = new Set([
  "experience",
  "education",
  "occupation",
  "badge",
  "birthDate",
  "child",
  "email",
  "gender",
  "interest",
  "language",
  "location",
  "nationality",
  "phone",
  "skill",
  "spouse",
]);

/** What is counted of a reading: what it tells, how it was read, and how its words lie in the quote. */
export function surenessFeatures({ property, value, quote = "", method, confidence }: Said, lang?: string): Features {
  return (add) => {
    const isEnglish = lang?.slice(0, 2) === "en";
    add`all`;
    add`english=${isEnglish}`;
    add`${property}`;
    add`${property} english=${isEnglish}`;
    add`${property} read=${confidence}`;
    add`method=${method}`;
    add`${property} lines=${Math.min(3, quote.split("\n").length - 1)}`;
    add`length=${Math.min(8, Math.floor(quote.length / 60))}`;
    add`${property} stop=${/[.!?]$/u.test(quote)}`;
    if (typeof value === "object" && value !== null) addParts(add, property, value as Parts, quote);
    else add`${property} words=${wordsOf(String(value), 5)}`;
  };
}

/** A post, or a degree. */
interface Parts {
  readonly title?: string;
  readonly degree?: string;
  readonly company?: string;
  readonly school?: string;
}

function addParts(add: Parameters<Features>[0], property: string, parts: Parts, quote: string): void {
  const what = parts.title ?? parts.degree ?? "";
  const where = parts.company ?? parts.school ?? "";
  add`${property} members=${Object.keys(parts).sort().join("-")}`;
  add`years=${Math.min(5, quote.match(/[12]\d{3}/gu)?.length ?? 0)}`;
  add`${property} what=${wordsOf(what, 7)}`;
  add`${property} small=${/^\p{Ll}/u.test(what)}`;
  add`comma in what=${what.includes(",")}`;
  add`${property} where=${wordsOf(where, 7)}`;
  add`comma in where=${where.includes(",")}`;
  add`number in where=${/\d/u.test(where)}`;
  const [from, at] = [quote.indexOf(what), quote.indexOf(where)];
  add`${property} stands=${where === "" || at < 0 ? "nowhere" : at < 3 ? "first" : isLast(quote, where) ? "last" : "within"}`;
  if (what === "" || where === "" || from < 0 || at < 0) return;
  const gap = from < at ? at - from - what.length : from - at - where.length;
  add`${property} ahead=${from < at} gap=${Math.min(6, Math.floor(Math.max(0, gap) / 6))}`;
}

function isLast(quote: string, words: string): boolean {
  let end = quote.length;
  while (end > 0 && ". ".includes(quote.charAt(end - 1))) end--;
  return quote.endsWith(words, end);
}

function wordsOf(text: string, most: number): number {
  return Math.min(most, text.split(/\s+/u).filter((word) => word !== "").length);
}
