import { type Cited, cite, evidenceOf } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { pickAll, pickOne } from "./fold.ts";
import { plainKey } from "../domain/plain-key.ts";
import { readWords } from "../names/scripts.ts";
import { initialsOf } from "../presentation/initials.ts";
import type { SectionContext } from "./section.ts";

/** The person's name as used in summaries, with its evidence. */
export interface CitedName {
  readonly full: Cited<string>;
  /** How a second sentence refers to the person: their family name, if it is known. */
  readonly short: string | undefined;
}

/** The best supported full name; if only parts are stated, those; otherwise the name that an account shows. */
export function nameOf(claims: ClaimSet): CitedName | undefined {
  const full = pickOne(claims, "fullName", plainKey) ?? joinParts(claims) ?? accountName(claims);
  if (!full) return undefined;
  return { full, short: shortOf(claims, full.value) };
}

function shortOf(claims: ClaimSet, full: string): string | undefined {
  return pickNamePart(claims, "lastName", full)?.value;
}

/**
 * The first or last name that matches a full name: the best supported one that it contains, otherwise one in the same script. Somebody
 * named in Latin letters gets no Cyrillic last name, even if one profile states it.
 */
export function pickNamePart(
  claims: ClaimSet,
  part: "firstName" | "lastName",
  full: string,
): Cited<string> | undefined {
  const alike = pickAll(claims, part, plainKey).filter(({ value }) => IS_LATIN.test(value) === IS_LATIN.test(full));
  const whole = ` ${plainKey(full)} `;
  return alike.find(({ value }) => whole.includes(` ${plainKey(value)} `)) ?? alike[0];
}

/** The name for an English sentence: in Latin letters if any source has it so, otherwise as it is. */
export function toldNameOf(claims: ClaimSet): CitedName | undefined {
  const name = nameOf(claims);
  if (name === undefined || IS_LATIN.test(name.full.value)) return name;
  const latin = [...pickAll(claims, "fullName", plainKey), ...pickAll(claims, "alias", plainKey)].find(
    ({ value }) => IS_LATIN.test(value) && /\S\s+\S/u.test(value),
  );
  if (latin === undefined) return name;
  return { full: latin, short: shortOf(claims, latin.value) };
}

const IS_LATIN = /^[\p{Script=Latin}\p{M}\P{L}]*$/u;

/**
 * Claims for the name, or for whatever a sentence says besides its facts: from the sources that state the facts, otherwise the first that
 * states it. A reader is not sent to pages that say nothing about it.
 */
export function besideFacts(
  claims: ClaimSet,
  stated: Cited<unknown> | undefined,
  ...facts: readonly (readonly { readonly id: string }[])[]
): readonly { readonly id: string }[] {
  const all = evidenceOf(stated);
  const sources = new Set(facts.flat().flatMap(({ id }) => claims.sourceOf(id) ?? []));
  const same = all.filter(({ id }) => sources.has(claims.sourceOf(id) ?? ""));
  return same.length > 0 ? same : all.slice(0, 1);
}

/** A file name for somebody: letters and digits of their name, in Latin letters, or nothing. */
export function fileNameOf(name: string): string {
  return plainKey(
    /\p{Script=Latin}/u.test(name)
      ? name
      : readWords(name)
          .map(({ text }) => text)
          .join(" "),
  )
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|(?<!-)-+$/g, "")
    .slice(0, 80);
}

/** The avatar with a name's initials: one or two letters, and a hue derived from the name. */
export function initialsPictureUrl(subject: SectionContext, name: string): string {
  return `${subject.baseUrl}/pictures/${initialsPicture(name)}`;
}

/** The file under `/pictures/` with a name's initials. */
export function initialsPicture(name: string): string {
  const letters = initialsOf(name);
  let hue = 0;
  for (const character of name) hue = (hue * 31 + (character.codePointAt(0) ?? 0)) % 360;
  return `initials-${Buffer.from(letters.join("") || "?").toString("hex")}-${hue}.svg`;
}

/** The drawn badge of a platform. */
export function platformPictureUrl(subject: SectionContext, platform: string): string {
  return `${subject.baseUrl}/pictures/platform-${platform.toLowerCase().replace(/[^a-z0-9]+/g, "-") || "web"}.svg`;
}

function joinParts(claims: ClaimSet): Cited<string> | undefined {
  const [first] = claims.of("firstName");
  const [last] = claims.of("lastName");
  return first && last ? cite(`${first.value} ${last.value}`, first, last) : undefined;
}

function accountName(claims: ClaimSet): Cited<string> | undefined {
  const shown = claims.of("account").find(({ value }) => value.displayName !== undefined);
  return shown?.value.displayName === undefined ? undefined : cite(shown.value.displayName, shown);
}
