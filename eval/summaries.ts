import { readFileSync } from "node:fs";
import { makeExamplePeople } from "../scripts/example-people.ts";
import { readWorld } from "../scripts/fields/fills.ts";
import { profileOf } from "../scripts/fields/runs.ts";
import type { Claim } from "../src/domain/claim.ts";
import type { Flattened } from "../src/sections/cited.ts";
import { wilson } from "./homonym-trap.ts";
import { ratio } from "./labelled-texts.ts";
import { lookUpCases, readCasesIn } from "./reading-biographies.ts";

interface Atom {
  readonly person: string;
  readonly pointer: string;
  readonly atom: string;
  readonly supported: boolean;
}

const LOOKUPS = 200;
const SUMMARIES = [
  "overviewSummary",
  "sellingSummary",
  "careerSummary",
  "leisureSummary",
  "eventsSummary",
  "socialSummary",
] as const;
const JUDGED = /^\/(?:hobbies|personalityInsights|sellingDo|sellingDont|brandPreferences|adverseMediaResults)\//u;

/**
 * The summaries of 200 invented people, taken apart: every name, year and quotation in a sentence is an atom, supported
 * if the claims that the sentence cites contain it; the person's own name is not an atom. Quotations in judged fields
 * count as well. A sentence without citations has no support.
 */
export async function run(_options: { dir: string }): Promise<Record<string, unknown>> {
  const world = readWorld().map(({ name, readings }) => ({ name, claims: readings.flatMap(({ claims }) => claims) }));
  const people = [...world, ...makeExamplePeople(LOOKUPS)].slice(0, LOOKUPS);
  const profiles = people.map(({ name, claims }) => ({
    name,
    claims,
    profile: profileOf([{ kind: "page", url: "https://example.org/", claims }]),
  }));
  const sentences = profiles.flatMap(({ name, claims, profile }) => sentencesOf(name, claims, profile));
  const atoms = sentences.flatMap(({ atoms: its }) => its);
  const quotes = profiles.flatMap(({ name, claims, profile }) => quotesOf(name, claims, profile));
  const found = quotes.filter(({ supported }) => supported).length;
  const supported = atoms.filter((atom) => atom.supported).length;
  const cited = sentences.filter((sentence) => sentence.cited).length;
  return {
    readingList: await judgeReadingList(new Map(profiles.map(({ name, profile }) => [name, profile.data]))),
    atomicSupport: ratio(supported, atoms.length),
    quoteFound: ratio(found, quotes.length),
    sentencesCited: ratio(cited, sentences.length),
    balancedEmphasis: ratio(
      sentences.filter(({ text }) => (text.split("__").length - 1) % 2 === 0).length,
      sentences.length,
    ),
    n: { lookups: people.length, sentences: sentences.length, atoms: atoms.length, quotes: quotes.length },
    perSummary: Object.fromEntries(
      SUMMARIES.map((field) => [field, profiles.filter(({ profile }) => field in profile.data).length]),
    ),
    intervals: { atomicSupport: wilson(supported, atoms.length), quoteFound: wilson(found, quotes.length) },
    worst: [...atoms, ...quotes].filter((atom) => !atom.supported).slice(0, 10),
  };
}

/** A sentence that the summaries said about a page's person, with the verdict of a reader who had the page. */
interface ReadSentence {
  /** From a biography, or `invented world`. */
  readonly page: string;
  readonly person: string;
  readonly field: string;
  readonly sentence: string;
  readonly fact: "true" | "misleading" | "false";
  readonly english: "native" | "clumsy" | "wrong";
  readonly why: string;
}

/**
 * Sentences about invented people, written by others, with verdicts; `stillSaid` are those that the summaries still say
 * today, and only their figures apply to the present summaries.
 */
