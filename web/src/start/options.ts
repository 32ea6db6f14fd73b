import type { AskedFlag, LookupRequest, Purpose, SectionName } from "../wire.ts";

export type LookupKind = "full" | "preview" | "trial";

/** The options of a lookup besides its person. */
export interface Options {
  /** `null`: the key's own. */
  readonly purpose: Purpose | null;
  readonly kind: LookupKind;
  /** `null`: all that the purpose allows. */
  readonly sections: readonly SectionName[] | null;
  /** Flags that are judged only on request. */
  readonly flags: readonly AskedFlag[];
  readonly retentionDays: number;
}

/** The wire contract allows 1 to 365. */
export const RETENTION_DAYS = [7, 30, 90, 180, 365] as const;

export const DEFAULT_OPTIONS: Options = { purpose: null, kind: "full", sections: null, flags: [], retentionDays: 90 };

/** The options as part of the request; those that are not set are left to the service. */
export function toRequest({ purpose, kind, sections, flags, retentionDays }: Options): LookupRequest {
  return {
    ...(purpose === null ? {} : { purpose }),
    ...(sections === null ? {} : { sections: [...sections] }),
    ...(flags.length === 0 ? {} : { "candor.flags": [...flags] }),
    ...(kind === "full" ? {} : { [kind]: true }),
    ...(retentionDays === DEFAULT_OPTIONS.retentionDays ? {} : { retentionDays }),
  };
}
