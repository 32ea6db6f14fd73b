import { parseHtmlFragment } from "../connectors/findings/parse-html.ts";
import { listOnList, hasSuppressions } from "../db/suppression.ts";
import type { Db } from "../db/schema.ts";
import type { StoredLookup } from "../db/lookup.ts";
import type { JudgedRecordRow } from "../db/record.ts";
import type { Claim } from "../domain/claim.ts";
import { isJsonType, MAX_JSON_DEPTH, shapeOfJson } from "../domain/json-shape.ts";
import { CLOSED } from "../domain/closed-mark.ts";
import { closePlaces } from "../domain/mask.ts";
import type { Feature } from "../domain/match.ts";
import type { Keyring } from "../domain/keyring.ts";
import { overValues } from "../domain/seen-detail.ts";
import { fileOfDocument, withoutFileName } from "../domain/told-address.ts";
import { type AskList, callsWithin, type FindNames, findNamesIn, namesAlike, ownIn } from "../names/named-in-text.ts";

/** The suppression list and the secret of its hashes. */
export interface Listing {
  readonly db: Db;
  readonly keyring: Keyring;
}

/** Redacts the full names of people on the list in texts to be shown. `null` if no text names anybody on it. */
export async function readHush(listing: Listing, texts: Iterable<string>): Promise<FindNames | null> {
  return (await hasSuppressions(listing.db)) ? await findListed(listing, texts) : null;
}

/** The same if the list is known not to be empty. */
export async function findListed({ db, keyring }: Listing, texts: Iterable<string>): Promise<FindNames | null> {
  return await findShownNames(keyring, texts, async (keys) => await listOnList(db, keys));
}

/** The same with any list: as written, and as a browser shows it. */
export async function findShownNames(
  keyring: Keyring,
  texts: Iterable<string>,
  list: AskList,
): Promise<FindNames | null> {
  const hush = await findNamesIn(keyring, [...texts].flatMap(viewsOf), list);
  return hush && ((text, own) => viewsOf(text).flatMap((view) => hush(view, own)));
}

/**
 * Names that stay visible where a lookup is shown: those of its person, also by their records, and those it started from. For an imported
 * person another first name is not theirs. What a caller typed stays, because removing it would reveal who is on the list.
 */
export function ownOf(
  { candidateId, candidate, identifiers }: WhoseLookup,
  called: readonly string[] = [],
): ReadonlySet<string> {
  const { fullName, aliases } = candidate;
  const names = candidateId === null ? [fullName, ...aliases] : namesAlike(fullName, aliases);
  const own = ownIn([...names, ...names.flatMap((name) => namesAlike(name, called).slice(1))], identifiers);
  if (candidateId !== null) return own;
  const typed = [...textsIn(candidate), ...identifiers.map(({ value }) => value)];
  return own.union(new Set(typed.flatMap((text) => [...callsWithin(text)])));
}

type WhoseLookup = Pick<StoredLookup, "candidateId" | "identifiers"> & {
  readonly candidate: Pick<StoredLookup["candidate"], "fullName" | "aliases">;
};

/**
 * The subject of a lookup without other names, URLs and profiles that name somebody on the list; these are neither shown nor searched for.
 * What a caller typed stays.
 */
export async function hushSubject<Whose extends Pick<StoredLookup, "candidateId" | "candidate" | "identifiers">>(
  listing: Listing,
  lookup: Whose,
): Promise<Whose> {
  if (lookup.candidateId === null) return lookup;
  const { candidate, identifiers } = lookup;
  const filed = candidate.unfiled;
  const addresses = [...candidate.sources, ...(filed?.sources ?? []), candidate.email ?? "", filed?.email ?? ""];
  const hush = await readHush(listing, [...candidate.aliases, ...addresses, ...identifiers.map(({ value }) => value)]);
  if (hush === null) return lookup;
  const own = ownOf(lookup);
  const isOpen = (text: string | null) => text === null || hush(text, own).length === 0;
  const open = <Known extends { readonly email: string | null; readonly sources: readonly string[] }>(
    known: Known,
  ) => ({
    ...known,
    email: isOpen(known.email) ? known.email : null,
    sources: known.sources.filter(isOpen),
  });
  return {
    ...lookup,
    candidate: {
      ...open(candidate),
      aliases: candidate.aliases.filter(isOpen),
      ...(filed !== undefined && { unfiled: open(filed) }),
    },
    identifiers: identifiers.filter(({ kind, value }) => kind === "candidate" || isOpen(value)),
  };
}

