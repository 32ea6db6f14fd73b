import { isSpecialAffiliation, isSpecialMember, isSpecialStudy, isSpecialTitle } from "../analysis/affiliations.ts";
import { judgeBrandSafety } from "../analysis/brand-safety.ts";
import { closeLabelled, findLabelled, type LabelKind } from "../analysis/labels.ts";
import { findKin, findRevealing, findRevealingWords, type Voice } from "../analysis/revealing.ts";
import { isRevealingTopic } from "../analysis/topics.ts";
import { type AskedFlag, isAskedFlag } from "../domain/brand-safety.ts";
import type { Claim, Property } from "../domain/claim.ts";
import type { SectionName } from "../domain/lookup.ts";
import { closePlaces } from "../domain/mask.ts";
import { opensProperty, PURPOSE_BASES } from "../domain/property-rules.ts";
import type { Purpose } from "../domain/purpose.ts";
import { SECTION_BUILDERS } from "./profile.ts";

/** The parts of a lookup that decide what it may collect, judge and show. */
export interface Opening {
  readonly purpose: Purpose;
  readonly sections: readonly SectionName[];
  /** The flags that it names: posts that raise one are open. */
  readonly flags: readonly AskedFlag[];
}

/** The metadata key under which a lookup stores the flags it named. */
export const FLAGS_KEY = "candor.flags";

export function openingOf({
  purpose,
  sections,
  metadata,
}: Omit<Opening, "flags"> & { readonly metadata: Readonly<Record<string, string>> }): Opening {
  return { purpose, sections, flags: (metadata[FLAGS_KEY] ?? "").split(",").filter(isAskedFlag) };
}

/**
 * Whether a property is open: the purpose opens it, and one of the lookup's sections reads it, or no section does. What is closed is also
 * closed in the raw data.
 */
export function isOpenProperty(property: Property, { purpose, sections }: Omit<Opening, "flags">): boolean {
  if (!opensProperty(purpose, property)) return false;
  const readers = SECTION_BUILDERS.filter((section) => section.reads.includes(property)).map(({ name }) => name);
  return readers.length === 0 || readers.some((name) => sections.includes(name));
}

/** The sections that read any of these properties, in order. */
export function sectionsReading(properties: readonly Property[]): readonly SectionName[] {
  return SECTION_BUILDERS.filter(({ reads }) => properties.some((property) => reads.includes(property))).map(
    ({ name }) => name,
  );
}

/** Articles, if no open section reads them. Everything that they state is closed too: a URL and a title reveal the rest. */
function closedArticles(claims: readonly Claim[], opening: Omit<Opening, "flags">): ReadonlySet<string> {
  if (isOpenProperty("article", opening)) return new Set();
  return new Set(claims.filter(({ property }) => property === "article").map(({ datasourceId }) => datasourceId));
}

/**
 * The records of a lookup that may be shown: not documents that are closed as a whole, nor records all of whose claims are closed.
 *
 * @param claims all claims of the lookup
 */
export function openRecords<R extends { readonly id: string; readonly datasourceIds: readonly string[] }>(
  records: readonly R[],
  claims: readonly Claim[],
  opening: Opening,
): readonly R[] {
  const closed = closedArticles(claims, opening);
  const stating = new Set(claims.map(({ recordId }) => recordId));
  const open = new Set(openClaims(claims, opening).map(({ recordId }) => recordId));
  return records
    .filter(({ datasourceIds }) => datasourceIds.length === 0 || !datasourceIds.every((id) => closed.has(id)))
    .filter(({ id }) => !stating.has(id) || open.has(id));
}

/** The claims of a lookup that may be judged and shown. */
export function openClaims(claims: readonly Claim[], opening: Opening): readonly Claim[] {
  const closed = closedArticles(claims, opening);
  return claims.filter(
    (claim) =>
      !isEmptied(claim) &&
      isOpenProperty(claim.property, opening) &&
      !closed.has(claim.datasourceId) &&
      !isWithheld(claim, opening),
  );
}

