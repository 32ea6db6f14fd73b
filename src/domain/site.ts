/** A host whose pages or answers a source reads, as people know it. */
export interface Site {
  /** The last two names of the host: `example.org`. */
  readonly host: string;
  /** By the name people know. */
  readonly publisher: string;
  /** Where people read what the host answers to programs, where that is another one. */
  readonly readAt?: string;
  /** Of answers that come from another source's host: by what in their address it is known that they are of this one. */
  readonly answersAt?: RegExp;
  /** Addresses, without their scheme, of pages that are of one person or account each. */
  readonly ofPeople?: RegExp;
  /** Answers whose page for people is known by their address alone: the address, and the page with its groups as `$1`. */
  readonly pages?: readonly (readonly [answer: RegExp, page: string])[];
}

/** Numbers or names that a register or a network gives people, as keys of the kind `externalId`: `orcid:0000-…`. */
export interface Register {
  /** What stands before the colon. */
  readonly scheme: string;
  /** Nobody has two: two keys are two people. */
  readonly isOnePerPerson?: boolean;
  /** Texts give the key behind the register's name: "ORCID 0000-…". */
  readonly isNamedInTexts?: boolean;
  /** Addresses of a person's page there, without their scheme ("https://"); groups are what the other members call `$1`. */
  readonly page?: RegExp;
  /** What stands behind the colon; absent: `$1`. */
  readonly key?: string;
  readonly isUpperCase?: boolean;
  /** Somebody's page is an account of theirs. */
  readonly account?: {
    /** The name of the network, or a host that has one among the sites. */
    readonly platform: string;
    readonly category: string;
    readonly url: string;
    readonly handle: string;
  };
}
