/** What a stretch of a sentence is to the person the text is about. */
export const TAGS = ["title", "employer", "school", "degree", "award", "pastime", "home", "spouse"] as const;
export type Tag = (typeof TAGS)[number];

export interface TaggedStretch {
  readonly tag: Tag;
  /** Token indices, both included. */
  readonly first: number;
  readonly last: number;
  /** The likelihood of this tag for the stretch's least likely token, 0 to 1. */
  readonly chance: number;
}

/** What the tagger says about a sentence. */
export interface Tagged {
  /** The likeliest division of the sentence into tagged stretches. */
  readonly stretches: readonly TaggedStretch[];
  /** How likely it is that all tokens from `first` to `last` have the tag, 0 to 1. */
  chanceOf(tag: Tag, first: number, last: number): number;
}
