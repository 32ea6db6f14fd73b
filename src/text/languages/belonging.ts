/**
 * How a language says whose relative, lawyer or the like somebody is: "the brother of", "the lawyer for". Each member
 * is the source of a pattern of alternatives, matched on whole words and case-insensitively.
 */
export interface Belonging {
  /**
   * People described by their relation to somebody: relatives, lawyers, drivers, victims; no words that are a post by
   * themselves.
   */
  readonly people: string;
  /** What leads to the name of whose they are, with the space after it. */
  readonly of: string;
  /** Other words after which a name is a complement. */
  readonly beside: string;
  /** Posts that come before a name: "director". */
  readonly posts: string;
  /** What begins a clause about whoever comes before it. */
  readonly who: string;
  /** Articles and the like, behind which a noun with a clause is somebody whatever the noun: "the bouncer who". */
  readonly articles?: string;
  /** Nouns of cases, behind which such a clause tells of the case: "the claim that the company brought against". */
  readonly matters?: string;
  /** What begins a clause with its own subject: "after", "since", "when", "that". */
  readonly when: string;
  /** What shows that a clause continues after a name: "was", "has", "jailed". */
  readonly verbs: string;
  /** Words that cannot be part of a noun phrase. */
  readonly ends: string;
  readonly and: string;
  /** Words that count children after "of": "mother of two". */
  readonly counts: string;
  /** Relatives, who may have the same surname. */
  readonly kin: string;
  /**
   * People in a case who are not a party to it, and words that mark them: judges, lawyers, experts, witnesses,
   * victims, "defended by".
   */
  readonly court: string;
  /** What a lawyer does for somebody, after the lawyer's name: "represented". */
  readonly acts?: string;
  /** After a relative, what leads to that relative's name: "also called". */
  readonly called?: string;
  /** Whom "he" or "she" can mean other than the person being spoken of, if the sentence before is about them. */
  readonly rivals?: {
    /** Relatives of the person being spoken of, by pronoun. */
    readonly kin: { readonly he: string; readonly she: string };
    /** Descriptions of people in a case: "the killer", "the client". */
    readonly parties: string;
    /** Between the person and what they are in the case: "was". */
    readonly is: string;
  };
  /** What leads to the agent of a passive: "by". Languages that use a case instead have none. */
  readonly by?: string;
  /** What begins a clause about a place, in languages whose verb then comes before its subject: "donde trabaja @". */
  readonly where?: string;
  /** The possessor comes first, as in "direktorės brolis". */
  readonly before?: boolean;
  /** The head noun comes first in a noun phrase: "directeur général". */
  readonly headFirst?: boolean;
  /** Nouns end in a case ending or an article. */
  readonly inflects?: boolean;
}
