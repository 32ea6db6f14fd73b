import { domainToASCII } from "node:url";
import { isSupportedCountry, Metadata, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { type Platform, profileUrl, readProfileUrl } from "./platform.ts";

/**
 * The kinds of identifiers. `candidate` is our own ID, `externalId` a source's own (`orcid:0000-0000-0000-0101`,
 * `wikidata:Q900000101`). A handle without a platform is only a hint: it does not identify a person.
 */
export const IDENTIFIER_KINDS = [
  "candidate",
  "email",
  "phone",
  "profileUrl",
  "website",
  "externalId",
  "handle",
  "name",
] as const;
export type IdentifierKind = (typeof IDENTIFIER_KINDS)[number];

/** A typed key to a person, normalised: two spellings of one key have the same value. */
export interface Identifier {
  readonly kind: IdentifierKind;
  readonly value: string;
}

/**
 * What the search index files a candidate under. `nationalPhone` exists only in the index: somebody who types `(202)
 * 224-3441` names no country, so every phone number is also filed under its national digits (`nationalDigitsOf`).
 */
export interface IndexKey {
  readonly kind: IdentifierKind | "nationalPhone";
  readonly value: string;
}

/** What the text of a search was recognised as. */
export type ParsedQuery =
  | { readonly kind: "email"; readonly value: string; readonly keys: readonly IndexKey[] }
  /**
   * `value` is E.164 if the text names the country, otherwise the national digits. Any of `keys` may be the right one.
   */
  | { readonly kind: "phone"; readonly value: string; readonly keys: readonly IndexKey[] }
  | {
      readonly kind: "profileUrl";
      readonly value: string;
      readonly platform: Platform;
      readonly handle: string;
      readonly keys: readonly IndexKey[];
    }
  /** A handle on whichever platform is searched; compared with the handles of presences. */
  | { readonly kind: "handle"; readonly value: string; readonly keys: readonly IndexKey[] }
  /**
   * `words` are as typed. `context` are the words after "at", which can only be an employer or a place; a comma means
   * nothing ("De La Cruz, Ana").
   */
  | {
      readonly kind: "name";
      readonly value: string;
      readonly words: readonly string[];
      readonly context: readonly string[];
    };

/**
 * The longest key, in bytes of UTF-8. Keys are stored in index rows together with IDs of at most a hundred bytes, and a
 * row of a B-tree may have 2,704 bytes (PostgreSQL manual, 11.2; a third of a page).
 */
export const MAX_KEY_BYTES = 2_048;

/** Whether a text fits the longest key, both as written and percent-encoded, if it is a URL. */
export function fitsKey(text: string): boolean {
  // A character takes at most nine bytes.
  if (text.length * 9 <= MAX_KEY_BYTES) return true;
  return bytesOf(text) <= MAX_KEY_BYTES && bytesOf(URL.parse(text)?.href ?? "") <= MAX_KEY_BYTES;
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

/**
 * The normal form of a key, or `null` if `raw` is not such a key. Normalising twice changes nothing.
 * - email: lower case, domain in ASCII; at Gmail without dots, `+tag` and `googlemail`
 * - phone: E.164. Without `+` or `00` it needs the `region` (ISO 3166-1) in which it was written
 * - profileUrl: the canonical URL (`readProfileUrl`)
 * - website: `host/path` without scheme, `www.`, final slash, fragment and tracking parameters
 * - externalId: `scheme:value`, the scheme in lower case
 * - handle: lower case, without `@` · name, candidate: one space between words, NFC
 */
export function normalizeIdentifier(kind: IdentifierKind, raw: string, region?: string): Identifier | null {
  const value = normalForm(kind, raw, region);
  return value === null || !fitsKey(value) ? null : { kind, value };
}

/** The keys under which the search index files a normalised identifier. */
export function indexKeys(identifier: Identifier): readonly IndexKey[] {
  if (identifier.kind !== "phone") return [identifier];
  const digits = nationalDigitsOf(identifier.value);
  return digits === null ? [identifier] : [identifier, { kind: "nationalPhone", value: digits }];
}

/**
 * Parses the text of a search: an email address, a phone number (E.164 or national), a profile URL or an `@handle`;
 * otherwise a name with words of context.
 */
export function readQuery(query: string): ParsedQuery {
  const text = collapse(query);
  const email = normalizeEmail(text);
  if (email !== null) return { kind: "email", value: email, keys: [{ kind: "email", value: email }] };
  const profile = readProfileUrl(text);
  if (profile !== null) {
    const { platform, handle, url } = profile;
    const keys = [url, ...namesakeUrls(platform, handle)].map((value) => ({ kind: "profileUrl" as const, value }));
    return { kind: "profileUrl", value: url, platform, handle, keys };
  }
  const handle = text.startsWith("@") ? normalizeHandle(text) : null;
  if (handle !== null) return { kind: "handle", value: handle, keys: [{ kind: "handle", value: handle }] };
  const phones = phoneKeys(text);
  const [phone] = phones;
  if (phone !== undefined) return { kind: "phone", value: phone.value, keys: phones };
  return nameQuery(text);
}

/**
 * An old YouTube user name may have become its owner's handle: a search finds both, but a lookup does not take one for
 * the other.
 */
function namesakeUrls(platform: Platform, handle: string): readonly string[] {
  const name = platform === "youtube" ? /^user\/(.+)$/.exec(handle)?.[1] : undefined;
  return name === undefined ? [] : [profileUrl("youtube", name)];
}

/**
 * Every key that a typed phone number may be filed under, most likely first; none if the text is not a phone number.
 * Without `+` it may be national, national with a trunk prefix of `1` or `8` (North America, Russia), or international
 * with the `+` left out.
 */
export function phoneKeys(text: string): readonly IndexKey[] {
  const international = normalizePhone(text);
  if (international !== null) return [{ kind: "phone", value: international }];
  const digits = nationalPhoneDigits(text);
  if (digits === null) return [];
  const keys: IndexKey[] = [{ kind: "nationalPhone", value: digits }];
  if (/^[18]\d{10}$/.test(digits)) keys.push({ kind: "nationalPhone", value: digits.slice(1) });
  const forgotten = text.trim().startsWith("0") ? null : normalizePhone(`+${digits}`);
  if (forgotten !== null) keys.push({ kind: "phone", value: forgotten });
  return keys;
}

/**
 * The digits of a phone number in national format (`(202) 224-3441`, `0171 234567`), without trunk zeros; `null` if the
 * text contains characters that phone numbers do not, starts with `+`, or has fewer than 5 or more than 15 digits.
 */
export function nationalPhoneDigits(text: string): string | null {
  const ascii = text.normalize("NFKC").trim();
  if (!/^[\d\s().\-/\u2010-\u2015]+$/.test(ascii)) return null;
  const digits = ascii.replace(/\D/g, "").replace(/^0+/, "");
  return digits.length >= 5 && digits.length <= 15 ? digits : null;
}

/**
 * The national digits of an E.164 number, as in `nationalPhoneDigits`: a leading zero that belongs to the number
 * (Italy) is also left out.
 */
export function nationalDigitsOf(e164: string): string | null {
  for (let length = 1; length <= 3; length++) {
    if (numberingPlan(e164.slice(1, 1 + length))) return e164.slice(1 + length).replace(/^0+/, "") || null;
  }
  return null;
}

function normalForm(kind: IdentifierKind, raw: string, region: string | undefined): string | null {
  switch (kind) {
    case "email":
      return normalizeEmail(raw);
    case "phone":
      return normalizePhone(raw, region);
    case "profileUrl":
      return readProfileUrl(raw)?.url ?? null;
    case "website":
      return normalizeWebsite(raw);
    case "externalId":
      return normalizeExternalId(raw);
    case "handle":
      return normalizeHandle(raw);
    case "name":
      return normalizeName(raw);
    case "candidate":
      return normalizeCandidate(raw);
  }
}

/**
 * Normalises addresses that a sign-up form accepts: RFC 5321 dot-atoms (RFC 6531: any letter) at a domain name; no
 * quoted strings, comments or address literals.
 */
function normalizeEmail(raw: string): string | null {
  const text = raw
    .normalize("NFC")
    .trim()
    .replace(/^mailto:/i, "");
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at).toLowerCase().normalize("NFC");
  if (at < 1 || local.length > 64 || !EMAIL_LOCAL.test(local)) return null;
  const domain = hostOf(text.slice(at + 1));
  if (domain === null || local.length + domain.length > 253) return null;
  if (domain !== "gmail.com" && domain !== "googlemail.com") return `${local}@${domain}`;
  // Gmail ignores dots and tags (support.google.com/mail/answer/7436150).
  const mailbox = local.replace(/\+.*$/su, "").replaceAll(".", "").normalize("NFC");
  return mailbox === "" ? null : `${mailbox}@gmail.com`;
}

/** A domain name in lower-case ASCII with at least two labels, the last not a number (RFC 1123). */
function hostOf(text: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(text)) return null;
  const host = domainToASCII(text);
  return host.length <= 253 && HOST.test(host) ? host : null;
}

