import { createHash, hash } from "node:crypto";
import { isStatedMinor } from "../analysis/minor.ts";
import { type ArchiveDocumentDraft, archiveId } from "../db/archive.ts";
import type { CandidateDraft } from "../db/candidate.ts";
import { newId } from "../domain/id.ts";
import type { Identifier } from "../domain/identifier.ts";
import type { Keyring } from "../domain/keyring.ts";
import { readProfileUrl } from "../domain/platform.ts";
import { readImportLine } from "../importers/candor-ndjson.ts";
import type {
  CandidateImportRow,
  DocumentImportRow,
  ImportLine,
  PictureImportRow,
  RejectedImportRow,
} from "../importers/importer.ts";
import { filingKeys, nationalPhoneKeys, suppressionKeys } from "../names/suppression.ts";

/** The contents of a line in the form that the database takes; a picture is opened when it is written. */
export type Draft =
  | { readonly type: "candidate"; readonly draft: CandidateDraft /** `isStatedMinor` */; readonly isMinor: boolean }
  | { readonly type: "document"; readonly draft: ArchiveDocumentDraft }
  | { readonly type: "picture"; readonly line: number; readonly row: PictureImportRow };

/** Who owns the rows, and which import adds them. */
export interface Origin {
  readonly accountId: string;
  readonly importId: string;
}

/** The secrets of a keyring, without what cannot cross to a thread. */
export type Secrets = Pick<Keyring, "list">;

/** What drafting needs to know besides the lines and their origin. */
export interface DraftOccasion extends Secrets {
  readonly at: Date;
}

/** A line that is not empty, with its number, counted from 1. */
export interface NumberedLine {
  readonly line: number;
  readonly text: string;
}

/**
 * The result for a line: its contents, why they cannot be used, or a rejection that it reports for a row of another
 * file.
 */
export type DraftedLine =
  | { readonly line: number; readonly draft: Draft /** Of the line, in UTF-16 units. */; readonly length: number }
  | { readonly line: number; readonly reason: string }
  | { readonly line: number; readonly rejected: Omit<RejectedImportRow, "type"> };

/** Reads lines of Candor NDJSON and brings them into the form in which they are written. */
export function draftLines(lines: readonly NumberedLine[], origin: Origin, occasion: DraftOccasion): DraftedLine[] {
  return lines.map(({ line, text }) => draftLine(readImportLine(text), { line, text }, origin, occasion));
}

/** Does the same for a line that has been read. */
export function draftLine(
  read: ReturnType<typeof readImportLine>,
  { line, text }: NumberedLine,
  origin: Origin,
  occasion: DraftOccasion,
): DraftedLine {
  if ("reason" in read) return { line, reason: read.reason };
  const { row } = read;
  if (row.type !== "rejected") return { line, draft: draftRow(row, line, origin, occasion), length: text.length };
  const { type: _, ...rejected } = row;
  return { line, rejected };
}

function draftRow(
  row: Exclude<ImportLine, RejectedImportRow>,
  line: number,
  origin: Origin,
  occasion: DraftOccasion,
): Draft {
  switch (row.type) {
    case "candidate": {
      const draft = draftCandidate(row, origin, occasion);
      return { type: "candidate", draft, isMinor: isStatedMinor(draft, occasion.at) };
    }
    case "document":
      return { type: "document", draft: draftDocument(row, origin, occasion) };
    case "picture":
      return { type: "picture", line, row };
  }
}

/** Brings a row of an import into the form that the database takes. */
export function draftCandidate(row: CandidateImportRow, origin: Origin, keyring: Secrets): CandidateDraft {
  const presences = (row.presences ?? []).flatMap((presence) => {
    const profile = readProfileUrl(presence.url);
    return profile ? [{ ...presence, platform: profile.platform, handle: profile.handle, url: profile.url }] : [];
  });
  const identifiers: Identifier[] = [
    ...(row.identifiers ?? []),
    ...presences.map((presence) => ({ kind: "profileUrl", value: presence.url }) as const),
  ];
  const names = [row.fullName, ...(row.aliases ?? [])];
  const own: Identifier = { kind: "candidate", value: row.key };
  return {
    id: newId(),
    ...origin,
    originKey: row.key,
    fullName: row.fullName,
    aliases: row.aliases ?? [],
    headline: row.headline ?? null,
    company: row.company ?? null,
    location: row.location ?? null,
    birthDate: row.birthDate ?? null,
    avatarUrl: row.avatarUrl ?? null,
    prominence: row.prominence ?? 0,
    suppressionKeys: [
      ...suppressionKeys(keyring, {
        names,
        birthDate: row.birthDate ?? null,
        identifiers: [own, ...identifiers],
      }),
      ...nationalPhoneKeys(keyring, names, row.nationalPhones ?? []),
    ],
    contentHash: hash("sha256", JSON.stringify(row), "base64url").slice(0, 22),
    presences: presences.map((presence) => ({
      platform: presence.platform,
      handle: presence.handle,
      url: presence.url,
      displayName: presence.displayName ?? null,
      headline: presence.headline ?? null,
      avatarUrl: presence.avatarUrl ?? null,
      followers: presence.followers ?? null,
    })),
    identifiers,
    ...(row.nationalPhones && { nationalPhones: row.nationalPhones }),
  };
}

function draftDocument(row: DocumentImportRow, origin: Origin, keyring: Secrets): ArchiveDocumentDraft {
  return {
    id: archiveId(row, origin.accountId),
    ...origin,
    kind: row.kind,
    url: row.url,
    mediaType: row.mediaType,
    collectedAt: row.collectedAt ?? null,
    data: row.data,
    sha256: createHash("sha256").update(row.data).digest("hex"),
    identifiers: row.identifiers.map((identifier) => {
      const { one, all } = filingKeys(keyring, identifier);
      return { ...identifier, suppressionKey: one, suppressionKeys: all };
    }),
  };
}
