import { randomInt } from "node:crypto";
import { join } from "node:path";
import { type HarderAnchor, type HarderCase, LAYERS, makeHarderLayers } from "../scripts/make-harder-layers.ts";
import type { ClaimDraft } from "../src/domain/claim.ts";
import type { Identifier } from "../src/domain/identifier.ts";
import type { Match } from "../src/domain/match.ts";
import { type RecordToJudge, judgeRecords, type KnownPerson } from "../src/matching/score.ts";
import { readLines, wilson } from "./homonym-trap.ts";
import { reasonLine } from "./reason-line.ts";

interface Judged {
  readonly layer: string;
  readonly caseId: string;
  readonly anchor: HarderAnchor;
  readonly text: string;
  readonly label: string;
  readonly match: Match;
}

/**
 * Harder documents about invented people: the 300 checked-in cases, and 300 more from a seed drawn now (or given),
 * which no rule was written for. `dir` may be empty for the checked-in folder. Namesakes are not in the database: they
 * occur in the documents.
 */
export async function run(options: { dir: string; seed?: number; cases?: number }): Promise<Record<string, unknown>> {
  const seed = options.seed ?? randomInt(2 ** 31);
  const checkedIn: HarderCase[] = [];
  const dir = options.dir === "" ? join(import.meta.dirname, "sets/harder-layers") : options.dir;
  for await (const one of readLines<HarderCase>(dir, "cases.jsonl")) checkedIn.push(one);
  const fixed = checkedIn.flatMap(judgeCase);
  const drawn = makeHarderLayers(seed, options.cases ?? 300).flatMap(judgeCase);
  return {
    ...figures(drawn),
    seed,
    checkedIn: figures(fixed),
    byLayer: Object.fromEntries(LAYERS.map((layer) => [layer, figures(drawn.filter((one) => one.layer === layer))])),
    weights: "reasoned; readings written against the checked-in seed",
    worst: worst(drawn),
  };
}

function judgeCase(one: HarderCase): Judged[] {
  const records = one.documents.map(
    (document): RecordToJudge => ({
      id: document.id,
      connector: "archive",
      names: [],
      identifiers: document.handle === undefined ? [] : [{ kind: "handle", value: document.handle }],
      claims: [],
      texts: [document.text],
    }),
  );
  const matches = judgeRecords({
    candidate: knownPerson(one.caseId, one.anchor),
    namesakes: [],
    records,
    nameFrequency: () => 2e-5,
  });
  return one.documents.flatMap((document) => {
    const match = matches.get(document.id);
    return match === undefined
      ? []
      : [
          {
            layer: one.layer,
            caseId: one.caseId,
            anchor: one.anchor,
            text: document.text,
            label: document.label,
            match,
          },
        ];
  });
}

function knownPerson(id: string, anchor: HarderAnchor): KnownPerson {
  const stated = { locator: "/", method: "stated", confidence: 1 } as const;
  const claims: ClaimDraft[] = [
    { property: "location", value: `${anchor.town}, ${anchor.country}`, ...stated },
    { property: "experience", value: { title: anchor.role, company: anchor.employer }, ...stated },
  ];
  if (anchor.birthDate !== undefined) claims.push({ property: "birthDate", value: anchor.birthDate, ...stated });
  if (anchor.school !== undefined) claims.push({ property: "education", value: { school: anchor.school }, ...stated });
  const identifiers: Identifier[] = [];
  if (anchor.email !== undefined) identifiers.push({ kind: "email", value: anchor.email });
  if (anchor.handle !== undefined) identifiers.push({ kind: "handle", value: anchor.handle });
  return { id, names: [anchor.fullName, ...(anchor.alias === undefined ? [] : [anchor.alias])], identifiers, claims };
}

function figures(judged: readonly Judged[]): Record<string, unknown> {
  const accepted = judged.filter(({ match }) => match.judgement === "own");
  const right = accepted.filter(({ label }) => label === "own").length;
  const wrong = accepted.filter(({ label }) => label === "other").length;
  const own = judged.filter(({ label }) => label === "own").length;
  return {
    contamination: ratio(accepted.length - right, accepted.length),
    recall: ratio(right, own),
    precision: ratio(right, right + wrong),
    n: {
      cases: new Set(judged.map(({ caseId }) => caseId)).size,
      documents: judged.length,
      accepted: accepted.length,
      own,
    },
    intervals: {
      contamination: wilson(accepted.length - right, accepted.length),
      recall: wilson(right, own),
      precision: wilson(right, right + wrong),
    },
  };
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}

function worst(judged: readonly Judged[]): unknown[] {
  const foreign = judged.filter(({ label, match }) => label !== "own" && match.judgement === "own");
  const missed = judged.filter(({ label, match }) => label === "own" && match.judgement !== "own");
  return [
    ...foreign.sort((a, b) => b.match.score - a.match.score),
    ...missed.sort((a, b) => a.match.score - b.match.score),
  ]
    .slice(0, 10)
    .map((one) => ({
      case: one.caseId,
      anchor: one.anchor,
      text: one.text,
      truth: one.label,
      judged: one.match.judgement,
      score: Number(one.match.score.toFixed(2)),
      reasons: one.match.features.map(reasonLine),
    }));
}