async function judgeReadingList(world: ReadonlyMap<string, Flattened["data"]>): Promise<Record<string, unknown>> {
  const list = readFileSync(READING_LIST, "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as ReadSentence);
  const pages = new Set(list.map(({ page }) => page));
  const looked = await lookUpCases(READ_PAGES.flatMap(readCasesIn).filter(({ id }) => pages.has(id)));
  const said = new Map(looked.map(({ one, data }) => [one.id, allOf(data)]));
  const saidOf = ({ page, person }: ReadSentence) => said.get(page) ?? allOf(world.get(person) ?? {});
  const still = list.filter((one) => saidOf(one).includes(one.sentence));
  return { all: shares(list), stillSaid: shares(still) };
}

function allOf(data: object): string {
  const fields: Readonly<Record<string, unknown>> = { ...data };
  return SUMMARIES.map((field) => plain(String(fields[field] ?? ""))).join(" ");
}

/** The pages that the list is about, written by others; no half that is kept unread. */
const READ_PAGES = ["eval/sets/biographies-2/to-learn", "eval/sets/biographies-3/to-learn"];
const READING_LIST = "eval/sets/summary-sentences/verdicts.jsonl";

function shares(list: readonly ReadSentence[]): Record<string, unknown> {
  const isTrue = list.filter(({ fact }) => fact === "true").length;
  const native = list.filter(({ english }) => english === "native").length;
  return {
    n: list.length,
    true: ratio(isTrue, list.length),
    misleading: ratio(list.filter(({ fact }) => fact === "misleading").length, list.length),
    false: ratio(list.filter(({ fact }) => fact === "false").length, list.length),
    native: ratio(native, list.length),
    intervals: { true: wilson(isTrue, list.length), native: wilson(native, list.length) },
  };
}

function plain(text: string): string {
  return text.replaceAll("__", "");
}

function sentencesOf(person: string, claims: readonly Claim[], { data, evidence }: Flattened) {
  const values = new Map(claims.map((claim) => [claim.id, fold(JSON.stringify(claim.value))]));
  return Object.entries(evidence).flatMap(([pointer, ids]) => {
    const place = /^\/(\w+Summary)#char=(\d+),(\d+)$/u.exec(pointer);
    if (place === null) return [];
    const text = String(data[place[1] ?? ""]).slice(Number(place[2]), Number(place[3]));
    const cited = ids.flatMap((id) => values.get(id) ?? []).join(" ");
    const atoms = atomsOf(text)
      .filter((atom) => !isOwnName(atom, claims))
      .map((atom) => ({ person, pointer, atom, supported: cited.includes(fold(atom)) }));
    return [{ text, cited: cited !== "", atoms }];
  });
}

/** The person's own name stands for "she" and "he": it refers, and states nothing. */
function isOwnName(word: string, claims: readonly Claim[]): boolean {
  return claims.some(
    ({ property, value }) =>
      (property === "fullName" || property === "lastName") && fold(String(value)).split(/[ -]/u).includes(fold(word)),
  );
}

/** Quotations, years, and names: capitalised words that do not begin the sentence. */
function atomsOf(text: string): readonly string[] {
  const plain = text.replaceAll("__", "");
  const quotes = quotationsOf(plain);
  const rest = plain.replace(/“[^”]*”/gu, " ");
  const years = rest.match(/\b(?:19|20)\d\d\b/gu) ?? [];
  const words = [...rest.matchAll(/(?<=[\p{L}\p{N},’”] )\p{Lu}[\p{L}]{2,}/gu)].map(([word]) => word);
  return [...quotes, ...years, ...words.filter((word) => !NO_NAMES.has(word))];
}

/** Words that are capitalised anyway: months, titles of platforms, and words of our own sentences. */
const NO_NAMES = new Set(
  "January February March April May June July August September October November December English German French Spanish Italian Instagram Facebook Mastodon Bluesky YouTube TikTok LinkedIn GitHub Twitter".split(
    " ",
  ),
);

function quotesOf(person: string, claims: readonly Claim[], { data, evidence }: Flattened): readonly Atom[] {
  const values = new Map(claims.map((claim) => [claim.id, fold(JSON.stringify(claim.value))]));
  return Object.entries(evidence)
    .filter(([pointer]) => JUDGED.test(pointer))
    .flatMap(([pointer, ids]) => {
      const cited = ids.flatMap((id) => values.get(id) ?? []).join(" ");
      const item = pointer
        .split("/")
        .slice(1)
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], data);
      return quotationsOf(
        Object.values(item as object)
          .filter((value) => typeof value === "string")
          .join("\n"),
      )
        .filter((quote) => quote !== "we")
        .map((atom) => ({ person, pointer, atom, supported: cited.includes(fold(atom)) }));
    });
}

function quotationsOf(text: string): readonly string[] {
  return [...text.matchAll(/“([^”]+)”/gu)].map(([, words = ""]) => words.replace(/[.…]+$/u, ""));
}

function fold(text: string): string {
  return text
    .replaceAll('\\"', '"')
    .replaceAll("\\n", " ")
    .replaceAll("__", "_")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/\s+/gu, " ")
    .toLowerCase();
}
