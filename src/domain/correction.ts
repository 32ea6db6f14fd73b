import { CORRECTABLE, type CorrectableProperty } from "./correctable.ts";
import type { ClaimDraft, Property, PropertyTypes } from "./claim.ts";
import { companyKey } from "./company.ts";
import { normalizeIdentifier } from "./identifier.ts";
import { isOneLine } from "./one-line.ts";
import { isPartialDate } from "./partial-date.ts";

/** What a person says is wrong about them. */
export interface Correction {
  readonly property: CorrectableProperty;
  /** The wrong value, as shown to them; empty if every value but theirs is wrong. */
  readonly was: string;
  /** What is right, in their words; `null` if nothing is, because it is not about them, or nobody's business. */
  readonly value: string | null;
}

/** A correction that was granted. */
export interface Rectification extends Correction {
  readonly id: string;
  readonly rectifiedAt: Date;
}

/** Anything longer is not a name, place or job, but a story. */
export const MAX_VALUE_LENGTH = 120;
/** A wrong value may be an address or a title. */
export const MAX_WAS_LENGTH = 500;

/** Why a correction cannot be accepted. */
export type CorrectionFault = "empty" | "removal_only" | "value_malformed" | "was_malformed";

/** What is wrong with a correction; `null` if it can be accepted. */
export function faultOf({ property, was, value }: Correction): CorrectionFault | null {
  const { one } = CORRECTABLE[property];
  if (was.length > MAX_WAS_LENGTH || !isOneLine(was)) return "was_malformed";
  if (value === null) return was !== "" || one ? null : "empty";
  if (CORRECTABLE[property].form === "removal") return "removal_only";
  return parseStated(property, value) === null ? "value_malformed" : null;
}

