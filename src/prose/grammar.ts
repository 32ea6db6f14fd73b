import type { Language } from "./language.ts";

/** What a verb tells, and so how its arguments are read. */
export type FrameKind =
  | "birth"
  | "death"
  /** A copula or an appointment: the role comes first. */
  | "role"
  /** Work at an employer: "works at X as Y", "joined X as Y". */
  | "work"
  | "found"
  | "school"
  | "award"
  | "marriage"
  | "child"
  | "speech"
  | "home"
  | "board"
  | "citizen";

export interface Frame {
  readonly kind: FrameKind;
  /** Source of a regular expression for the verb and what belongs to it. */
  readonly verb: string;
  /** The post lasts: the verb is in the present. */
  readonly present?: boolean;
  /** A lone year is when it began ("joined", "became"), not a year in it. */
  readonly begins?: boolean;
  /** The verb's form says "I". */
  readonly first?: boolean;
}

/** All that reading needs to know of a language; the reading itself is the same for all. */
export interface Grammar {
  readonly lang: Language;
  /** Frequent words that tell the language of a text. */
  readonly common: string;
  readonly female: string;
  readonly male: string;
  readonly first: string;
  /** Words by which a text that speaks of "me" is known. */
  readonly firstSigns: string;
  readonly relative: string;
  /** Joins two verbs of one subject. */
  readonly and: string;
  /** Adverbs that may stand between a subject and its verb. */
  readonly adverbs: string;
  /** The subject may be left out. */
  readonly dropsSubject: boolean;
  /** The subject may stand behind its verb. */
  readonly inverts: boolean;
  /** Before an employer or a school, with its article. */
  readonly at: string;
  /** Before an employer, after a title. */
  readonly of: string;
  /** Before a title. */
  readonly as: string;
  readonly article: string;
  /** Small words inside names of organisations. */
  readonly inName: string;
  /** Before a place. */
  readonly in: string;
  /** Nouns that name a post, as the sources of regular expressions, matched on whole words. */
  readonly roles: string;
  readonly institution: string;
  readonly degree: string;
  readonly award: string;
  /** "his wife", "seine Frau": the possessive and the kin word, before a name. */
  readonly spouse: string;
  readonly child: string;
  /** A noun phrase of kin that can be a sentence's subject. */
  readonly kin: string;
  readonly frames: readonly Frame[];
}
