import type { ArchiveDocumentDraft } from "../../src/db/archive.ts";
import type { StoredBulk } from "../../src/db/bulk.ts";
import type { CandidateDraft } from "../../src/db/candidate.ts";
import type { Datasource } from "../../src/db/datasource.ts";
import type { StoredLookup, StoredProfile } from "../../src/db/lookup.ts";
import type { StoredProbe } from "../../src/db/probe.ts";
import type { Db } from "../../src/db/schema.ts";
import { hideMergedPeople } from "../../src/db/suppression.ts";
import type { JudgedRecordRow } from "../../src/db/record.ts";
import type { Claim } from "../../src/domain/claim.ts";
import { newId } from "../../src/domain/id.ts";
import type { Identifier } from "../../src/domain/identifier.ts";
import { keyringOf } from "../../src/domain/keyring.ts";
import { readProfileUrl } from "../../src/domain/platform.ts";
import { filingKeys, suppressionKeys } from "../../src/names/suppression.ts";
import type { Part } from "../../src/privacy/part.ts";

/** The keyring of an invented installation. */
export const KEYRING = keyringOf("a-secret-of-thirty-two-characters-and-more");

/** An invented person, described as briefly as a test allows. */
export interface Invented {
  readonly key: string;
  readonly fullName: string;
  readonly birthDate?: string;
  readonly identifiers?: readonly Identifier[];
  readonly profiles?: readonly string[];
}

export function draftCandidate(person: Invented, contentHash = "first"): CandidateDraft {
  const presences = (person.profiles ?? []).map((address) => {
    const profile = readProfileUrl(address);
    if (!profile) throw new Error(`${address} is no profile`);
    const { platform, handle, url } = profile;
    return { platform, handle, url, displayName: null, headline: null, avatarUrl: null, followers: null };
  });
  const identifiers: Identifier[] = [
    ...(person.identifiers ?? []),
    ...presences.map(({ url }) => ({ kind: "profileUrl", value: url }) as const),
  ];
  const birthDate = person.birthDate ?? null;
  const own: Identifier = { kind: "candidate", value: person.key };
  return {
    id: newId(),
    accountId: "default",
    importId: newId(),
    originKey: person.key,
    fullName: person.fullName,
    aliases: [],
    headline: null,
    company: null,
    location: null,
    birthDate,
    avatarUrl: null,
    prominence: 0,
    suppressionKeys: suppressionKeys(KEYRING, {
      names: [person.fullName],
      birthDate,
      identifiers: [own, ...identifiers],
    }),
    contentHash,
    presences,
    identifiers,
  };
}

export function draftLookup(
  changes: Partial<StoredLookup> = {},
): Omit<StoredLookup, "progress" | "revision" | "worker" | "run"> & Pick<StoredLookup, "id"> {
  const createdAt = changes.createdAt ?? new Date();
  return {
    id: newId(createdAt.getTime()),
    accountId: "default",
    candidateId: null,
    subject: changes.candidateId ?? newId(),
    candidate: {
      fullName: "Ines Calder",
      aliases: [],
      avatarUrl: null,
      email: null,
      birthDate: null,
      headline: null,
      company: null,
      location: null,
      sources: [],
    },
    identifiers: [{ kind: "candidate", value: "test:ines-calder" }],
    suppressionKeys: [],
    sections: ["overview"],
    purpose: "due_diligence",
    status: "queued",
    stage: "queued",
    trial: false,
    preview: false,
    metadata: {},
    createdAt,
    finishedAt: null,
    expiresAt: new Date(createdAt.getTime() + 86_400_000),
    errorMessage: null,
    retentionDays: 90,
    keyId: null,
    credit: null,
    webhookUrl: null,
    asksNobody: false,
    ...changes,
  };
}

