import type { Finding } from "../domain/claim.ts";
import type { Capture, Connector } from "./connector.ts";
import { readAccountPage } from "./readers/account-page.ts";
import { readBiography } from "./readers/biography.ts";
import { readDirectoryText } from "./readers/directory-entry.ts";
import { readPersonPage } from "./readers/person-page.ts";
import { UnreadableCapture } from "./readers/reading.ts";
import { readCommittee } from "./readers/us-congress/committee.ts";
import { readDistrictOffices } from "./readers/us-congress/district-offices.ts";
import { readLegislator } from "./readers/us-congress/legislator.ts";
import { readCongressPicture } from "./readers/us-congress/picture.ts";
import { readSocialMedia } from "./readers/us-congress/social-media.ts";
import { readXPosts } from "./readers/x/posts.ts";

/** Documents that the operator imported. Each is read by the reader of its kind, as if its datasource had just answered. */
export const archive: Connector = {
  name: "archive",
  title: "Imported documents",
  // The operator's own shelf: what may be put on it is between the operator and whoever published it.
  homepage: "urn:candor:archive",
  terms: "urn:candor:archive",
  access: "local",
  accepts: ["candidate", "externalId", "profileUrl", "website", "email", "phone"],
  yields: [
    "fullName",
    "firstName",
    "lastName",
    "alias",
    "gender",
    "nationality",
    "birthDate",
    "deathDate",
    "birthPlace",
    "spouse",
    "child",
    "location",
    "office",
    "email",
    "phone",
    "language",
    "website",
    "biography",
    "avatar",
    "photo",
    "experience",
    "education",
    "membership",
    "skill",
    "badge",
    "account",
    "followers",
    "post",
  ],
  limits: { requestsPerMinute: 100_000, timeoutMs: 10_000, cacheDays: 0 },
  examples: {
    present: { kind: "profileUrl", value: "https://x.com/candor_amara" },
    absent: { kind: "email", value: "nobody@example.org" },
  },
  probe: (identifier, context) => context.archive.find(identifier),
  read: (capture) => readerOf(capture)(capture),
};

/** The kinds of documents that can be read. */
export function knownKinds(): readonly string[] {
  return [...READERS.keys()];
}

type Reader = (capture: Capture) => Iterable<Finding>;

function readerOf({ kind }: Capture): Reader {
  const reader = READERS.get(kind);
  if (reader === undefined) throw new UnknownKind(kind);
  return reader;
}

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ["account-page", readAccountPage],
  ["bioguide/biography", readBiography],
  ["directory-entry", readDirectoryText],
  ["person-page", readPersonPage],
  ["us-congress/committee", readCommittee],
  ["us-congress/district-offices", readDistrictOffices],
  ["us-congress/legislator", readLegislator],
  ["us-congress/picture", readCongressPicture],
  ["us-congress/social-media", readSocialMedia],
  ["x/posts", readXPosts],
]);

/** No reader knows documents of this kind. The document stays; a later version may read it. */
export class UnknownKind extends UnreadableCapture {
  readonly kind: string;

  constructor(kind: string) {
    super(`No reader for documents of kind "${kind}"`);
    this.kind = kind;
  }
}
