import { createHash } from "node:crypto";
import type { ClaimDraft } from "../src/domain/claim.ts";
import type { Identifier } from "../src/domain/identifier.ts";
import type { Match } from "../src/domain/match.ts";
import { judgeRecords, type KnownPerson } from "../src/matching/score.ts";
import { readLines, wilson } from "./homonym-trap.ts";
import { reasonLine } from "./reason-line.ts";

interface PairRow {
  readonly left: PairSide;
  readonly right: PairSide;
  readonly judgement: "positive" | "negative";
}

interface PairSide {
  readonly id: string;
  readonly caption: string;
  readonly properties: Readonly<Record<string, readonly string[]>>;
}

interface Scored {
  readonly row: PairRow;
  readonly match: Match;
  readonly half: "training" | "check";
}

/**
 * The score from which two entries on watch lists count as one person. The lists' pairs were selected for similarity
 * (five in six are one person), so the threshold is lower than for a lookup's records; chosen on the training half.
 */
const SAME_PERSON = -0.25;

/**
 * Pairs of entries on lists of sanctions and office-holders: are they one person? Judged as a record against a
 * candidate.
 */
export async function run(options: { dir: string }): Promise<Record<string, unknown>> {
  const scored: Scored[] = [];
  for await (const row of readLines<PairRow>(options.dir, "persons.jsonl")) {
    const candidate = personOf(row.left);
    const record = { ...personOf(row.right), id: "record", connector: "list" };
    const match = judgeRecords({ candidate, namesakes: [], records: [record], nameFrequency: () => 1e-5 }).get(
      "record",
    );
    if (match !== undefined) scored.push({ row, match, half: halfOf(row) });
  }
  return {
    ...figures(scored),
    training: figures(scored.filter(({ half }) => half === "training")),
    check: figures(scored.filter(({ half }) => half === "check")),
    threshold: SAME_PERSON,
    weights: "reasoned; threshold chosen on the training half (even hash of the two ids)",
    worst: worst(scored),
  };
}

/** Halves the pairs by a hash of their IDs, so that a threshold chosen on one half can be checked on the other. */
function halfOf(row: PairRow): "training" | "check" {
  const hash = createHash("sha256").update([row.left.id, row.right.id].sort().join(" ")).digest();
  return (hash[0] ?? 0) % 2 === 0 ? "training" : "check";
}

export function personOf(side: PairSide): KnownPerson {
  const all = (...keys: string[]) => keys.flatMap((key) => side.properties[key] ?? []);
  const claims: ClaimDraft[] = [];
  const stated = { locator: "/", method: "stated", confidence: 1 } as const;
  for (const value of all("birthDate")) claims.push({ property: "birthDate", value: value.slice(0, 10), ...stated });
  for (const value of all("deathDate")) claims.push({ property: "deathDate", value: value.slice(0, 10), ...stated });
  for (const value of all("gender")) claims.push({ property: "gender", value, ...stated });
  for (const value of all("birthPlace")) claims.push({ property: "birthPlace", value, ...stated });
  for (const value of all("nationality", "citizenship", "country"))
    claims.push({ property: "nationality", value, ...stated });
  for (const value of all("address")) claims.push({ property: "location", value, ...stated });
  for (const value of all("education")) claims.push({ property: "education", value: { school: value }, ...stated });
  for (const value of all("position"))
    claims.push({ property: "experience", value: { title: value, company: value }, ...stated });
  const identifiers: Identifier[] = [
    ...all("wikidataId").map((value) => ({ kind: "externalId" as const, value: `wikidata:${value}` })),
    ...numbers(all("idNumber"), "national-id"),
    ...numbers(all("passportNumber", "taxNumber", "innCode", "registrationNumber", "npiCode"), "number"),
    ...all("email").map((value) => ({ kind: "email" as const, value: value.toLowerCase() })),
    ...all("phone").map((value) => ({ kind: "phone" as const, value: value.replace(/[^\d+]/gu, "") })),
    ...all("website").map((value) => ({ kind: "website" as const, value })),
  ];
  const names = [side.caption, ...all("name", "alias", "previousName", "weakAlias")];
  return { id: "candidate", names: [...new Set(names)], identifiers, claims };
}

function numbers(values: readonly string[], register: string): Identifier[] {
  return values
    .map((value) => value.replace(/[^\p{L}\p{N}]/gu, "").toUpperCase())
    .filter((value) => value.length > 4 && /\d{3}/u.test(value))
    .map((value) => ({ kind: "externalId", value: `${register}:${value}` }));
}

function figures(scored: readonly Scored[]): Record<string, unknown> {
  const count = (judgement: string, said: boolean) =>
    scored.filter(({ row, match }) => row.judgement === judgement && match.score >= SAME_PERSON === said).length;
  const [tp, fn, fp, tn] = [
    count("positive", true),
    count("positive", false),
    count("negative", true),
    count("negative", false),
  ];
  const ratio = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);
  return {
    precision: ratio(tp, tp + fp),
    recall: ratio(tp, tp + fn),
    f1: ratio(2 * tp, 2 * tp + fp + fn),
    specificity: ratio(tn, tn + fp),
    n: { pairs: scored.length, positive: tp + fn, negative: tn + fp },
    intervals: { precision: wilson(tp, tp + fp), recall: wilson(tp, tp + fn), specificity: wilson(tn, tn + fp) },
  };
}

function worst(scored: readonly Scored[]): unknown[] {
  const distance = ({ row, match }: Scored) => (row.judgement === "negative" ? 1 : -1) * (match.score - SAME_PERSON);
  return scored
    .filter((one) => distance(one) > 0)
    .sort((a, b) => distance(b) - distance(a))
    .slice(0, 10)
    .map(({ row, match, half }) => ({
      left: row.left.id,
      right: row.right.id,
      truth: row.judgement,
      half,
      score: Number(match.score.toFixed(2)),
      reasons: match.features.map(reasonLine),
    }));
}