/** The result for a value of which nothing may be shown. */
const NOTHING = Symbol("nothing");

/**
 * Claims without the names of people on the list: a text keeps its other words; a text with nothing left, or a URL with the name, is
 * dropped.
 *
 * @param own details of the person whom the claims are about (`ownIn`): contacts, and names, which somebody on the list may share
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
    return [{ ...claim, value, quote: closeText(claim.quote, hush, own) } as Claim];
  });
}

/** Reasons of judgements, without the names of people on the list. */
export function hushFeatures(
  rows: readonly JudgedRecordRow[],
  hush: FindNames | null,
  own: ReadonlySet<string>,
): readonly JudgedRecordRow[] {
  if (hush === null) return rows;
  const close = (value: string) => closePlaces(value, hush(value, own));
  const closeFeature = ({ seen, ...feature }: Feature) => ({ ...feature, seen: seen && overValues(seen, close) });
  return rows.map((row) => ({ ...row, features: row.features.map(closeFeature) }));
}

/** All texts in the values and quotes of claims. */
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

/** A URL as far as it names nobody on the list: without its path, or `null` if the host names somebody. */
export function hushAddress(url: string, hush: FindNames | null, own: ReadonlySet<string>): string | null {
  if (hush === null || textsOfAddress(url).every((text) => hush(text, own).length === 0)) return url;
  if (fileOfDocument(url) !== undefined) return withoutFileName(url);
  const origin = /^https?:\/\/[^/?#]+/i.exec(url)?.[0] ?? "";
  return origin === "" || hush(origin, own).length > 0 ? null : `${origin}/`;
}

/** All texts of an address that can contain a name: in it, a file name is written in escapes. */
export function textsOfAddress(url: string): readonly string[] {
  return [url, fileOfDocument(url) ?? ""];
}

/** A stored document as it is shown. Strings of JSON are handled one by one, because a name may contain escapes. */
export interface ShownDocument {
  readonly data: string;
  readonly mediaType: string;
}

/** All texts of a document that can contain a name. */
export function* textsOfDocument({ data, mediaType }: ShownDocument): Generator<string> {
  const json = parsedJson(data, mediaType);
  if (json === undefined) yield data;
  else {
    yield* textsIn(json);
    for (const handle of handlesIn(json)) yield `@${handle}`;
  }
}

/** Handles in a JSON document, which stand there without the `@`. */
function* handlesIn(node: unknown): Generator<string> {
  if (node === null || typeof node !== "object") return;
  for (const [member, value] of Object.entries(node)) {
    if (typeof value === "string" && HANDLE.test(member)) yield value;
    else yield* handlesIn(value);
  }
}

/** The document with names redacted; all other text keeps its place. */
export function hushDocument(document: ShownDocument, hush: FindNames | null, own: ReadonlySet<string>): string {
  const { data, mediaType } = document;
  if (hush === null) return data;
  const json = parsedJson(data, mediaType);
  if (json === undefined) return closeText(data, hush, own);
  const isTheirs = (node: object) => Object.entries(node).some((member) => isBearer(member, hush, own));
  const closed = closeStrings(json, (text) => closeText(text, hush, own), isTheirs);
  return closed === json ? data : JSON.stringify(closed);
}

/**
 * Whether a member of an object says that the object is about somebody on the list alone, as in a list of followers: it is a name that is
 * redacted whole, or a handle.
 */
function isBearer([member, value]: readonly [string, unknown], hush: FindNames, own: ReadonlySet<string>): boolean {
  if (typeof value !== "string") return false;
  if (HANDLE.test(member)) return hush(`@${value}`, own).length > 0;
  if (!NAME.test(member)) return false;
  const left = closeText(value, hush, own);
  return left !== value && !/[\p{L}\p{N}]/u.test(left);
}

const NAME = /^(?:full_?|display_?)?name$/iu;
const HANDLE = /^(?:user_?name|acct|handle|login|screen_?name)$/iu;

function hideAll(node: unknown): unknown {
  if (node === null) return null;
  if (Array.isArray(node)) return node.map(hideAll);
  if (typeof node !== "object") return CLOSED;
  return Object.fromEntries(Object.entries(node).map(([member, each]) => [member, hideAll(each)]));
}

/** Rows of a store as they are given to somebody, without names of others on the list. */
export async function hushRows<Row>(
  listing: Listing,
  rows: readonly Row[],
  own: ReadonlySet<string>,
): Promise<{ readonly rows: readonly Row[]; readonly isClosed: boolean }> {
  const texts = rows.flatMap((row) => [...textsIn(row)]);
  const hush = await readHush(listing, texts);
  if (hush === null) return { rows, isClosed: false };
  const closed = rows.map((row) => closeStrings(row, (text) => closeText(text, hush, own)) as Row);
  return { rows: closed, isClosed: closed.some((row, at) => row !== rows[at]) };
}

function closeText(text: string, hush: FindNames, own: ReadonlySet<string>): string {
  return closePlaces(text, hush(text, own));
}

/**
 * A text as written and as displayed, also without markup within words, with what is written within tags, and with
 * markup that is escaped itself, as in a feed.
 */
function viewsOf(text: string): readonly string[] {
  const shown = withoutMarks(text);
  const feed = text.includes("&lt;") ? withoutMarks(shown) : shown;
  return [...new Set([text, shown, feed, withoutMarks(withoutMarksInWords(text)), withinTags(text)])];
}

/** Without tags that emphasise a part of a word: `<em>Mar</em>chbank`. */
function withoutMarksInWords(data: string): string {
  return data.replace(INLINE, (tags) => "\u200b".repeat(tags.length));
}

const INLINE =
  /(?<=\p{L})(?:<\/?(?:a|b|big|em|font|i|mark|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>){1,9}(?=\p{L})/giu;

/** With the characters of references in attributes: `title="Odile&nbsp;Marchbank"`. */
function withinTags(data: string): string {
  return data.replace(/<[^<>]*>/gu, (tag) => (tag.includes("&") ? withoutMarks(`>${tag.slice(1)}`) : tag));
}

/**
 * Returns the same node if nothing in it is redacted.
 *
 * @param isHidden whether nothing in an object is shown
 */
function closeStrings(
  node: unknown,
  close: (text: string) => string,
  isHidden: (node: object) => boolean = () => false,
): unknown {
  if (typeof node === "string") return close(node);
  if (node === null || typeof node !== "object" || node instanceof Date) return node;
  if (!Array.isArray(node) && isHidden(node)) return hideAll(node);
  const entries = Object.entries(node).map(
    ([name, member]) => [name, member, closeStrings(member, close, isHidden)] as const,
  );
  if (entries.every(([, member, closed]) => member === closed)) return node;
  if (Array.isArray(node)) return entries.map(([, , closed]) => closed);
  return Object.fromEntries(entries.map(([name, , closed]) => [name, closed]));
}

/** `undefined` if it is not JSON, or is nested too deeply to be walked. */
function parsedJson(data: string, mediaType: string): unknown {
  if (!isJsonType(mediaType) || shapeOfJson(data).depth > MAX_JSON_DEPTH) return undefined;
  try {
    return JSON.parse(data);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * A text as displayed: markup between words becomes blanks, character references become characters. The rest keeps its place; a shorter
 * character is padded with zero-width spaces.
 */
function withoutMarks(data: string): string {
  if (!/[<&%\\]/.test(data)) return data;
  return data.replace(MARK, (mark) => {
    const letters = lettersOf(mark);
    return letters.length > mark.length ? mark : letters.padEnd(mark.length, "\u200b");
  });
}

const MARK =
  /<[^<>]*>|&(?:amp;)?(?:(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,24});|nbsp|shy)|(?:%[\da-f]{2}){1,40}|\\u[\da-f]{4}/giu;

function lettersOf(mark: string): string {
  if (mark.startsWith("<")) return /^<(?:wbr|!--)/i.test(mark) ? "" : " ".repeat(mark.length);
  if (mark.startsWith("%")) return decoded(mark);
  if (mark.startsWith("\\")) return String.fromCharCode(Number.parseInt(mark.slice(2), 16));
  const known = REFERENCES.get(mark);
  if (known !== undefined) return known;
  const [node] = parseHtmlFragment(mark.replace(/^&amp;(?=.)/i, "&")).childNodes;
  const letters = node !== undefined && "value" in node ? node.value : mark;
  if (REFERENCES.size < MAX_REFERENCES) REFERENCES.set(mark, letters);
  return letters;
}

/** Decoded character references; a page repeats a few of them. */
const REFERENCES = new Map<string, string>();
const MAX_REFERENCES = 10_000;

function decoded(escapes: string): string {
  try {
    return decodeURIComponent(escapes);
  } catch (error) {
    if (error instanceof URIError) return escapes;
    throw error;
  }
}
