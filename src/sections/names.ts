import { type Cited, cite, evidenceOf } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { pickAll, pickOne } from "./fold.ts";
import { plainKey } from "../domain/plain-key.ts";
import { initialsOf } from "../presentation/initials.ts";
import type { SectionContext } from "./section.ts";

/** The person's name as the summaries use it, with its evidence. */
export interface CitedName {
  readonly full: Cited<string>;
  /** What a second sentence calls the person. */
  readonly short: string;
}

/** The best supported full name; where only parts are stated, the parts; else what an account shows. */
export function nameOf(claims: ClaimSet): CitedName | undefined {
  const full = pickOne(claims, "fullName", plainKey) ?? joinParts(claims) ?? accountName(claims);
  if (!full) return undefined;
  return { full, short: shortOf(claims, full.value) };
}

function shortOf(claims: ClaimSet, full: string): string {
  return pickNamePart(claims, "lastName", full)?.value ?? full;
}

/**
 * The first or last name that goes with a full name: of those that sources state, the best supported one that is in it, then one in
 * the same script. Whoever is called in Latin letters has no last name in Cyrillic, though one profile writes theirs so.
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

/** The name as an English sentence has it: in Latin letters, where any source writes it so, else as it is. */
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
 * The claims of the name, or of what a sentence says beside its facts, that stand behind it: of the sources that state the facts, and
 * where they do not state it, the first that does. Whoever reads the sentence is not sent to pages that say nothing of it.
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

/** The name of a file about somebody: letters and digits of their name, or nothing. */
export function fileNameOf(name: string): string {
  return plainKey(name)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|(?<!-)-+$/g, "")
    .slice(0, 80);
}

/** The initials avatar of a name: one or two letters, and a hue that the name always gets. */
export function initialsPictureUrl(subject: SectionContext, name: string): string {
  return `${subject.baseUrl}/pictures/${initialsPicture(name)}`;
}

/** The file name under `/pictures/` that draws a name's initials. */
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
