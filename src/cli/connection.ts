/** Where the service is and who calls. */
export interface Connection {
  readonly url: string;
  readonly apiKey: string;
}

/** The caller asked for something that cannot be done; the message says what to do instead. */
export class UsageError extends Error {}
