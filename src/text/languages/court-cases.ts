import type { CaseStage } from "../../domain/case-stage.ts";

/**
 * Ways to say that the person is at a stage of a case: sources of patterns over a sentence in which `@` stands for
 * the person, `#` for other people and `%` for those who cannot be identified. Names in braces stand for the
 * language's sets of small words. `@’o` is the person as the object before a verb.
 */
export interface CaseSaying {
  readonly stage: CaseStage;
  readonly sources: readonly string[];
  readonly words: Readonly<Record<string, string>>;
  /** It counts only if no other saying matches the same stage. */
  readonly weak: boolean;
  /** It contains a "no" that affirms it: "faces no further action", "a non-lieu". */
  readonly denies: boolean;
}

const raw = String.raw;

/**
 * For most languages: an apposition between commas that contains nobody else and no clause; what may stand in the
 * middle.
 */
const SHARED: Readonly<Record<string, string>> = {
  APP: raw`(?:\s*\([^()#%@]{1,60}\)|\s*,[^,;:.–—]{1,110}(?=,)){0,4}\s*,?\s+`,
  MID: raw`(?:[^#%@,;:.]|(?<=\p{N})[.,](?=\p{N})){0,90}?`,
};

/** The sayings of a language, by stage. */
export function sayings(words: Readonly<Record<string, string>>, { weak = false, denies = false } = {}) {
  const all = { ...SHARED, ...words };
  return (stage: CaseStage, ...sources: readonly string[]): readonly CaseSaying[] => [
    { stage, sources, words: all, weak, denies },
  ];
}

/**
 * Headlines that name the person before a colon and state only how a case ended for them after it: "X : classée sans
 * suite", "X: Verfahren eingestellt". The complaint can be theirs. Only outcomes in the person's favour: after a
 * colon, an accusation can be what the person says about others.
 *
 * @param about words that may come before the name, as alternatives
 * @param ends the wording of each outcome, by stage
 * @param behind words with which such a headline may continue
 */
export function headlines(
  about: string,
  ends: Readonly<Partial<Record<"dropped" | "acquitted" | "overturned" | "pardoned", string>>>,
  behind: string,
): readonly CaseSaying[] {
  const tail = raw`(?!\p{L})(?:,?\s(?:${behind})(?!\p{L})[^#%@.;:?]{0,60})?[.!]?\s*$`;
  return Object.entries(ends).map(([stage, told]) => ({
    stage: stage as CaseStage,
    sources: [raw`^[^\p{L}@#%]*(?:(?:${about})\s+)?@\s*[:,–—|-]\s*(?:${told})${tail}`],
    words: SHARED,
    weak: false,
    denies: true,
  }));
}

/** For verbs in two parts: the subject comes before the verb, or after it if something else opens the sentence. */
export function verbApart(words: string): readonly string[] {
  return [raw`{S}{APP}{BE}{MID}\b(?:${words})`, raw`\b{BE} {S}(?:{APP}|\s+){MID}\b(?:${words})`];
}
