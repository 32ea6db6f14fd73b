import { createReadStream, existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import type { ClaimDraft } from "../src/domain/claim.ts";
import type { Match } from "../src/domain/match.ts";
import { type RecordToJudge, judgeRecords, type KnownPerson } from "../src/matching/score.ts";
import { reasonLine } from "./reason-line.ts";

interface TrapAnchor {
  readonly fullName: string;
  readonly state: string;
  readonly chamber?: string;
  readonly party?: string;
  readonly birthYear?: number;
  readonly wikipedia?: string;
}

interface TrapCase {
  readonly caseId: string;
  readonly anchor: TrapAnchor;
  readonly thin_anchor: TrapAnchor;
  readonly tier: string;
  readonly split: string;
  readonly docs: readonly string[];
  readonly labels: Readonly<Record<string, "own" | "other" | "undecidable">>;
}

/** One document of a case, with the judgement and the truth. */
interface Judged {
  readonly caseId: string;
  readonly docId: string;
  readonly match: Match;
  readonly label: "own" | "other" | "undecidable";
}

/**
 * The homonym trap: sets of six one-sentence documents, each set about several people with one name. Only the anchor
 * and the texts of the documents reach the judging; the documents of a case are judged together. `splits` limits the
 * cases.
 */
export async function run(options: { dir: string; splits?: readonly string[] }): Promise<Record<string, unknown>> {
  const cases: TrapCase[] = [];
  for await (const row of readLines<TrapCase>(options.dir, "cases.jsonl"))
    if (options.splits === undefined || options.splits.includes(row.split)) cases.push(row);
  const texts = new Map<string, string>();
  for await (const row of readLines<{ id: string; text: string }>(options.dir, "docs.jsonl"))
    texts.set(row.id, row.text);
  const people = cases.map((one) => knownPerson(one.caseId, one.anchor));
  const index = indexNames(cases, people);

  const closed: Judged[] = [];
  const open: Judged[] = [];
  const thin: Judged[] = [];
  for (const [at, one] of cases.entries()) {
    const candidate = people[at];
    if (candidate === undefined) continue;
    const records = one.docs.map((id, place): RecordToJudge => recordOf(place, texts.get(id) ?? ""));
    const judgeAs = (person: KnownPerson, namesakes: readonly KnownPerson[], into: Judged[]) => {
      const matches = judgeRecords({ candidate: person, namesakes, records, nameFrequency: index.frequency });
      for (const [place, docId] of one.docs.entries()) {
        const match = matches.get(recordName(place));
        const label = one.labels[docId];
        if (match !== undefined && label !== undefined) into.push({ caseId: one.caseId, docId, match, label });
      }
    };
    judgeAs(candidate, index.namesakesOf(candidate), closed);
    judgeAs(candidate, [], open);
    judgeAs(knownPerson(one.caseId, one.thin_anchor), [], thin);
  }
  const fatherSon = new Set(cases.filter(({ tier }) => tier === "T4_same_state_near").map(({ caseId }) => caseId));
  const bySplit = Object.fromEntries(
    [...new Set(cases.map(({ split }) => split))].sort().map((split) => {
      const members = new Set(cases.filter((one) => one.split === split).map(({ caseId }) => caseId));
      return [split, { closed: figures(closed.filter(within(members))), open: figures(open.filter(within(members))) }];
    }),
  );
  return {
    n: cases.length,
    documents: open.length,
    closed: figures(closed),
    open: figures(open),
    fatherSon: figures(open.filter(within(fatherSon))),
    thin: figures(thin),
    bySplit,
    weights: "reasoned; thresholds chosen on the split dev",
    worst: worst(open, texts, cases),
  };
}

function within(cases: ReadonlySet<string>): (one: Judged) => boolean {
  return ({ caseId }) => cases.has(caseId);
}

const recordName = (place: number): string => `document-${place}`;

function recordOf(place: number, text: string): RecordToJudge {
  return { id: recordName(place), connector: "archive", names: [], identifiers: [], claims: [], texts: [text] };
}

/** The anchor as the database would store the person. */
function knownPerson(id: string, anchor: TrapAnchor): KnownPerson {
  const chamber = { rep: "House of Representatives", sen: "Senate" }[anchor.chamber ?? ""];
  const title = { rep: "representative", sen: "senator" }[anchor.chamber ?? ""] ?? "";
  const claims: ClaimDraft[] = [claim({ property: "location", value: anchor.state })];
  if (anchor.birthYear !== undefined) claims.push(claim({ property: "birthDate", value: String(anchor.birthYear) }));
  if (chamber !== undefined)
    claims.push(
      claim({ property: "experience", value: { title, company: `United States ${chamber}`, kind: "office" } }),
    );
  if (anchor.party) claims.push(claim({ property: "membership", value: { organization: anchor.party } }));
  const title2 = anchor.wikipedia?.replace(/\s*\([^)]*\)/u, "");
  return { id, names: [anchor.fullName, ...(title2 ? [title2] : [])], identifiers: [], claims };
}

