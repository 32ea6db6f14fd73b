/** A host whose pages or responses a source reads, as people know it. */
export interface Site {
  /** The last two labels of the host: `example.org`. */
  readonly host: string;
  /** The name people know. */
  readonly publisher: string;
  /** The host where people read what this host returns to programs, if they differ. */
  readonly readAt?: string;
  /** For responses from another source's host: what in their URLs shows that they belong to this site. */
  readonly answersAt?: RegExp;
  /** Matches URLs, without their scheme, of pages that are each about one person or account. */
  readonly ofPeople?: RegExp;
  /** Responses whose page for people follows from their URL: the URL, and the page with the URL's groups as `$1`. */
  readonly pages?: readonly (readonly [answer: RegExp, page: string])[];
}

/** Numbers or names that a register or a network gives people, as identifiers of kind `externalId`: `orcid:0000-…`. */
export interface Register {
  /** What precedes the colon. */
  readonly scheme: string;
  /** Nobody has two: two keys mean two people. */
  readonly isOnePerPerson?: boolean;
  /** Texts write the key after the register's name: "ORCID 0000-…". */
  readonly isNamedInTexts?: boolean;
  /**
   * Matches URLs of a person's page there, without their scheme ("https://"); other members refer to its groups as
   * `$1`.
   */
  readonly page?: RegExp;
  /** What follows the colon; if absent, `$1`. */
  readonly key?: string;
  readonly isUpperCase?: boolean;
  /** A person's page there is an account of theirs. */
  readonly account?: {
    /** The network's name, or a host for which the sites have one. */
    readonly platform: string;
    readonly category: string;
    readonly url: string;
    readonly handle: string;
  };
}
