/**
 * The common sentences of a life in a language without capitals, where names are told by what stands around them. A pattern's
 * groups are what it says: `title`, `org`, `from`, `to`, `current`; `school`, `degree`, `year`; `birth`; `spouse`; `count`; `home`;
 * `tongues` and `pastimes`, each a list.
 */
export interface FrameLanguage {
  readonly lang: string;
  /** What ends a sentence. */
  readonly ends: RegExp;
  readonly frames: readonly RegExp[];
  /** Words of the sentence under which it says nothing of the person: denials, plans, kin who are its subject. */
  readonly doubts: RegExp;
  /** Words of gender. */
  readonly female: RegExp;
  readonly male: RegExp;
  /** Where a name ends in a post without anything between: "北京大学教授"; the post is the group. */
  readonly titleAtEnd?: RegExp;
  /** The pronoun that the person's name is read as, in languages whose names nothing sets apart from what stands beside them. */
  readonly nameAs?: string;
  /** A post as it is called, where its place in the sentence gave it an ending. */
  readonly titled?: (title: string) => string;
  /** How names of languages are built that no list has. */
  readonly tongue?: RegExp;
  /** What parts the items of a list. */
  readonly listed: RegExp;
  /** How many children a phrase tells of. */
  readonly children?: (phrase: string) => number | undefined;
}
