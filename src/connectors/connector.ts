import type { Finding, Property } from "../domain/claim.ts";
import type { Identifier, IdentifierKind } from "../domain/identifier.ts";
import type { Tier } from "../domain/tier.ts";

/** One external source we know how to ask. One file, one exported constant. */
export interface Connector {
  /** Stable key: the file's name, a record's origin, the settings' prefix. */
  readonly name: string;
  readonly title: string;
  readonly homepage: string;
  /** The address of the terms under which we ask. */
  readonly terms: string;
  readonly access: "open" | "key" | "licensed" | "local";
  /** `published` where absent. */
  readonly tier?: Tier;
  readonly accepts: readonly IdentifierKind[];
  /** Anything else that a reading yields fails the conformance suite. */
  readonly yields: readonly Property[];
  readonly limits: { readonly requestsPerMinute: number; readonly timeoutMs: number; readonly cacheDays: number };
  readonly settings?: Readonly<Record<string, { readonly secret: boolean; readonly help: string }>>;
  /** One identifier the source knows and one it cannot know. */
  readonly examples: { readonly present: Identifier; readonly absent: Identifier };
  /**
   * Asks about one identifier and yields what came back. Nothing only when the source answered
   * "no such person". Throws `RetryLater` or `DisableConnector`; anything else is our bug.
   */
  probe(identifier: Identifier, context: ConnectorContext): AsyncIterable<Capture>;
  /** Pure: what one capture says, person by person. `lookup rebuild` re-reads stored captures through it. */
  read(capture: Capture): Iterable<Finding>;
}

/** One answer as it came. Stored, it is a datasource; nothing is read before it is stored. */
export interface Capture {
  /** Which reader understands it: the connector's own name, or the kind of an archive document. */
  readonly kind: string;
  readonly url: string;
  readonly mediaType: string;
  /** ISO 8601 date-time; `null` where the operator did not say when the document was collected. */
  readonly collectedAt: string | null;
  readonly data: string;
}

/** All a connector can touch: no database, no file system, no clock, no global fetch. */
export interface ConnectorContext {
  readonly signal: AbortSignal;
  readonly archive: Archive;
}

/** The port on the operator's imported documents. */
export interface Archive {
  /** Documents filed under the identifier, in a stable order. */
  find(identifier: Identifier): AsyncIterable<Capture>;
}

/** The source said "not now" (429, 5xx, a challenge page, a time-out): the probe is blocked, not absent. */
export class RetryLater extends Error {
  readonly afterMs: number;

  constructor(message: string, afterMs: number, options?: ErrorOptions) {
    super(message, options);
    this.afterMs = afterMs;
  }
}

/** The source cannot be used in this run (401, 403, its terms). The other connectors go on. */
export class DisableConnector extends Error {}
