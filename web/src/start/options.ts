import type { AskedFlag, LookupRequest, Purpose, SectionName } from "../wire.ts";

export type LookupKind = "full" | "preview" | "trial";

/** What may be chosen about a lookup besides whom it is about. */
export interface Options {
  /** `null`: the key's own. */
  readonly purpose: Purpose | null;
  readonly kind: LookupKind;
  /** `null`: all that the purpose opens. */
  readonly sections: readonly SectionName[] | null;
  /** What is judged only because it is asked for. */
  readonly flags: readonly AskedFlag[];
  readonly retentionDays: number;
}

/** The wire allows 1 to 365. */
export const RETENTION_DAYS = [7, 30, 90, 180, 365] as const;

export const DEFAULT_OPTIONS: Options = { purpose: null, kind: "full", sections: null, flags: [], retentionDays: 90 };

/** The part of the request that the options make: what is not chosen is left to the service. */
export function toRequest({ purpose, kind, sections, flags, retentionDays }: Options): LookupRequest {
  return {
    ...(purpose === null ? {} : { purpose }),
    ...(sections === null ? {} : { sections: [...sections] }),
    ...(flags.length === 0 ? {} : { "candor.flags": [...flags] }),
    ...(kind === "full" ? {} : { [kind]: true }),
    ...(retentionDays === DEFAULT_OPTIONS.retentionDays ? {} : { retentionDays }),
  };
}