export function draftBulk(changes: Partial<StoredBulk> = {}): StoredBulk {
  const createdAt = new Date();
  return {
    id: newId(createdAt.getTime()),
    accountId: "default",
    keyId: newId(),
    name: "people.csv",
    status: "running",
    rows: 1,
    minLikelihood: 0.8,
    required: [],
    unmatched: "leave",
    purpose: "due_diligence",
    sections: ["overview"],
    trial: false,
    preview: false,
    retentionDays: 90,
    maxLookups: null,
    maxQuestions: null,
    maxCredits: null,
    lookups: 0,
    questions: 0,
    credits: 0,
    errorMessage: null,
    createdAt,
    finishedAt: null,
    expiresAt: new Date(createdAt.getTime() + 86_400_000),
    ...changes,
  };
}

export function draftDocument(changes: Partial<ArchiveDocumentDraft> = {}): ArchiveDocumentDraft {
  return {
    id: newId(),
    accountId: "default",
    importId: newId(),
    kind: "person-page",
    url: "https://ines-calder.example.org/",
    mediaType: "text/html",
    collectedAt: "2026-01-02T03:04:05.000Z",
    data: "<p>Ines Calder</p>",
    sha256: "first",
    identifiers: [keyed({ kind: "candidate", value: "test:ines-calder" })],
    ...changes,
  };
}

/** A document's key, with the hash by which a suppression would name it. */
export function keyed(identifier: Identifier) {
  const { one, all } = filingKeys(KEYRING, identifier);
  return { ...identifier, suppressionKey: one, suppressionKeys: all };
}

export function draftDatasource(lookupId: string, changes: Partial<Datasource> = {}): Datasource {
  return {
    lookupId,
    id: "datasource",
    connector: "archive",
    kind: "person-page",
    url: "https://ines-calder.example.org/",
    mediaType: "text/html",
    collectedAt: "2026-01-02T03:04:05.000Z",
    data: "<p>Ines Calder</p>",
    sha256: "first",
    position: 1_000,
    ...changes,
  };
}

export function draftProbe(lookupId: string, changes: Partial<StoredProbe> = {}): StoredProbe {
  return {
    lookupId,
    connector: "archive",
    identifierKind: "email",
    identifierValue: "a@example.org",
    depth: 0,
    outcome: "found",
    why: [],
    ms: 1.5,
    attempts: 0,
    bytes: 0,
    position: 1,
    ...changes,
  };
}

export function draftRecord(changes: Partial<JudgedRecordRow> = {}): JudgedRecordRow {
  return {
    id: "record",
    connector: "archive",
    externalId: "ines-calder",
    url: "https://ines-calder.example.org/",
    name: "Ines Calder",
    datasourceIds: ["datasource"],
    judgement: "own",
    score: 9,
    features: [],
    judgedBy: "rule",
    ...changes,
  };
}

export function draftClaim(changes: Partial<Claim> = {}): Claim {
  return {
    id: "claim",
    recordId: "record",
    datasourceId: "datasource",
    property: "fullName",
    value: "Ines Calder",
    locator: "char=3,14",
    quote: "Ines Calder",
    method: "stated",
    confidence: 1,
    collectedAt: "2026-01-02T03:04:05.000Z",
    ...changes,
  } as Claim;
}

export async function suppress(db: Db, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await db
      .insertInto("suppression")
      .values({ key, kind: "test" })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
  }
  await hideMergedPeople(db, keys);
}

/** A profile in the form that `saveProfile` takes. */
export function writeProfile({ data, evidence, gists, ...rest }: StoredProfile) {
  return {
    ...rest,
    data: JSON.stringify(data),
    evidence: JSON.stringify(evidence),
    gists: gists === null ? null : JSON.stringify(gists),
  };
}

/** The part of the stores that belongs to nobody: it is empty. */
export const NOBODYS_PART: Part = {
  accountId: null,
  keys: [],
  lookups: [],
  candidates: [],
  subjects: [],
  bulkRows: [],
  documents: [],
  pictures: [],
};
