import { cue } from "../text/languages/cues.ts";
import type { Feature } from "../domain/match.ts";
import { type FeatureName, feature } from "./features.ts";
import { readProfileUrl } from "../domain/platform.ts";
import { saw } from "../domain/seen-detail.ts";
import { isSlip } from "../text/people/ordered-name.ts";
import { latinize } from "../names/scripts.ts";
import { isAtOwnDomain } from "../text/document/contacts.ts";
import { oneKeyRegister } from "./registers.ts";
import { isOpen } from "./own-domains.ts";
import type { Traits } from "./traits.ts";

/** Compares keys: those that both have, and those that cannot both belong to one person. */
export function compareKeys(record: Traits, person: Traits): Feature[] {
  const features: Feature[] = [];
  const seen = new Set<FeatureName>();
  for (const key of record.keys) {
    if (!person.keys.has(key) || isLink(key)) continue;
    const name = isOfOwnDomain(key, person) ? "sharedEmail" : keyFeature(key);
    if (seen.has(name)) continue;
    seen.add(name);
    features.push(feature(name, saw("inBoth", key.slice(key.indexOf(":") + 1))));
  }
  const slip = seen.has("sharedEmail") ? undefined : similarEmails(record.keys, person.keys);
  if (slip !== undefined) features.push(feature("similarEmail", saw("hereAndKnown", slip[0], slip[1])));
  const link = linkBetween(record.keys, person.keys);
  if (link !== undefined && !seen.has("sharedProfile")) features.push(feature("linkBack", saw("linksTo", link)));
  const named = seen.has("sharedWebsite") ? undefined : websiteOf(record.page, person.keys);
  if (named !== undefined)
    features.push(feature("namedWebsite", saw("said", named), named === record.page ? 1 : PAGE_OF_SITE));
  const host = seen.size > 0 || named !== undefined ? undefined : nameDomainOf(record, person);
  if (host !== undefined) features.push(feature("nameDomain", saw("said", host)));
  const clash = clashingKeys(record.keys, person.keys);
  if (clash !== undefined && !seen.has("sharedRecordKey"))
    features.push(feature("differentRecordKey", saw("hereAndKnown", clash[0], clash[1])));
  const profile = seen.has("sharedProfile") ? undefined : otherProfileOf(record.keys, person.keys);
  if (profile !== undefined) features.push(feature("otherProfile", saw("hereAndKnown", profile[0], profile[1])));
  const mailbox = seen.has("sharedEmail") || slip !== undefined ? undefined : otherMailboxOf(record, person);
  if (mailbox !== undefined) features.push(feature("otherMailbox", saw("hereAndKnown", mailbox[0], mailbox[1])));
  const number = seen.has("sharedRecordKey") ? undefined : disjointNumbers(record.keys, person.keys);
  if (number !== undefined) features.push(feature("differentNumber", saw("hereAndKnown", number[0], number[1])));
  return features;
}

const KEY_FEATURES: Readonly<Record<string, FeatureName>> = {
  candidate: "sharedRecordKey",
  externalId: "sharedRecordKey",
  profileUrl: "sharedProfile",
  email: "sharedEmail",
  phone: "sharedPhone",
  website: "sharedWebsite",
};

function similarEmails(a: ReadonlySet<string>, b: ReadonlySet<string>): [string, string] | undefined {
  for (const one of a) {
    if (!one.startsWith("email:") || one.length < MIN_EMAIL || b.has(one)) continue;
    for (const other of b)
      if (other.startsWith("email:") && isSlip(one, other) && figuresOf(one) === figuresOf(other))
        return [one.slice(6), other.slice(6)];
  }
  return undefined;
}

/**
 * The digits of an address. Namesakes at one provider differ by a number, so another number means another mailbox, not
 * a typo.
 */
function figuresOf(key: string): string {
  return key.replace(/\P{Nd}/gu, "");
}

/** Includes the `email:` prefix. Shorter addresses differ by one slip too often by chance. */
const MIN_EMAIL = 20;

/** A profile that a page merely links to, as any page of the same site may. */
function isLink(key: string): boolean {
  return key.startsWith(WEBSITE) && readProfileUrl(`https://${key.slice(WEBSITE.length)}`) !== null;
}

const WEBSITE = "website:";

/** A profile of one side that the other links to: readers make links that may be to anybody's profile into websites. */
function linkBetween(a: ReadonlySet<string>, b: ReadonlySet<string>): string | undefined {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    for (const key of one) {
      if (!key.startsWith(WEBSITE)) continue;
      const address = key.slice(WEBSITE.length);
      if (other.has(`profileUrl:${address}`) || other.has(`profileUrl:https://${address}`)) return address;
    }
  }
  return undefined;
}

/**
 * The website on file that the page is, or belongs to. Another page of an organisation's website may be about a
 * namesake there.
 */