/** Parses what a person wrote into the shape of its property; `null` if it does not fit. */
export function parseStated(property: CorrectableProperty, text: string): PropertyTypes[Property] | null {
  const written = text.normalize("NFC").trim().replace(/\s+/gu, " ");
  if (written === "" || written.length > MAX_VALUE_LENGTH || !isOneLine(text)) return null;
  switch (CORRECTABLE[property].form) {
    case "text":
      return isPlain(written) ? written : null;
    case "date":
      return isPartialDate(written) ? written : null;
    case "email":
      return normalizeIdentifier("email", written)?.value ?? null;
    case "phone":
      return normalizeIdentifier("phone", written)?.value ?? null;
    case "website":
      return /^https?:\/\/[^\s<>"']+$/u.test(written) && normalizeIdentifier("website", written) ? written : null;
    case "language":
      return isPlain(written) ? { language: written } : null;
    case "job":
      return placed(written, ({ what, where, ...term }) => ({
        ...(what !== undefined && { title: what }),
        company: where,
        ...term,
      }));
    case "degree":
      return placed(written, ({ what, where, current: _current, ...term }) => ({
        ...(what !== undefined && { degree: what }),
        school: where,
        ...term,
      }));
    case "seat":
      return placed(written, ({ what, where, current: _current, ...term }) => ({
        ...(what !== undefined && { role: what }),
        organization: where,
        ...term,
      }));
    case "removal":
      return null;
  }
}

interface PlacedItem {
  readonly what?: string;
  readonly where: string;
  readonly from?: string;
  readonly to?: string;
  readonly current?: true;
}

/** `Head of Sales at Example Ltd (2019 to now)`: what, where and when; the first and the last are optional. */
function placed<T>(text: string, make: (placed: PlacedItem) => T): T | null {
  const [, named = "", from, to] = /^([^()]+?)(?: ?\(([\d-]+)(?: to (now|[\d-]+))?\))?$/u.exec(text) ?? [];
  const [, what, where = named] = /^(.+) at (.+)$/u.exec(named) ?? [];
  const days = [from, to === "now" ? undefined : to].filter((day) => day !== undefined);
  if (!isPlain(where) || (what !== undefined && !isPlain(what)) || !days.every(isPartialDate)) return null;
  return make({
    ...(what !== undefined && { what }),
    where,
    ...(from !== undefined && { from }),
    ...(to === "now" ? { current: true } : to !== undefined && { to }),
  });
}

/** One line of letters and what is between them: no markup, and no address of any kind. */
function isPlain(text: string): boolean {
  return /\p{L}/u.test(text) && !/[<>{}[\]|\\`@]|:\/\/|\bwww\./iu.test(text);
}

/** What a person's corrections say about a value: the newest that says anything about it. */
export type Verdict = "stated" | "closed" | null;

/**
 * @param corrections newest first
 * @param claim from any source, including the person themselves
 */
export function judgeValue(corrections: readonly Correction[], claim: Pick<ClaimDraft, "property" | "value">): Verdict {
  for (const correction of corrections) {
    const verdict = judgeBy(correction, claim);
    if (verdict !== null) return verdict;
  }
  return null;
}

function judgeBy({ property, was, value }: Correction, claim: Pick<ClaimDraft, "property" | "value">): Verdict {
  const isPartOfName = property === "fullName" && (claim.property === "firstName" || claim.property === "lastName");
  if (claim.property !== property && !isPartOfName) return null;
  const forms = formsOf(claim);
  if (value !== null && isSaidBy(property, value, forms, isPartOfName)) return "stated";
  const isWrong =
    was !== "" &&
    (forms.includes(fold(was)) ||
      placeKeys(claim).some((key) => key === placeKeyOf(property, was)) ||
      isWrongPost({ property, was, value }, claim));
  const closesAll = CORRECTABLE[property].one && (value !== null || was === "");
  return isWrong || closesAll ? "closed" : null;
}

/** Whether what somebody does there is the wrong value, as a copy shows it: a title alone, at the employer that they state, if they state one. */
function isWrongPost({ property, was, value }: Correction, claim: Pick<ClaimDraft, "property" | "value">): boolean {
  const [what, where] = PLACES[property] ?? [];
  if (what === undefined || where === undefined || typeof claim.value !== "object") return false;
  const own = value === null ? null : parseStated(property, value);
  const [done, at]: readonly unknown[] = [Reflect.get(claim.value, what), Reflect.get(claim.value, where)];
  if (typeof done !== "string" || fold(done) !== fold(was)) return false;
  const stated: unknown = typeof own === "object" && own !== null ? Reflect.get(own, where) : undefined;
  return typeof stated !== "string" || (typeof at === "string" && companyKey(stated) === companyKey(at));
}

function isSaidBy(
  property: CorrectableProperty,
  value: string,
  forms: readonly string[],
  isPartOfName: boolean,
): boolean {
  if (isPartOfName) return forms.some((form) => ` ${fold(value)} `.includes(` ${form} `));
  const own = parseStated(property, value);
  if (own === null) return false;
  const said = formsOf({ property, value: own } as Pick<ClaimDraft, "property" | "value">);
  if (CORRECTABLE[property].form === "date") {
    return forms.some((form) => said.some((one) => one.startsWith(form) || form.startsWith(one)));
  }
  // The same title is enough for a job: somebody who was promoted says so.
  return forms.at(-1) === said.at(-1);
}

/** Where somebody works, studies or sits, by the name without its legal form: "Acme Ltd", "ACME LIMITED". */
const PLACES: Partial<Readonly<Record<Property, readonly [what: string, where: string]>>> = {
  experience: ["title", "company"],
  education: ["degree", "school"],
  membership: ["role", "organization"],
};

/** A value by its organisation alone, and with what the person does there; none for other properties. */
function placeKeys({ property, value }: Pick<ClaimDraft, "property" | "value">): readonly string[] {
  const [what, where] = PLACES[property] ?? [];
  if (what === undefined || where === undefined || typeof value !== "object") return [];
  const [named, done]: readonly unknown[] = [Reflect.get(value, where), Reflect.get(value, what)];
  if (typeof named !== "string") return [];
  const key = companyKey(named);
  return key === "" ? [] : [key, typeof done === "string" ? `${fold(done)} at ${key}` : key];
}

/** The same for a value as the person writes it: "Surveyor at Acme Ltd", "Acme Ltd". */
function placeKeyOf(property: CorrectableProperty, text: string): string | null {
  if (PLACES[property] === undefined) return null;
  const { what, where } = partsOf(text);
  const key = companyKey(where);
  return key === "" ? null : what === null ? key : `${fold(what)} at ${key}`;
}

/** "Surveyor at Acme Ltd (2019 to now)". */
function partsOf(text: string): { readonly what: string | null; readonly where: string } {
  const opens = text.endsWith(")") ? text.lastIndexOf("(") : -1;
  const named = (opens > 0 ? text.slice(0, opens) : text).trim();
  const at = named.lastIndexOf(AT);
  return at < 1 ? { what: null, where: named } : { what: named.slice(0, at), where: named.slice(at + AT.length) };
}

const AT = " at ";

/**
 * The words of a wrong value by which a text may repeat it: of a job, degree or seat the organisation. None for values
 * that are everyday words ("Sailing"), or too short to be told from others.
 */
export function wordsOfWrong(property: Property, was: string): readonly string[] {
  if (!TELLING.has(property)) return [];
  const isPlaced = PLACES[property] !== undefined;
  const where = isPlaced ? partsOf(was).where : was;
  const words = [fold(where), ...(isPlaced ? [companyKey(where)] : [])];
  return [...new Set(words)].filter((each) => each.length >= MIN_TELLING);
}

/** Properties whose values are names, places and addresses, which mean the same wherever a text has them. */
const TELLING: ReadonlySet<Property> = new Set<Property>([
  ...(["fullName", "alias", "birthPlace", "location", "email", "phone"] as const),
  ...(["experience", "education", "membership"] as const),
]);
const MIN_TELLING = 4;

/** The folded forms of a value; the complete one last. */
function formsOf({ property, value }: Pick<ClaimDraft, "property" | "value">): readonly string[] {
  return textsOf(property, value).map(fold);
}

function textsOf(property: Property, value: unknown): readonly string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  const of = (name: string): string => {
    const member: unknown = Reflect.get(value as object, name);
    return typeof member === "string" ? member : "";
  };
  const named = (names: readonly string[]) => names.map(of).filter((text) => text !== "");
  const at = (what: string, where: string) => [of(where), [of(what), of(where)].filter(Boolean).join(" at ")];
  switch (property) {
    case "experience":
      return at("title", "company");
    case "education":
      return at("degree", "school");
    case "membership":
      return at("role", "organization");
    case "language":
      return named(["language"]);
    case "office":
      return named(["address"]);
    case "breach":
      return named(["domain", "title"]);
    case "post":
      return named(["url"]);
    default:
      return named(["handle", "imageUrl", "sourceUrl", "title", "url"]);
  }
}

/** Letters and digits only, in lower case; URLs without their scheme. */
function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/u, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
