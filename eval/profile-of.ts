import type { Capture } from "../src/connectors/connector.ts";
import { readWith } from "../src/connectors/reader.ts";
import { READERS } from "../src/connectors/registry.ts";
import { type Claim, type ClaimDraft, claimId, datasourceId, type Finding, recordId } from "../src/domain/claim.ts";
import { SECTIONS } from "../src/domain/lookup.ts";
import { createClaimSet } from "../src/sections/claim-set.ts";
import { buildSections, summarizeProfile } from "../src/sections/profile.ts";
import type { SectionContext } from "../src/sections/section.ts";
import type { Case } from "./reading-score.ts";

/** A document from a set, as it would be collected, about its person. */
export function captureOf(one: Case): Capture {
  return {
    kind: one.kind === "text" ? "person-page" : one.kind,
    url: `https://pages.example.org/${one.id}`,
    mediaType: one.media,
    collectedAt: `${one.date ?? "2026-01-15"}T12:00:00Z`,
    data: one.data,
    about: [one.name],
  };
}

/** What a document says about people with one name, or about nobody by name. */
export function findingsOf(capture: Capture, name: string): readonly Finding[] {
  return [...readWith(READERS, capture)].filter((finding) => finding.name === undefined || finding.name === name);
}

/** What a document says about people who share a word of their name with somebody, or about nobody by name. */
export function findingsLike(capture: Capture, name: string): readonly Finding[] {
  const words = (text: string) => text.toLowerCase().split(/[\s-]+/u);
  const sought = words(name);
  return [...readWith(READERS, capture)].filter(
    (finding) => finding.name === undefined || words(finding.name).some((word) => sought.includes(word)),
  );
}

/** The profile that the findings of one document give, if believed; `more` adds claims to them. */
export function profileOf(
  capture: Capture,
  findings: readonly Pick<Finding, "externalId" | "claims">[],
  more: readonly ClaimDraft[] = [],
): Record<string, unknown> {
  return flatProfileOf(capture, findings, more).data;
}

/** A profile with the claims for each of its pointers. */
export interface FlatProfile {
  readonly data: Record<string, unknown>;
  readonly evidence: Readonly<Record<string, readonly string[]>>;
  readonly claims: ReadonlyMap<string, Claim>;
}

/** The claims at a pointer, above it, or below it. */
export function claimsUnder({ evidence, claims }: FlatProfile, pointer: string): readonly Claim[] {
  for (let at = pointer; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) {
    const ids = evidence[at];
    if (ids !== undefined) return ids.flatMap((id) => claims.get(id) ?? []);
  }
  const below = Object.entries(evidence).filter(([key]) => key.startsWith(`${pointer}/`));
  return below.flatMap(([, ids]) => ids.flatMap((id) => claims.get(id) ?? []));
}

/** Like `profileOf`, with its evidence. */
export function flatProfileOf(
  capture: Capture,
  findings: readonly Pick<Finding, "externalId" | "claims">[],
  more: readonly ClaimDraft[] = [],
): FlatProfile {
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
  return { ...summarizeProfile(buildSections(set, SECTIONS, subject), set, subject), claims };
}
