/** Everything that is held of a person, as they are given it (GDPR, article 15). Times are ISO 8601; an empty text is unknown. */
export interface AccessCopy {
  readonly asOf: string;
  /** By what they were found. */
  readonly person: {
    readonly names: readonly string[];
    readonly identifiers: readonly { readonly kind: string; readonly value: string }[];
  };
  readonly logic: readonly { readonly title: string; readonly text: string }[];
  /** Who did what with it, by the audit. */
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
  /** Receivers of messages. */
  readonly told: readonly { readonly host: string; readonly event: string; readonly at: string }[];
}

/** What a person is given of a store. */
export interface ExportedStore {
  /** A table's name, or the beginning of a file's. */
  readonly store: string;
  /** Until when it is kept, in words. */
  readonly kept: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  /** Columns and members that are not given, each with why. */
  readonly withheld: Readonly<Record<string, string>>;
  /** Rows that are not given, and why. */
  readonly leftOut: { readonly rows: number; readonly why: string } | null;
}
