/**
 * The common sentences of a biography in a language without capitals, where names are recognised by the words around
 * them. A pattern's groups are what it states: `title`, `org`, `from`, `to`, `current`, `founded`; `titles`, several posts
 * at `org`, and `posts`, each with its organisation before it, as lists whose items may have a year in brackets; `school`,
 * `degree`, `year`; `birth`; `nation`; `spouse`; `count`; `home`; `award`; `tongues` and `pastimes`, each a list.
 */
export interface FrameLanguage {
  readonly lang: string;
  /** What ends a sentence. */
  readonly ends: RegExp;
  readonly frames: readonly RegExp[];
  /** Words that make a sentence say nothing about the person: denials, plans, kin as its subject. */
  readonly doubts: RegExp;
  /** Words that show that the person is a woman. */
  readonly female: RegExp;
  readonly male: RegExp;
  /** A name that ends in a post with nothing in between: "北京大学教授"; the group is the post. */
  readonly titleAtEnd?: RegExp;
  /**
   * The pronoun that replaces the person's name before reading, in languages that do not separate names from the
   * words around them.
   */
  readonly nameAs?: string;
  /** Writes the years of another calendar as those of ours. */
  readonly years?: (text: string) => string;
  /** Short forms of a name, which are replaced like the name itself: "沈先生" for 沈若愚. */
  readonly shortForms?: (subject: string) => RegExp;
  /**
   * What a sentence tells of from here on is somebody else's: "妻子何青是版画家，毕业于…". Posts and schools behind it are
   * not the person's.
   */
  readonly others?: (subject: string) => RegExp;
  /** What separates the items of `posts` and `titles`. */
  readonly betweenPosts?: RegExp;
  /** The year in brackets behind a post; its groups are `from` and `to`. */
  readonly yearBehind?: RegExp;
  /** Removes from a post the ending that its place in the sentence gave it. */
  readonly titled?: (title: string) => string;
  /** What a man and a woman are called who founded something. */
  readonly founder: readonly [male: string, female: string];
  /** How names of languages that are in no list are formed. */
  readonly tongue?: RegExp;
  /** What separates the items of a list. */
  readonly listed: RegExp;
  /** The number of children that a phrase states. */
  readonly children?: (phrase: string) => number | undefined;
}