/**
 * E.164. Checks only the length (`isPossible`), because numbers from ranges reserved for fiction (555-01xx) and from
 * ranges newer than the tables must pass.
 */
function normalizePhone(raw: string, region?: string): string | null {
  const text = raw
    .normalize("NFKC")
    .trim()
    .replace(/^tel:/i, "")
    .replace(/^00(?=[1-9])/, "+");
  const country = region !== undefined && isSupportedCountry(region) ? region : undefined;
  if (country === undefined && !text.startsWith("+")) return null;
  if (text.length > 40 || !/^[+\d\s().\-/\u2010-\u2015]+(?:(?:;ext=|ext\.?|x|#)\s*\d{1,7})?$/i.test(text)) return null;
  const plain = text.startsWith("+") ? `+${text.replace(/[+\s().\-/\u2010-\u2015]+/g, "")}` : "";
  if (isPlainE164(plain)) return plain;
  const phone = parsePhoneNumberFromString(text, country);
  return phone?.isPossible() === true ? phone.number : null;
}

/**
 * Whether all digits of an international number certainly belong to it: its length is possible, and it does not begin
 * with a prefix for dialling within the country. Takes a twentieth of the time of the parser, which gives the same
 * answer; all other numbers are left to the parser.
 */
function isPlainE164(text: string): boolean {
  if (!/^\+[1-9]\d{6,14}$/.test(text)) return false;
  for (let length = 1; length <= 3; length++) {
    const plan = numberingPlan(text.slice(1, 1 + length));
    if (!plan) continue;
    const national = text.slice(1 + length);
    return plan.lengths.has(national.length) && !plan.dialled.test(national);
  }
  return false;
}

interface NumberingPlan {
  readonly lengths: ReadonlySet<number>;
  /** A number that starts like this may have a prefix that the parser removes. */
  readonly dialled: RegExp;
}

/** The numbering plan of a calling code; no code is the start of another (ITU-T E.164). */
function numberingPlan(code: string): NumberingPlan | null {
  const known = plans.get(code);
  if (known !== undefined) return known;
  const metadata = new Metadata() as unknown as PhoneMetadata;
  const plan = metadata.hasCallingCode(code) ? readPlan(metadata, code) : null;
  plans.set(code, plan);
  return plan;
}

const plans = new Map<string, NumberingPlan | null>();

/** The parts of the library's metadata that are read here, which its types do not cover. */
interface PhoneMetadata {
  hasCallingCode(code: string): boolean;
  getCountryCodesForCallingCode(code: string): readonly string[] | undefined;
  selectNumberingPlan(countryOrCode: string): void;
  possibleLengths(): readonly number[];
  nationalPrefixForParsing(): string | undefined;
}

/** Countries that share a code have different lengths; only those possible in all of them are taken. */
function readPlan(metadata: PhoneMetadata, code: string): NumberingPlan {
  metadata.selectNumberingPlan(code);
  const prefix = metadata.nationalPrefixForParsing();
  let lengths = new Set(metadata.possibleLengths());
  for (const country of metadata.getCountryCodesForCallingCode(code) ?? []) {
    metadata.selectNumberingPlan(country === "001" ? code : country);
    lengths = lengths.intersection(new Set(metadata.possibleLengths()));
  }
  return { lengths, dialled: prefix === undefined ? NEVER : new RegExp(`^(?:${prefix})`) };
}

const NEVER = /(?!)/;

function normalizeWebsite(raw: string): string | null {
  const text = raw.trim();
  if (text.length > 2048) return null;
  const url = URL.parse(
    /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+\.[a-z]+:\d/i.test(text) ? text : `https://${text}`,
  );
  if (url === null || (url.protocol !== "https:" && url.protocol !== "http:")) return null;
  if (url.username !== "" || url.password !== "") return null;
  const host = url.hostname.replace(/\.$/, "").replace(/^(?:www\.)+(?=[^.]+\.)/, "");
  if (!HOST.test(host)) return null;
  const kept = url.search
    .slice(1)
    .split("&")
    .filter((parameter) => parameter !== "" && !TRACKING.test(parameter));
  const port = url.port === "" ? "" : `:${url.port}`;
  const search = kept.length === 0 ? "" : `?${kept.join("&")}`;
  return `${host}${port}${url.pathname.replace(/(?<!\/)\/+$/, "")}${search}`;
}

function normalizeExternalId(raw: string): string | null {
  if (raw.length > 500) return null;
  const [, scheme = "", value = ""] = /^([a-z0-9][a-z0-9.-]*)\s*:\s*(\S.*)$/isu.exec(raw.trim()) ?? [];
  return scheme === "" ? null : `${scheme.toLowerCase()}:${collapse(value)}`;
}

function normalizeHandle(raw: string): string | null {
  const handle = raw.normalize("NFC").trim().replace(/^@+/, "").toLowerCase().normalize("NFC");
  return HANDLE.test(handle) ? handle : null;
}

function normalizeName(raw: string): string | null {
  const name = collapse(raw);
  return name.length <= 256 && /\p{L}/u.test(name) ? name : null;
}

function normalizeCandidate(raw: string): string | null {
  const key = collapse(raw);
  return key === "" || key.length > 200 ? null : key;
}

function nameQuery(text: string): ParsedQuery {
  // Only after two words: a single word before "at" may be half a name.
  const words = /\S\s\S/u.exec(text);
  const at = /(?<!\s)\s+(?:at|@)\s+/gu;
  at.lastIndex = words === null ? text.length : words.index + words[0].length;
  const found = at.exec(text);
  const [name, rest] = found === null ? [text, ""] : [text.slice(0, found.index), text.slice(at.lastIndex)];
  return { kind: "name", value: text, words: wordsOf(name), context: wordsOf(rest) };
}

function wordsOf(text: string): readonly string[] {
  return text.split(/[\s,;]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

function collapse(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, " ").trim();
}

const EMAIL_ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const EMAIL_LOCAL = new RegExp(`^${EMAIL_ATOM}(?:\\.${EMAIL_ATOM})*$`, "u");
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?)$/;
const HANDLE = /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.·-]{0,98}[\p{L}\p{M}\p{N}_])?$/u;
/** Parameters that say where a click came from rather than what the page is. */
const TRACKING =
  /^(?:utm_[a-z]+|fbclid|gclid|dclid|msclkid|yclid|igshid|igsh|mc_[ce]id|ref|ref_src|_ga|_hs[a-z]+|trk|si)(?:=|$)/i;
