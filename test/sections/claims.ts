import type { Claim, Property, PropertyTypes } from "../../src/domain/claim.ts";
import { claimId } from "../../src/domain/claim.ts";
import { SECTIONS } from "../../src/domain/lookup.ts";
import type { Tier } from "../../src/domain/tier.ts";
import type { Flattened } from "../../src/sections/cited.ts";
import { createClaimSet } from "../../src/sections/claim-set.ts";
import { buildSections, summarizeProfile } from "../../src/sections/profile.ts";
import type { SectionContext } from "../../src/sections/section.ts";

/** Claims of invented records, and the profile that they add up to. */
export interface Said {
  readonly confidence?: number;
  readonly collectedAt?: string;
  readonly tier?: Tier;
}

/** A claim by one record: `say("site", "fullName", "Ada Example")`. */
export function say<P extends Property>(record: string, property: P, value: PropertyTypes[P], said: Said = {}): Claim {
  const draft = {
    property,
    value,
    locator: "",
    method: "stated",
    confidence: said.confidence ?? 1,
  } as unknown as Claim;
  return {
    ...draft,
    id: claimId(record, draft),
    recordId: record,
    datasourceId: said.tier === "operator" ? `operator:${record}` : record,
    collectedAt: said.collectedAt ?? "2026-01-01T00:00:00.000Z",
  };
}

export const SUBJECT: SectionContext = {
  lookupId: "01900000-0000-7000-8000-000000000001",
  baseUrl: "https://candor.example.org",
  pictureUrl: (url) =>
    url.includes("missing") ? null : `https://candor.example.org/pictures/${url.split("/").at(-1)}`,
  datasources: new Map([
    ["site", { url: "https://ada.example.org/", verified: true }],
    ["network", { url: "https://network.example.com/ada", verified: false }],
  ]),
};

export function foldProfile(...claims: readonly Claim[]): Flattened {
  const set = createClaimSet(claims, ({ datasourceId }) =>
    datasourceId.startsWith("operator:") ? "operator" : "published",
  );
  return summarizeProfile(buildSections(set, SECTIONS, SUBJECT), set, SUBJECT);
}