type Bare = ClaimDraft extends infer D ? (D extends ClaimDraft ? Pick<D, "property" | "value"> : never) : never;

function claim(bare: Bare): ClaimDraft {
  return { ...bare, locator: "/", method: "stated", confidence: 1 } as ClaimDraft;
}

/** A database of all anchors: who has the same first and last name, and how frequent names are. */
function indexNames(
  cases: readonly TrapCase[],
  people: readonly KnownPerson[],
): { namesakesOf(person: KnownPerson): readonly KnownPerson[]; frequency(name: string): number } {
  const keyOf = (one: TrapCase) => one.thin_anchor.fullName.toLowerCase();
  const groups = new Map<string, KnownPerson[]>();
  const keys = new Map<string, string>();
  const given = new Map<string, number>();
  const family = new Map<string, number>();
  for (const [at, one] of cases.entries()) {
    const person = people[at];
    if (person === undefined) continue;
    groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), person]);
    keys.set(person.id, keyOf(one));
    const words = keyOf(one).split(" ");
    count(given, words[0] ?? "");
    count(family, words.at(-1) ?? "");
  }
  return {
    namesakesOf: (person) => (groups.get(keys.get(person.id) ?? "") ?? []).filter((one) => one !== person),
    frequency: (name) => {
      const words = name.toLowerCase().replace(/,.*$/u, "").split(" ");
      return ((given.get(words[0] ?? "") ?? 0) / cases.length) * ((family.get(words.at(-1) ?? "") ?? 0) / cases.length);
    },
  };
}

function count(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/**
 * Over documents: precision and recall leave out undecidable ones; contamination is the share of accepted documents
 * that are about somebody else or undecidable; a profile with one of them is dirty.
 */
function figures(judged: readonly Judged[]): Record<string, unknown> {
  const accepted = judged.filter(({ match }) => match.judgement === "own");
  const right = accepted.filter(({ label }) => label === "own").length;
  const wrong = accepted.filter(({ label }) => label === "other").length;
  const foreign = accepted.length - right;
  const own = judged.filter(({ label }) => label === "own").length;
  const undecidable = judged.filter(({ label }) => label === "undecidable");
  const keptOut = undecidable.filter(({ match }) => match.judgement !== "own").length;
  const profiles = new Set(judged.map(({ caseId }) => caseId)).size;
  const dirty = new Set(accepted.filter(({ label }) => label !== "own").map(({ caseId }) => caseId)).size;
  return {
    precision: ratio(right, right + wrong),
    recall: ratio(right, own),
    contamination: ratio(foreign, accepted.length),
    dirtyProfiles: ratio(dirty, profiles),
    undecidableKeptOut: ratio(keptOut, undecidable.length),
    n: { documents: judged.length, accepted: accepted.length, own, undecidable: undecidable.length, profiles },
    intervals: {
      precision: wilson(right, right + wrong),
      recall: wilson(right, own),
      contamination: wilson(foreign, accepted.length),
      dirtyProfiles: wilson(dirty, profiles),
      undecidableKeptOut: wilson(keptOut, undecidable.length),
    },
  };
}

function worst(judged: readonly Judged[], texts: ReadonlyMap<string, string>, cases: readonly TrapCase[]): unknown[] {
  const anchors = new Map(cases.map((one) => [one.caseId, one.anchor]));
  const foreign = judged.filter(({ label, match }) => label !== "own" && match.judgement === "own");
  const missed = judged.filter(({ label, match }) => label === "own" && match.judgement !== "own");
  const byScore = (a: Judged, b: Judged) => b.match.score - a.match.score;
  return [...foreign.sort(byScore), ...missed.sort((a, b) => -byScore(a, b))].slice(0, 10).map((one) => ({
    case: one.caseId,
    anchor: anchors.get(one.caseId),
    text: texts.get(one.docId),
    truth: one.label,
    judged: one.match.judgement,
    score: Number(one.match.score.toFixed(2)),
    reasons: one.match.features.map(reasonLine),
  }));
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

/** Wilson's score interval at 95 %. */
export function wilson(part: number, whole: number): [number, number] {
  if (whole === 0) return [0, 1];
  const z = 1.959964;
  const p = part / whole;
  const middle = (p + (z * z) / (2 * whole)) / (1 + (z * z) / whole);
  const half = (z / (1 + (z * z) / whole)) * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The rows of a JSON Lines file in the folder, plain or `.gz`. */
export async function* readLines<T>(dir: string, name: string): AsyncGenerator<T> {
  const plain = join(dir, name);
  const stream = existsSync(plain) ? createReadStream(plain) : createReadStream(`${plain}.gz`).pipe(createGunzip());
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== "") yield JSON.parse(line) as T;
  }
}
