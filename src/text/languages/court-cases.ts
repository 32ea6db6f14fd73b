import type { CaseStage } from "../../domain/case-stage.ts";

/**
 * Ways to say that the person is at a stage of a case: sources of patterns over a sentence in which `@` stands for the person, `#` for
 * others and `%` for who cannot be told, with the small words of the language for names in braces. `@’o` stands before what is done to them.
 */
export interface CaseSaying {
  readonly stage: CaseStage;
  readonly sources: readonly string[];
  readonly words: Readonly<Record<string, string>>;
  /** It holds only where no other says the same stage. */
  readonly weak: boolean;
  /** Its own "no" says that it is so: "faces no further action", "a non-lieu". */
  readonly denies: boolean;
}

const raw = String.raw;

/** What most languages have: an apposition between commas, with no one else in it and no clause; what may stand in the middle. */
const SHARED: Readonly<Record<string, string>> = {
  APP: raw`(?:\s*\([^()#%@]{1,60}\)|\s*,[^,;:.–—]{1,110}(?=,)){0,4}\s*,?\s+`,
  MID: raw`(?:[^#%@,;:.]|(?<=\p{N})[.,](?=\p{N})){0,90}?`,
};

/** The sayings of a language, stage by stage. */
export function sayings(words: Readonly<Record<string, string>>, { weak = false, denies = false } = {}) {
  const all = { ...SHARED, ...words };
  return (stage: CaseStage, ...sources: readonly string[]): readonly CaseSaying[] => [
    { stage, sources, words: all, weak, denies },
  ];
}

/**
 * Headlines that name the person before a colon and behind it, with nothing else, how a case ended for them: "X : classée sans suite",
 * "X: Verfahren eingestellt". A complaint can be theirs. Only endings in the person's favour: behind a colon an accusation can be what the person says of others.
 *
 * @param about words that may stand before the name, as alternatives
 * @param ends how it is told, by stage
 * @param behind words with which such a headline may go on
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

/** Where a verb's parts stand apart: the subject before it, or behind it where something else opens the sentence. */
export function verbApart(words: string): readonly string[] {
  return [raw`{S}{APP}{BE}{MID}\b(?:${words})`, raw`\b{BE} {S}(?:{APP}|\s+){MID}\b(?:${words})`];
}