export function websiteOf(page: string | undefined, keys: ReadonlySet<string>): string | undefined {
  if (page === undefined) return undefined;
  const site = page.split("/", 1)[0] ?? "";
  return [page, site].find((address) => keys.has(`website:${address}`));
}

const PAGE_OF_SITE = 2 / 3;

/** "finch.example", "ada-finch.example": who has such a domain is of the name, and writes there of themselves. */
function nameDomainOf(record: Traits, person: Traits): string | undefined {
  const host = record.page?.split("/", 1)[0] ?? "";
  const label = host.split(".").at(-2) ?? "";
  if (label === "" || isOpen(host)) return undefined;
  const isTheirs = person.names.some(({ given, family }) => {
    const [first, last] = [latinize(given), latinize(family)].map((word) => word.replace(/[^a-z0-9]/gu, ""));
    if (first === undefined || last === undefined || last.length < MIN_FAMILY) return false;
    return [last, `${first}${last}`, `${last}${first}`].includes(label.replaceAll("-", ""));
  });
  return isTheirs ? host : undefined;
}

/** In letters: shorter family names are words and initials. */
const MIN_FAMILY = 5;

/** Two profiles at a network of which one is neither's: somebody has one there, and a namesake has another. */
function otherProfileOf(a: ReadonlySet<string>, b: ReadonlySet<string>): [string, string] | undefined {
  const at = (keys: ReadonlySet<string>) => [...keys].filter((key) => key.startsWith(ONE_PROFILE));
  const [theirs, known] = [at(a), at(b)];
  const [one, other] = [theirs[0], known[0]];
  if (one === undefined || other === undefined || theirs.some((key) => b.has(key))) return undefined;
  return [one, other].map((key) => key.slice("profileUrl:".length)) as [string, string];
}

const ONE_PROFILE = "profileUrl:https://www.linkedin.com/in/";

/**
 * Two mailboxes with the family name at one domain that is not everybody's: an employer gives each of its people one, and of two of
 * one name another. Some have an alias as well, so that this is no proof.
 */
function otherMailboxOf(record: Traits, person: Traits): [string, string] | undefined {
  const families = new Set([...record.names, ...person.names].map(({ family }) => latinize(family)));
  const named = (keys: ReadonlySet<string>) =>
    [...keys].filter((key) => {
      const [local = "", domain = ""] = key.slice("email:".length).split("@");
      return (
        key.startsWith("email:") &&
        !isOpen(domain) &&
        [...families].some((one) => one.length > 2 && local.includes(one))
      );
    });
  const [theirs, known] = [named(record.keys), named(person.keys)];
  for (const one of theirs) {
    const domain = one.slice(one.indexOf("@"));
    const there = known.filter((key) => key.endsWith(domain));
    const [other] = there;
    if (other !== undefined && !there.includes(one)) return [one.slice("email:".length), other.slice("email:".length)];
  }
  return undefined;
}

function disjointNumbers(a: ReadonlySet<string>, b: ReadonlySet<string>): [string, string] | undefined {
  const first = (keys: ReadonlySet<string>) =>
    [...keys].find((key) => key.startsWith(NATIONAL_NUMBER))?.slice(NATIONAL_NUMBER.length);
  const [x, y] = [first(a), first(b)];
  return x === undefined || y === undefined ? undefined : [x, y];
}

const NATIONAL_NUMBER = "externalId:national-id:";

function keyFeature(key: string): FeatureName {
  const kind = key.slice(0, key.indexOf(":"));
  if (kind === "handle") return key.indexOf(":", kind.length + 1) > 0 ? "sharedHandle" : "sharedBareHandle";
  if (kind === "email" && ROLE_MAILBOX.test(key)) return "sharedRoleEmail";
  return KEY_FEATURES[kind] ?? "sharedWebsite";
}

/** "hello@adaexample.org" is Ada Example's own mailbox, although at any other domain it would be an office's. */
function isOfOwnDomain(key: string, { names }: Traits): boolean {
  return key.startsWith("email:") && names.some(({ words }) => isAtOwnDomain(key, { words }));
}

/** Whether an email address belongs to an office, so that several people may read it. */
export function isRoleMailbox(address: string): boolean {
  return ROLE_MAILBOX.test(`email:${address}`);
}

const ROLE_MAILBOX = new RegExp(`^email:(?:${cue("office mailboxes")})@`, "u");

/** Two different keys from a register that gives each person only one. */
function clashingKeys(a: ReadonlySet<string>, b: ReadonlySet<string>): [string, string] | undefined {
  for (const key of a) {
    const register = oneKeyRegister().exec(key)?.[0];
    if (register === undefined || b.has(key)) continue;
    for (const other of b)
      if (other.startsWith(register)) return [key.slice("externalId:".length), other.slice("externalId:".length)];
  }
  return undefined;
}
