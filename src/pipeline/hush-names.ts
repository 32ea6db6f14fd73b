import { listOnList, hasSuppressions } from "../db/suppression.ts";
import type { Db } from "../db/schema.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { type JudgedRecordRow, listClaims } from "../db/record.ts";
import type { Claim } from "../domain/claim.ts";
import { isJsonType, MAX_JSON_DEPTH, shapeOfJson } from "../domain/json-shape.ts";
import { closePlaces } from "../domain/mask.ts";
import type { Feature } from "../domain/match.ts";
import type { Keyring } from "../domain/keyring.ts";
import { type FindNames, findNamesIn, ownIn } from "../names/named-in-text.ts";

/** What texts are held against: the list, and the secret of its hashes. */
export interface Listing {
  readonly db: Db;
  readonly keyring: Keyring;
}

/** Closes the whole names of people on the list in texts that are shown. `null` where these texts name nobody who is. */
export async function readHush(listing: Listing, texts: Iterable<string>): Promise<FindNames | null> {
  if (!(await hasSuppressions(listing.db))) return null;
  return await findNamesIn(listing.keyring, texts, async (keys) => await listOnList(listing.db, keys));
}

/** Whether the stored claims of a lookup name somebody on the list. */
export async function namesListed(
  { id, candidate, identifiers }: StoredLookup,
  { db, keyring }: Listing,
): Promise<boolean> {
  const texts = [...textsOfClaims(await listClaims(db, keyring, id))];
  const hush = await readHush({ db, keyring }, texts);
  const own = ownIn([candidate.fullName, ...candidate.aliases], identifiers);
  return hush !== null && texts.some((text) => hush(text, own).length > 0);
}

/** What is left of something whose words are nobody's but who is closed. */
const NOTHING = Symbol("nothing");

/**
 * Claims without the names of people on the list: a text keeps its other words, and one of whom nothing is left, or an address that
 * bears the name, is not told at all.
 *
 * @param own of the person whom the claims are about (`ownIn`): names, which they may share with somebody on the list, and contacts
 */
export function hushClaims(
  claims: readonly Claim[],
  hush: FindNames | null,
  own: ReadonlySet<string>,
): readonly Claim[] {
  if (hush === null) return claims;
  return claims.flatMap((claim): Claim[] => {
    const value = hushValue(claim.value, hush, own);
    if (value === NOTHING) return [];
    if (claim.quote === undefined) return [{ ...claim, value } as Claim];
    return [{ ...claim, value, quote: closePlaces(claim.quote, hush(claim.quote, own)) } as Claim];
  });
}

/** What is said of judgements, without the names of people on the list. */
export function hushFeatures(
  rows: readonly JudgedRecordRow[],
  hush: FindNames | null,
  own: ReadonlySet<string>,
): readonly JudgedRecordRow[] {
  if (hush === null) return rows;
  const close = (feature: Feature) => ({ ...feature, detail: closePlaces(feature.detail, hush(feature.detail, own)) });
  return rows.map((row) => ({ ...row, features: row.features.map(close) }));
}

/** Every text in the values and quotes of claims. */
export function* textsOfClaims(claims: readonly Pick<Claim, "value" | "quote">[]): Generator<string> {
  for (const { value, quote } of claims) {
    yield* textsIn(value);
    if (quote !== undefined) yield quote;
  }
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (value !== null && typeof value === "object")
    for (const member of Object.values(value)) yield* textsIn(member);
}

function hushValue(value: unknown, hush: FindNames, own: ReadonlySet<string>): unknown {
  if (typeof value === "string") return hushText(value, hush, own);
  if (Array.isArray(value)) return value.map((item) => hushValue(item, hush, own)).filter((item) => item !== NOTHING);
  if (value === null || typeof value !== "object") return value;
  const members = Object.entries(value).map(([name, member]) => [name, hushValue(member, hush, own)] as const);
  return members.some(([, member]) => member === NOTHING) ? NOTHING : Object.fromEntries(members);
}

function hushText(text: string, hush: FindNames, own: ReadonlySet<string>): string | typeof NOTHING {
  const places = hush(text, own);
  if (places.length === 0) return text;
  const left = closePlaces(text, places);
  return /^https?:/i.test(text) || !/[\p{L}\p{N}]/u.test(left) ? NOTHING : left;
}

/** A kept document as it is shown: every string of JSON by itself, since a name may be written there with escapes. */
export interface ShownDocument {
  readonly data: string;
  readonly mediaType: string;
}

/** Every text of a document in which a name can stand. */
export function* textsOfDocument({ data, mediaType }: ShownDocument): Generator<string> {
  const json = parsedJson(data, mediaType);
  if (json === undefined) yield* [data, withoutMarks(data)];
  else yield* textsIn(json);
}

/** The document with the names closed; what is open keeps its place in a text. */
export function hushDocument(document: ShownDocument, hush: FindNames | null, own: ReadonlySet<string>): string {
  const { data, mediaType } = document;
  if (hush === null) return data;
  const json = parsedJson(data, mediaType);
  if (json === undefined) return closePlaces(data, [...hush(data, own), ...hush(withoutMarks(data), own)]);
  const closed = closeStrings(json, (text) => closePlaces(text, hush(text, own)));
  return closed === json ? data : JSON.stringify(closed);
}

/** The same node where nothing in it is closed. */
function closeStrings(node: unknown, close: (text: string) => string): unknown {
  if (typeof node === "string") return close(node);
  if (node === null || typeof node !== "object") return node;
  const entries = Object.entries(node).map(([name, member]) => [name, member, closeStrings(member, close)] as const);
  if (entries.every(([, member, closed]) => member === closed)) return node;
  if (Array.isArray(node)) return entries.map(([, , closed]) => closed);
  return Object.fromEntries(entries.map(([name, , closed]) => [name, closed]));
}

/** `undefined` for what is no JSON, or nests too deep to be walked. */
function parsedJson(data: string, mediaType: string): unknown {
  if (!isJsonType(mediaType) || shapeOfJson(data).depth > MAX_JSON_DEPTH) return undefined;
  try {
    return JSON.parse(data);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Of a page the marks and blanks between two words, as blanks: what is left keeps its place. */
function withoutMarks(data: string): string {
  return data.replace(/<[^<>]*>|&nbsp;|&#160;/gu, (mark) => " ".repeat(mark.length));
}
