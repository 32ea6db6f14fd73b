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
  readonly lang: string;
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
  /** "the post of", at an argument's beginning: what a title is the title of. */
  readonly postOf?: RegExp;
  /** The preposition with which the object of a verb of living is read as a place, where the language has such verbs. */
  readonly homeBy?: string;
  /** The preposition with which a verb's object is read as an employer; empty where a case does its work. */
  readonly employerBy: string;
  /** That of a school, with the blank behind it. */
  readonly schoolBy: string;
  /** Masculine, which stands where the gender is not known, and feminine. */
  readonly founder: readonly [string, string];
  readonly coFounder: readonly [string, string];
  /** What begins another clause behind a verb and its argument: "…, moving to", "before completing", "and, from 2008,". */
  readonly clauseEnd?: RegExp;
  /** "after ten years at": what follows is the employer before. */
  readonly afterTenure?: RegExp;
  /** "a post she still holds". */
  readonly stillHeld: RegExp;
  /** Between "married" and the name. */
  readonly marriedTo: string;
  readonly fluency: RegExp;
  /** What ends a title; left out, the prepositions of employers and places do. */
  readonly titleEnd?: string;
  /** Names of languages that CLDR does not have. */
  readonly moreTongues?: readonly string[];
  /** Languages, where their names do not stand in a text as CLDR has them. */
  readonly tongues?: Tongues;
  /** What stands behind the words for citizenship; left out, one word. */
  readonly nationality?: RegExp;
  /** What tells that a title follows the subject behind its verb, where capitals do not. */
  readonly beforeTitle?: string;
  /** An organisation's name as it is without the sentence. */
  readonly properName?: (name: string) => string;
  /** What cases tell, where they stand for prepositions. */
  readonly cases?: Cases;
  readonly frames: readonly Frame[];
}

export interface Tongues {
  readonly pattern: RegExp;
  /** By what `pattern` matches, in small letters. */
  readonly names: ReadonlyMap<string, string>;
}

/** Reads by cases what other languages tell by prepositions; the answers are in the nominative. */
export interface Cases {
  organisationIn(text: string, grammar: Grammar, wantsSchool: boolean): Organisation | undefined;
  placeIn(text: string): string | undefined;
  titleIn(text: string, grammar: Grammar): string | undefined;
  degreeIn(text: string): string | undefined;
  /** @param quoted where the award's noun stands beside quotation marks */
  awardIn(text: string, quoted: RegExpExecArray | null): string | undefined;
}

export interface Organisation {
  readonly name: string;
  readonly location?: string;
  readonly from: number;
  readonly to: number;
}

export interface PostAtBody {
  readonly title?: string;
  readonly organisation: Organisation;
}
