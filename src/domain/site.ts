/** A host whose pages or answers a source reads, as people know it. */
export interface Site {
  /** The last two names of the host: `example.org`. */
  readonly host: string;
  /** By the name people know. */
  readonly publisher: string;
  /** Where people read what the host answers to programs, where that is another one. */
  readonly readAt?: string;
  /** Answers whose page for people is known by their address alone: the address, and the page with its groups as `$1`. */
  readonly pages?: readonly (readonly [answer: RegExp, page: string])[];
}
