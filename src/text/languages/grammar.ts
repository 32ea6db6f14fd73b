/** What a verb says, and hence how its arguments are read. */
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
  /** The source of a regular expression for the verb and the words that belong to it. */
  readonly verb: string;
  /** The post is current: the verb is in the present tense. */
  readonly present?: boolean;
  /** A single year is when it began ("joined", "became"), not a year in the middle. */
  readonly begins?: boolean;
  /** The verb's form is in the first person. */
  readonly first?: boolean;
}

/** Everything needed to read a language; the reading itself is the same for all. */
export interface Grammar {
  readonly lang: string;
  /** Frequent words that identify the language of a text. */
  readonly common: string;
  readonly female: string;
  readonly male: string;
  readonly first: string;
  /** Words that identify a text written in the first person. */
  readonly firstSigns: string;
  readonly relative: string;
  /** Joins two verbs with the same subject. */
  readonly and: string;
  /** Adverbs that may come between a subject and its verb. */
  readonly adverbs: string;
  /** The subject may be omitted. */
  readonly dropsSubject: boolean;
  /** The subject may come after its verb. */
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
  /** A noun phrase for kin that can be the subject of a sentence. */
  readonly kin: string;
  /** "the post of" at the beginning of an argument, before a title. */
  readonly postOf?: RegExp;
  /** The preposition with which the object of a verb for living is read as a place, if the language has such verbs. */
  readonly homeBy?: string;
  /** The preposition with which a verb's object is read as an employer; empty if a case is used instead. */
  readonly employerBy: string;
  /** The same for a school, with the space after it. */
  readonly schoolBy: string;
  /** Masculine, which is used if the gender is unknown, and feminine. */
  readonly founder: readonly [string, string];
  readonly coFounder: readonly [string, string];
  /**
   * What begins another clause after a verb and its argument: "…, moving to", "before completing", "and, from 2008,".
   */
  readonly clauseEnd?: RegExp;
  /** "after ten years at": followed by the previous employer. */
  readonly afterTenure?: RegExp;
  /** "a post she still holds". */
  readonly stillHeld: RegExp;
  /** Between "married" and the name. */
  readonly marriedTo: string;
  readonly fluency: RegExp;
  /** What ends a title; if omitted, the prepositions of employers and places. */
  readonly titleEnd?: string;
  /** Names of languages that CLDR lacks. */
  readonly moreTongues?: readonly string[];
  /** Languages, if texts do not use their names as CLDR has them. */
  readonly tongues?: Tongues;
  /** What follows the words for citizenship; if omitted, one word. */
  readonly nationality?: RegExp;
  /** What shows that a title follows a subject after its verb, if capitals do not. */
  readonly beforeTitle?: string;
  /** An organisation's name without the inflection of its sentence. */
  readonly properName?: (name: string) => string;
  /** Cases used instead of prepositions. */
  readonly cases?: Cases;
  readonly frames: readonly Frame[];
}

export interface Tongues {
  readonly pattern: RegExp;
  /** By what `pattern` matches, in lower case. */
  readonly names: ReadonlyMap<string, string>;
}

/** Reads from cases what other languages express by prepositions; results are in the nominative. */
export interface Cases {
  organisationIn(text: string, grammar: Grammar, wantsSchool: boolean): Organisation | undefined;
  placeIn(text: string): string | undefined;
  titleIn(text: string, grammar: Grammar): string | undefined;
  degreeIn(text: string): string | undefined;
  /** @param quoted if the noun of the award stands beside quotation marks */
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
