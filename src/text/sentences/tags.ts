/** What a stretch of a sentence is to the text's person. */
export const TAGS = ["title", "employer", "school", "degree", "award", "pastime", "home", "spouse"] as const;
export type Tag = (typeof TAGS)[number];

export interface TaggedStretch {
  readonly tag: Tag;
  /** Tokens, both included. */
  readonly first: number;
  readonly last: number;
  /** The least likelihood of one of its tokens to be of this tag, 0 to 1. */
  readonly chance: number;
}

/** What the tagger makes of a sentence. */
export interface Tagged {
  /** Its likeliest division into what the tags say. */
  readonly stretches: readonly TaggedStretch[];
  /** How likely it is that all tokens from `first` to `last` are of a tag, 0 to 1. */
  chanceOf(tag: Tag, first: number, last: number): number;
}
