import type { LeftOut } from "./left-out.ts";
import { hash } from "node:crypto";
import { type Identifier, nationalPhoneDigits, normalizeIdentifier } from "../domain/identifier.ts";
import { listUnstorable, UNSTORABLE } from "../domain/storable.ts";
import { findProfileUrl, isOnPlatform, PLATFORMS, readProfileUrl } from "../domain/platform.ts";
import { IMPORT_ADDRESS } from "../domain/told-address.ts";
import { bareName } from "./credentials.ts";
import { CandorLine } from "./candor-ndjson.ts";
import type { CandidateImportRow, DocumentImportRow, ImportLine, PresenceImport, Rejection } from "./importer.ts";
import { describeIssues } from "./lines.ts";
import { isLinkText } from "./link-text.ts";
import { isTwiceEncoded, NOT_DECODED, TWICE_ENCODED } from "./letters.ts";

/**
 * A person as described by an operator's file; importers of every format except Candor's own produce these. Written as
 * a candidate, and also as the document `crm/person`, whose members are these: the operator's statement. Dates are
 * `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; emails, phone numbers and addresses as written.
 */
export interface ImportedPerson {
  readonly fullName: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly aliases?: readonly string[];
  readonly birthDate?: string;
  readonly birthPlace?: string;
  readonly deathDate?: string;
  readonly gender?: string;
  readonly nationalities?: readonly string[];
  readonly location?: string;
  readonly headline?: string;
  readonly industry?: string;
  readonly biography?: string;
  readonly emails?: readonly string[];
  readonly phones?: readonly string[];
  /** URLs of profiles on platforms. */
  readonly profiles?: readonly string[];
  /** URLs of accounts on sites that are not platforms of Candor: they are shown, but are not keys. */
  readonly accounts?: readonly string[];
  /** URLs of the person's own pages. */
  readonly websites?: readonly string[];
  /** IDs in other registers: `wikidata:Q22250`. */
  readonly externalIds?: readonly string[];
  readonly picture?: string;
  readonly positions?: readonly ImportedPosition[];
  readonly education?: readonly ImportedEducation[];
  readonly memberships?: readonly ImportedMembership[];
  readonly skills?: readonly string[];
  readonly languages?: readonly { readonly language: string; readonly proficiency?: string }[];
  readonly interests?: readonly string[];
  readonly awards?: readonly string[];
  readonly certificates?: readonly string[];
}

export interface ImportedPosition {
  /** At least one of `title` and `company` is given. */
  readonly title?: string;
  readonly company?: string;
  readonly companyUrl?: string;
  readonly from?: string;
  readonly to?: string;
  readonly current?: boolean;
  readonly location?: string;
  readonly description?: string;
  readonly kind?: "volunteer";
}

export interface ImportedEducation {
  readonly school: string;
  readonly degree?: string;
  readonly from?: string;
  readonly to?: string;
}

