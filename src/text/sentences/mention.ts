/** Whom a place in a sentence is about: the person asked for, somebody else, or it is impossible to tell. */
export type MentionOwner = "own" | "other" | "unknown";

/** A place in a sentence that refers to a person. Offsets are in the sentence, in UTF-16 code units. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  readonly owner: MentionOwner;
  /** Whom it most likely means if `owner` is unknown: enough for a fact, too little for an accusation. */
  readonly likely?: MentionOwner;
  /** What kind of words: a name, "he", "his", a "him" that precedes its verb ("l’a relaxé"), "the 44-year-old", "a clerk". */
  readonly form: "name" | "pronoun" | "possessive" | "object" | "age" | "description";
}

/** A sentence with its mentions, in order. */
export interface MentionedSentence {
  readonly text: string;
  /** Its offset in the text, in UTF-16 code units. */
  readonly from: number;
  readonly mentions: readonly Mention[];
}