/**
 * Claims as they are stored. Of a closed claim only its place is kept, so that the place can be redacted.
 *
 * @param wrong IDs of claims that the person says are wrong
 */
export function emptyClosed(
  claims: readonly Claim[],
  opening: Opening,
  wrong: ReadonlySet<string> = new Set(),
): readonly Claim[] {
  const open = new Set(openClaims(claims, opening));
  return claims.map((claim) => (open.has(claim) && !wrong.has(claim.id) ? claim : emptied(claim)));
}

/** Properties with running text about people and events, and captions. */
const TELLING: ReadonlySet<Property> = new Set(["biography", "event", "experience", "account", "photo", "interest"]);

/**
 * Blanks the sentences of running texts that the purpose may not show, and keeps the place of the rest; `null` if it may show all: those that
 * reveal health, orientation, belief, politics, union or descent without a condition of article 9(2), and those about kin where kin is closed.
 */
export function textCloserOf(
  { purpose }: Pick<Opening, "purpose">,
  voice: Voice = "any",
): ((text: string) => string) | null {
  const finders = closedKinds(purpose).flatMap((kind) => [
    kind === "special" ? (text: string) => findRevealing(text, voice) : (text: string) => findKin(text, voice),
    (text: string) => findLabelled(text, kind),
  ]);
  if (finders.length === 0) return null;
  return (text) =>
    closePlaces(
      text,
      finders.flatMap((find) => find(text)),
    );
}

/** What running text of a lookup may not tell. */
function closedKinds(purpose: Purpose): readonly LabelKind[] {
  return [
    ...(PURPOSE_BASES[purpose].special === null ? (["special"] as const) : []),
    ...(opensProperty(purpose, "spouse") ? [] : (["kin"] as const)),
  ];
}

/** A value of a JSON document that the purpose may show: texts as `textCloserOf` does, and blanked under labels that tell what it closes. */
export function closeJson(
  value: unknown,
  { purpose }: Pick<Opening, "purpose">,
  close: (text: string) => string,
): unknown {
  const blank = (text: string) => closePlaces(text, [{ from: 0, to: text.length }]);
  return closeDeep(closeLabelled(value, closedKinds(purpose), blank), close);
}

/**
 * Claims as the purpose may use them: sentences are blanked, and of a claim with nothing else only its place is kept. Quotes are blanked
 * whatever they state: a gender is read from the pronoun of a sentence that may say anything.
 */
export function closeSentences(claims: readonly Claim[], opening: Pick<Opening, "purpose">): readonly Claim[] {
  const close = textCloserOf(opening);
  const closeOwn = textCloserOf(opening, "own");
  if (close === null || closeOwn === null) return claims;
  return claims.map((claim) => {
    if (isRevealedPair(claim, close) || isSpecialClaim(claim, opening)) return emptied(claim);
    const closeText = isLineAboutOneself(claim) ? closeOwn : close;
    const value = TELLING.has(claim.property) ? closeDeep(claim.value, closeText) : claim.value;
    if (typeof value === "string" && value !== claim.value && !/[\p{L}\p{N}]/u.test(value)) return emptied(claim);
    const quote = closeQuote(claim, value, close);
    if (value === claim.value && quote === claim.quote) return claim;
    return { ...claim, value, ...(quote !== undefined && { quote }) } as Claim;
  });
}

/** What people write below their own name: a longer biography is mostly written by others. */
function isLineAboutOneself({ property, value }: Claim): boolean {
  return property === "biography" && value.length <= MAX_LINE_ABOUT_ONESELF_LENGTH;
}

const MAX_LINE_ABOUT_ONESELF_LENGTH = 160;

/**
 * A post or degree of which the title, the employer or the school may not be shown: the rest would still tell of it, so nothing is. Nor is
 * a badge with such a name.
 */
function isRevealedPair({ property, value }: Claim, close: (text: string) => string): boolean {
  const texts = (...named: readonly (string | undefined)[]) =>
    named.some((text) => text !== undefined && close(text) !== text);
  switch (property) {
    case "experience":
      return texts(value.title, value.company);
    case "education":
      return texts(value.degree, value.school);
    case "badge":
      return texts(value);
    default:
      return false;
  }
}

