import type { Evidence } from "../contract/lookup.ts";
import type { LookupData } from "../contract/profile.ts";
import type { Summaries } from "../contract/summaries.ts";
import { plainKey } from "../domain/plain-key.ts";
import { type CitedClaim, type CitedClaims, citationsOf } from "./citations.ts";

/**
 * A profile whose summaries use other sentences. Each replaces its English sentence and has the citations that apply to it. A summary with
 * a different number of sentences is left as it is.
 */
export function retell(
  data: LookupData | undefined,
  evidence: Evidence,
  summaries: Summaries,
): { readonly data: LookupData | undefined; readonly evidence: Evidence } {
  const told: Record<string, string> = {};
  const moved = new Map<string, string>();
  for (const [field, sentences] of toldIn(evidence, summaries)) {
    let whole = "";
    for (const { pointer, text } of sentences) {
      if (whole !== "") whole += " ";
      const from = whole.length;
      whole += text;
      moved.set(pointer, `/${field}#char=${from},${whole.length}`);
    }
    told[field] = whole;
  }
  const cited = citedAsTold(evidence, summaries);
  return {
    data: data && { ...data, ...told },
    evidence: Object.fromEntries(Object.entries(cited).map(([key, claims]) => [moved.get(key) ?? key, claims])),
  };
}

/**
 * The evidence of sentences made of labels. One that has no name and no pronoun cites neither the name nor the gender, unless nothing else
 * is left.
 */
export function citedAsTold<Cited extends CitedClaims>(evidence: Cited, summaries: Summaries): Cited {
  const cited: Record<string, readonly CitedClaim[]> = { ...evidence };
  const claimsUnder = (of: RegExp): readonly CitedClaim[] =>
    Object.entries(evidence).flatMap(([pointer, claims]) => (of.test(pointer) ? claims : []));
  const [names, genders] = [claimsUnder(NAME), claimsUnder(GENDER)];
  for (const [, sentences] of toldIn(evidence, summaries)) {
    for (const { pointer, text, claims } of sentences) {
      const key = plainKey(text);
      const isNamed = names.some(({ value }) => typeof value === "string" && key.includes(plainKey(value)));
      const unsaid = new Set([...(isNamed ? [] : names), ...genders].map(({ claimId }) => claimId));
      const said = claims.filter(({ claimId }) => !unsaid.has(claimId));
      if (said.length > 0) cited[pointer] = said;
    }
  }
  return cited as CitedClaims as Cited;
}

/** Pointers to the names of the person. */
export const NAME = /^\/(?:fullName|firstName|lastName|aliases(?:\/\d+)?)$/;
const GENDER = /^\/gender$/;

interface RetoldSentence {
  /** Of the English sentence. */
  readonly pointer: string;
  readonly text: string;
  readonly claims: readonly CitedClaim[];
}

/** The summaries that have one sentence per English sentence, by field. */
function toldIn(
  evidence: CitedClaims,
  summaries: Summaries,
): readonly (readonly [string, readonly RetoldSentence[]])[] {
  const citations = citationsOf(evidence);
  return Object.entries(summaries).flatMap(([field, sentences]) => {
    const cited = citations.sentences(`/${field}`);
    if (cited.length !== sentences.length || cited.length === 0) return [];
    const told = cited.map(({ pointer, claims }, index) => ({ pointer, claims, text: sentences[index] ?? "" }));
    return [[field, told] as const];
  });
}