export interface ImportedMembership {
  readonly organization: string;
  readonly role?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Where a person comes from. */
export interface PersonSource {
  /** The name of the importer, or of the software whose layout it is. */
  readonly format: string;
  /** The person's key in the file, if it has a permanent one: a record ID. */
  readonly id?: string;
  /** When the file itself was made, as it says: ISO 8601 date-time. */
  readonly collectedAt?: string;
}

/** The kind of document that contains an `ImportedPerson`. */
export const PERSON_KIND = "crm/person";

/**
 * Whether a document is a file's statement about one of its people, written together with the candidate row: both come
 * from one row of the file.
 */
export function isStatement({ kind, url }: { readonly kind: string; readonly url: string }): boolean {
  return kind === PERSON_KIND && url.startsWith(IMPORT_ADDRESS);
}

/** The URL of a file's statement about the person with a key. */
export function statementAddress(key: string): string {
  return `${IMPORT_ADDRESS}${hash("sha256", key, "base64url").slice(0, 22)}`;
}

/** A person's position in their file, and the callback for people who cannot be used. */
export interface PersonPlace {
  readonly path: string;
  readonly line: number | null;
  readonly onReject: (rejection: Rejection) => void;
}

/** The rows for a person: the candidate who can be found, and the operator's statement. */
export function* personRows(person: ImportedPerson, source: PersonSource, place: PersonPlace): Generator<ImportLine> {
  const { path, line, onReject } = place;
  const said = dropEmpty({
    ...person,
    fullName: bareName(person.fullName),
    websites: person.websites?.filter((address) => readProfileUrl(address) === null),
    profiles: person.profiles?.filter((address) => readProfileUrl(address) !== null),
  }) as ImportedPerson;
  const identifiers = identifiersOf(said);
  const key = keyOf(said, identifiers, source);
  const candidate = candidateOf(said, identifiers, key);
  const checked = CandorLine.safeParse(candidate);
  if (!checked.success) return onReject({ path, line, reason: describeIssues(checked.error) });
  const damage = damageOf(person.fullName);
  if (damage !== undefined) return onReject({ path, line, ...damage });
  if (listUnstorable(said).length > 0) return onReject({ path, line, reason: UNSTORABLE });
  yield candidate;
  const document: DocumentImportRow = {
    type: "document",
    kind: PERSON_KIND,
    url: statementAddress(key),
    mediaType: "application/json",
    ...(source.collectedAt && { collectedAt: source.collectedAt }),
    data: JSON.stringify(said),
    identifiers: [{ kind: "candidate", value: key }],
  };
  yield document;
}

/** What is wrong with the letters of a name that was read in the wrong encoding. */
function damageOf(name: string): LeftOut | undefined {
  if (name.includes("\uFFFD")) return NOT_DECODED;
  return isTwiceEncoded(name) ? TWICE_ENCODED : undefined;
}

/** The strong keys that a person states, in normal form, each once. */
export function identifiersOf(person: ImportedPerson): readonly Identifier[] {
  const keys = [
    ...(person.emails ?? []).map((email) => normalizeIdentifier("email", email)),
    ...(person.phones ?? []).map((phone) => normalizeIdentifier("phone", phone)),
    ...(person.profiles ?? []).map((profile) => normalizeIdentifier("profileUrl", profile)),
    ...(person.websites ?? []).map((website) => normalizeIdentifier("website", website)),
    ...(person.externalIds ?? []).map((id) => normalizeIdentifier("externalId", id)),
  ].filter((key) => key !== null);
  return [...new Map(keys.map((key) => [`${key.kind} ${key.value}`, key])).values()];
}

/**
 * The URL of a name on the platform in the title: `LinkedIn`, `ines-calder`. `undefined` if it is not a platform of
 * Candor.
 */
export function profileNamed(title: string | undefined, name: string | undefined): string | undefined {
  if (title === undefined || name === undefined || /[\s/:]/.test(name) || isLinkText(name)) return undefined;
  const plain = title.toLowerCase().replace(/[^a-z]+/g, "");
  const platform = plain === "twitter" ? "x" : PLATFORMS.find((each) => plain === each);
  return platform === undefined ? undefined : findProfileUrl(platform, name.replace(/^@/, ""));
}

/**
 * Whether an address is that of a person's account on a site that is not a platform of Candor: it has a path after the
 * host, unlike the sites of firms listed among profiles.
 */
export function isAccountAddress(address: string): boolean {
  if (readProfileUrl(address) !== null || isOnPlatform(address)) return false;
  return /^https?:/i.test(address) && (URL.parse(address)?.pathname.length ?? 0) > 1;
}

/** Adds the scheme to a URL, which some programs leave out: `linkedin.com/in/ines-calder`. */
export function withScheme(address: string): string {
  return /^https?:/i.test(address) ? address : `https://${address}`;
}

function candidateOf(person: ImportedPerson, identifiers: readonly Identifier[], key: string): CandidateImportRow {
  // Unpaid work is shown only if there is nothing else.
  const held = person.positions?.toSorted((a, b) => Number(a.kind === "volunteer") - Number(b.kind === "volunteer"));
  const job = held?.find(({ current }) => current === true) ?? held?.find(({ to }) => to === undefined);
  const headline = person.headline ?? job?.title;
  const numbers = person.phones?.filter((phone) => normalizeIdentifier("phone", phone) === null) ?? [];
  const bare = [...new Set(numbers.flatMap((phone) => nationalPhoneDigits(phone) ?? []))];
  return {
    type: "candidate",
    key,
    fullName: person.fullName,
    ...(person.aliases && { aliases: person.aliases.slice(0, MAX_MEMBERS).map(clip) }),
    ...(headline && { headline: clip(headline) }),
    ...(job?.company && { company: clip(job.company) }),
    ...(person.location && { location: clip(person.location) }),
    ...(person.birthDate && { birthDate: person.birthDate }),
    ...(isAddress(person.picture) && { avatarUrl: person.picture }),
    identifiers: identifiers.filter(({ kind }) => kind !== "profileUrl").slice(0, MAX_MEMBERS),
    ...(bare.length > 0 && { nationalPhones: bare.slice(0, MAX_MEMBERS) }),
    presences: identifiers.flatMap(presenceOf).slice(0, MAX_MEMBERS),
  };
}

function clip(text: string): string {
  return text.slice(0, MAX_LINE_LENGTH).toWellFormed().trim();
}

function isAddress(text: string | undefined): text is string {
  return text !== undefined && text.length <= 2_048 && /^https?:/i.test(text) && URL.canParse(text);
}

function presenceOf({ kind, value }: Identifier): readonly PresenceImport[] {
  const profile = kind === "profileUrl" ? readProfileUrl(value) : null;
  return profile ? [{ platform: profile.platform, url: profile.url }] : [];
}

/**
 * A person from one program has the same key in every import: the record's own ID; otherwise the strongest key that the
 * file states, with the name, because colleagues may share an address; otherwise the name with the other details.
 */
function keyOf(person: ImportedPerson, identifiers: readonly Identifier[], { format, id }: PersonSource): string {
  if (id !== undefined && `${format}:${id}`.length <= MAX_KEY_LENGTH) return `${format}:${id}`;
  const strong = STRENGTH.map((kind) => identifiers.find((each) => each.kind === kind)).find(
    (each) => each !== undefined,
  );
  const job = person.positions?.[0];
  const rest = strong
    ? [strong.kind, strong.value]
    : [person.birthDate, person.location, job?.company, job?.title, person.education?.[0]?.school];
  const name = person.fullName.normalize("NFKC").toLowerCase();
  return `${format}:${hash("sha256", JSON.stringify([name, ...rest]), "base64url").slice(0, 22)}`;
}

const STRENGTH = ["externalId", "profileUrl", "email", "phone", "website"] as const;
const MAX_KEY_LENGTH = 200;
/** As in `CandidateRow`. */
const MAX_LINE_LENGTH = 500;
const MAX_MEMBERS = 500;

/** Removes members without content, at any depth. */
export function dropEmpty<T>(value: T): T {
  if (Array.isArray(value)) return value.map(dropEmpty).filter((each) => !isEmpty(each)) as T;
  if (value === null || typeof value !== "object") return value;
  const members = Object.entries(value).map(([name, member]) => [name, dropEmpty(member)] as const);
  return Object.fromEntries(members.filter(([, member]) => !isEmpty(member))) as T;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.keys(value).length === 0;
}
