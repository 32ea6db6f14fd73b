/**
 * How a language says whose somebody is: "the brother of", "the lawyer for". Each is a source of a pattern of alternatives, for whole
 * words and without regard to capitals.
 */
export interface Belonging {
  /** Those who are somebody's: relatives, lawyers, drivers, victims; none that is a post by itself. */
  readonly people: string;
  /** What leads to whose they are, with the blank behind it. */
  readonly of: string;
  /** Other words behind which a name is a complement. */
  readonly beside: string;
  /** Posts that stand before a name: "director". */
  readonly posts: string;
  /** What begins a clause about who stands before it. */
  readonly who: string;
  /** What begins a clause with a subject of its own: "after", "since", "when", "that". */
  readonly when: string;
  /** What shows that a clause goes on behind a name: "was", "has", "jailed". */
  readonly verbs: string;
  /** Words that stand in no noun phrase. */
  readonly ends: string;
  readonly and: string;
  /** Behind "of" they count children: "mother of two". */
  readonly counts: string;
  /** Relatives, who may bear the same surname. */
  readonly kin: string;
  /** Who stands in a case without being a party, and words that say so of a name: judges, lawyers, experts, witnesses, victims, "defended by". */
  readonly court: string;
  /** What a lawyer does for somebody, behind the lawyer's name: "represented". */
  readonly acts?: string;
  /** Behind a relative they lead to the name of that relative: "also called". */
  readonly called?: string;
  /** Whom "he" or "she" may mean in the place of who is spoken of, where the sentence before tells of them. */
  readonly rivals?: {
    /** Relatives of who is spoken of, by pronoun. */
    readonly kin: { readonly he: string; readonly she: string };
    /** Who is in a case by what they are called: "the killer", "the client". */
    readonly parties: string;
    /** Between the person and what they are in the case: "was". */
    readonly is: string;
  };
  /** What leads to who does something that is done: "by". Languages that say it by a case have none. */
  readonly by?: string;
  /** What begins a clause about where, in languages whose verb then stands before its subject: "donde trabaja @". */
  readonly where?: string;
  /** Whose somebody is stands before them, as in "direktorės brolis". */
  readonly before?: boolean;
  /** The noun on which the others of a noun phrase depend stands first in it: "directeur général". */
  readonly headFirst?: boolean;
  /** Nouns end by their case, or in an article. */
  readonly inflects?: boolean;
}
