import type { Capture } from "../src/connectors/connector.ts";
import { readWith } from "../src/connectors/reader.ts";
import { READERS } from "../src/connectors/registry.ts";
import { type Claim, type ClaimDraft, claimId, datasourceId, type Finding, recordId } from "../src/domain/claim.ts";
import { SECTIONS } from "../src/domain/lookup.ts";
import { createClaimSet } from "../src/sections/claim-set.ts";
import { buildSections, summarizeProfile } from "../src/sections/profile.ts";
import type { SectionContext } from "../src/sections/section.ts";

/** What a document says of the people of one name, or of nobody by name. */
export function findingsOf(capture: Capture, name: string): readonly Finding[] {
  return [...readWith(READERS, capture)].filter((finding) => finding.name === undefined || finding.name === name);
}

/** What findings of one document make of a profile, as if they were believed; `more` joins what they say. */
export function profileOf(
  capture: Capture,
  findings: readonly Pick<Finding, "externalId" | "claims">[],
  more: readonly ClaimDraft[] = [],
): Record<string, unknown> {
  const claims = new Map<string, Claim>();
  const add = (record: string, draft: ClaimDraft) => {
    const id = claimId(record, draft);
    if (claims.has(id)) return;
    const place = { recordId: record, datasourceId: datasourceId("lookup", "archive", capture.url, "") };
    claims.set(id, { ...draft, id, ...place, collectedAt: capture.collectedAt ?? "" });
  };
  for (const { externalId, claims: drafts } of findings) {
    for (const draft of drafts) add(recordId("archive", externalId), draft);
  }
  const [first] = findings;
  if (first !== undefined) for (const draft of more) add(recordId("archive", first.externalId), draft);
  const all = [...claims.values()];
  const subject = {
    lookupId: "lookup",
    purpose: "due_diligence",
    identityConfidence: () => 1,
    baseUrl: "http://localhost:4000",
    pictureUrl: () => null,
    datasources: new Map(all.map((claim) => [claim.datasourceId, { url: capture.url, verified: true }])),
  } as unknown as SectionContext;
  const set = createClaimSet(all);
  return summarizeProfile(buildSections(set, SECTIONS, subject), set, subject).data;
}
