import { ASKED_FLAGS } from "../../src/domain/brand-safety.ts";
import type { Capture } from "../../src/connectors/connector.ts";
import { isOperatorKind } from "../../src/connectors/operator/connector.ts";
import { readWith } from "../../src/connectors/reader.ts";
import { READERS } from "../../src/connectors/registry.ts";
import { type Claim, claimId, datasourceId, type Finding, recordId } from "../../src/domain/claim.ts";
import type { Identifier } from "../../src/domain/identifier.ts";
import { normalizeIdentifier } from "../../src/domain/identifier.ts";
import { type SectionName, SECTIONS } from "../../src/domain/lookup.ts";
import type { CandidateImportRow, DocumentImportRow, ImportLine } from "../../src/importers/importer.ts";
import { readBiographies } from "../../src/text/prose/biographies.ts";
import type { Flattened } from "../../src/sections/cited.ts";
import { createClaimSet } from "../../src/sections/claim-set.ts";
import { buildSections, summarizeProfile } from "../../src/sections/profile.ts";
import type { SectionContext } from "../../src/sections/section.ts";

/** What one document says about one person. */
export interface PersonReading {
  readonly kind: string;
  readonly url: string;
  readonly claims: readonly Claim[];
}

/** Everything that is known about one person, document by document. */
export interface Dossier {
  readonly name: string;
  readonly readings: readonly PersonReading[];
}

/**
 * The documents of imported rows, read and grouped by person, using only identifiers: a document filed under the person
 * is theirs, a page about several people contributes the one whose identifier it states, and a company's pages belong
 * to those who say that they work there.
 */
export function readDossiers(rows: readonly ImportLine[]): readonly Dossier[] {
  const documents = rows.filter((row) => row.type === "document");
  const byKey = new Map<string, DocumentImportRow[]>();
  for (const document of documents) {
    for (const key of document.identifiers) byKey.set(textOf(key), [...(byKey.get(textOf(key)) ?? []), document]);
  }
  const find = (keys: readonly Identifier[]) => [...new Set(keys.flatMap((key) => byKey.get(textOf(key)) ?? []))];
  return rows.flatMap((row) => (row.type === "candidate" ? [readDossier(row, find)] : []));
}

/** What a kind of capture says about everybody it names, one person at a time. */
export function readCapture(capture: Capture): readonly Dossier[] {
  return readFindings(capture).map((finding) => ({
    name: finding.name ?? finding.externalId,
    readings: [readingOf(capture, [finding])],
  }));
}

/** The profile that a lookup with these sections (all by default) would show for these readings. */
export function profileOf(
  readings: readonly PersonReading[],
  asOf?: string,
  sections: readonly SectionName[] = SECTIONS,
): Flattened {
  const claims = readings.flatMap((reading) => reading.claims);
  const tiers = new Map(readings.flatMap(({ kind, claims: own }) => own.map((claim) => [claim.id, kind] as const)));
  const set = createClaimSet(
    [...new Map(claims.map((claim) => [claim.id, claim])).values()],
    (claim) => (isOperatorKind(tiers.get(claim.id) ?? "") ? "operator" : "published"),
    asOf,
  );
  const subject: SectionContext = {
    lookupId: "00000000-0000-7000-8000-000000000001",
    baseUrl: "https://candor.example.org",
    flags: ASKED_FLAGS,
    pictureUrl: (url) => `https://candor.example.org/pictures/${Buffer.from(url).toString("hex").slice(-40)}`,
    // Identity is decided by identifiers here.
    identityConfidence: () => 1,
    datasources: new Map(
      readings.flatMap(({ url, claims: [first] }) =>
        first === undefined ? [] : [[first.datasourceId, { url, verified: readings.length > 1 }] as const],
      ),
    ),
  };
  return summarizeProfile(buildSections(set, sections, subject), set, subject);
}

function readDossier(
  row: CandidateImportRow,
  find: (keys: readonly Identifier[]) => readonly DocumentImportRow[],
): Dossier {
  const candidate: Identifier = { kind: "candidate", value: row.key };
  const keys = [
    candidate,
    ...(row.identifiers ?? []),
    ...(row.presences ?? []).flatMap(({ url }) => normalizeIdentifier("profileUrl", url) ?? []),
  ];
  const known = new Set(keys.map(textOf));
  const readings = find(keys).map((document) => {
    const filed = document.identifiers.some(
      (key) => ["candidate", "email"].includes(key.kind) && known.has(textOf(key)),
    );
    const findings = readFindings(captureOf(document));
    return readingOf(
      captureOf(document),
      findings.filter(({ identifiers }) => filed || identifiers.some((key) => known.has(textOf(key)))),
    );
  });
  const employers = readings
    .flatMap(({ claims }) => claims)
    .flatMap((claim) => (claim.property === "experience" ? [claim.value.companyUrl ?? ""] : []))
    .flatMap((url) => normalizeIdentifier("website", url) ?? []);
  const companies = find(employers).map((document) => {
    const findings = readFindings(captureOf(document));
    return readingOf(
      captureOf(document),
      findings.filter((finding) => isOfCompany(finding) || finding.identifiers.some((key) => known.has(textOf(key)))),
    );
  });
  return { name: row.fullName, readings: [...readings, ...companies].filter(({ claims }) => claims.length > 0) };
}

function isOfCompany({ claims }: Finding): boolean {
  return claims.every(({ property }) => property === "company");
}

function readFindings(capture: Capture): readonly Finding[] {
  return [...readWith(READERS, capture)];
}

function readingOf(capture: Capture, findings: readonly Finding[]): PersonReading {
  const connector = isOperatorKind(capture.kind) ? "operator" : "archive";
  const source = datasourceId("lookup", connector, capture.url, capture.kind);
  const claims = findings.flatMap((finding) => {
    const record = recordId(connector, finding.externalId);
    return [...finding.claims, ...readBiographies(finding)].map(
      (draft): Claim => ({
        ...draft,
        id: claimId(record, draft),
        recordId: record,
        datasourceId: source,
        collectedAt: capture.collectedAt ?? "2026-01-01T00:00:00.000Z",
      }),
    );
  });
  return { kind: capture.kind, url: capture.url, claims };
}

function captureOf({ kind, url, mediaType, collectedAt, data }: DocumentImportRow): Capture {
  return { kind, url, mediaType, collectedAt: collectedAt ?? null, data };
}

function textOf({ kind, value }: Identifier): string {
  return `${kind} ${value}`;
}
