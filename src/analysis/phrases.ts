/**
 * Phrases that show something, and idioms: figures of speech, names and compounds that hold the same words and do not. In the lines of
 * `phrase-index.ts`.
 */
export interface Phrases {
  readonly shows: string;
  readonly idioms: string;
}
