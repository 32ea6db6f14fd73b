/** Whom a place of a sentence speaks of: the person asked for, somebody else, or nobody can tell. */
export type MentionOwner = "own" | "other" | "unknown";

/** One place of a sentence that speaks of a person. Offsets are in the sentence, in UTF-16 code units. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly owner: MentionOwner;
  /** Whom it most likely means if `owner` is unknown: enough for a fact, too little for an accusation. */
  readonly likely?: MentionOwner;
  /** What stands there: a name, "he", "his", "him" as a word before its verb ("l’a relaxé"), "the 44-year-old", "a clerk". */
  readonly form: "name" | "pronoun" | "possessive" | "object" | "age" | "description";
}

/** A sentence with those of whom it speaks, in order. */
export interface MentionedSentence {
  readonly text: string;
  /** Where it begins in its text, in UTF-16 code units. */
  readonly from: number;
  readonly mentions: readonly Mention[];
}