/**
 * Claims without those that were read from revealing words themselves, whatever property they were taken for ("lives with HIV" is no town);
 * of these only the place is kept.
 *
 * @param texts documents by datasource ID
 */
export function closeRevealed(
  claims: readonly Claim[],
  texts: ReadonlyMap<string, string>,
  { purpose }: Pick<Opening, "purpose">,
): readonly Claim[] {
  if (PURPOSE_BASES[purpose].special !== null) return claims;
  const words = new Map<string, ReturnType<typeof findRevealingWords>>();
  return claims.map((claim) => {
    const [, from = "", to = ""] = /^char=(\d+),(\d+)$/.exec(claim.locator) ?? [];
    if (from === "") return claim;
    const { datasourceId: id } = claim;
    const revealing = words.get(id) ?? findRevealingWords(texts.get(id) ?? "");
    words.set(id, revealing);
    const overlapping = revealing.filter((each) => each.from < Number(to) && Number(from) < each.to);
    return overlapping.some((each) => isReadFrom(claim, (texts.get(id) ?? "").slice(each.from, each.to)))
      ? emptied(claim)
      : claim;
  });
}

/** Whether these words contain what a claim states; its place may be the whole sentence. */
function isReadFrom({ value }: Claim, words: string): boolean {
  return typeof value === "string" && words.toLowerCase().includes(value.toLowerCase());
}

/** A title that is quoted whole is no sentence, so it stays with its value. */
function closeQuote(
  { value: stated, quote }: Claim,
  value: unknown,
  close: (text: string) => string,
): string | undefined {
  return quote === undefined || (quote === stated && value === stated) ? quote : close(quote);
}

/** Applied to every text in a value; returns the same value if none is closed. */
export function closeDeep(value: unknown, close: (text: string) => string): unknown {
  if (typeof value === "string") return close(value);
  if (value === null || typeof value !== "object") return value;
  const members = Object.entries(value).map(([name, member]) => [name, member, closeDeep(member, close)] as const);
  if (members.every(([, member, closed]) => member === closed)) return value;
  if (Array.isArray(value)) return members.map(([, , closed]) => closed);
  return Object.fromEntries(members.map(([name, , closed]) => [name, closed]));
}

function emptied(claim: Claim): Claim {
  const { id, recordId, datasourceId, collectedAt, property, locator, method, confidence } = claim;
  return { id, recordId, datasourceId, collectedAt, property, locator, method, confidence, value: EMPTY } as Claim;
}

const EMPTY = "";

function isEmptied({ value }: Claim): boolean {
  return value === EMPTY;
}

/**
 * A seat in a party, union or church, or membership of one that reads like a job, a training for an office of a faith, and a skill or interest that tells what somebody believes or
 * lives with, without a legal condition for the purpose.
 */
function isSpecialClaim(claim: Claim, { purpose }: Pick<Opening, "purpose">): boolean {
  if (PURPOSE_BASES[purpose].special !== null) return false;
  if (claim.property === "membership") return isSpecialAffiliation(claim.value);
  if (claim.property === "occupation") return isSpecialTitle(claim.value);
  if (claim.property === "education") return isSpecialStudy(claim.value);
  if (claim.property === "skill" || claim.property === "interest") return isRevealingTopic(claim.value);
  return claim.property === "experience" && isSpecialMember(claim.value);
}

/** Such a claim; or a post that reveals health, belief, party or orientation, unless the lookup asked for it by name. */
function isWithheld(claim: Claim, opening: Opening): boolean {
  if (isSpecialClaim(claim, opening)) return true;
  const { purpose, flags } = opening;
  if (claim.property !== "post") return false;
  const { message } = claim.value;
  if (!opensProperty(purpose, "spouse") && findKin(message, "own").length > 0) return true;
  if (findRevealing(message, "own").length === 0) return false;
  return flags.length === 0 || judgeBrandSafety(message, flags).length === 0;
}
