/**
 * Everything stored about a person, as it is handed to them (GDPR, article 15). Times are ISO 8601; an empty string
 * means unknown.
 */
export interface AccessCopy {
  readonly asOf: string;
  /** What they were found by. */
  readonly person: {
    readonly names: readonly string[];
    readonly identifiers: readonly { readonly kind: string; readonly value: string }[];
  };
  readonly logic: readonly { readonly title: string; readonly text: string }[];
  /** Who did what with the data, according to the audit. */
  readonly looked: readonly {
    readonly at: string;
    readonly operation: string;
    readonly purpose: string | null;
    readonly lookupId: string | null;
    readonly account: string;
    readonly key: string;
  }[];
  readonly held: readonly ExportedStore[];
  readonly purposes: readonly {
    readonly lookupId: string;
    readonly purpose: string;
    readonly createdAt: string;
    readonly expiresAt: string;
  }[];
  readonly sources: readonly { readonly source: string; readonly url: string; readonly collectedAt: string }[];
  /** Links to their reports. */
  readonly shared: readonly {
    readonly lookupId: string;
    readonly createdAt: string;
    readonly openings: number;
    readonly openedAt: string;
  }[];
  /** Receivers that were sent messages about them. */
  readonly told: readonly { readonly host: string; readonly event: string; readonly at: string }[];
}

/** What a person is given from one store. */
export interface ExportedStore {
  /** The name of a table, or how the names of its files begin. */
  readonly store: string;
  /** How long it is kept, in words. */
  readonly kept: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Columns and members that are withheld, each with the reason. */
  readonly withheld: Readonly<Record<string, string>>;
  /** The number of rows that are left out, and why. */
  readonly leftOut: { readonly rows: number; readonly why: string } | null;
}
