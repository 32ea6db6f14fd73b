import type { Feature } from "../domain/match.ts";
import { websiteOf } from "./compare-keys.ts";
import { type FeatureName, feature } from "./features.ts";
import type { Traits } from "./traits.ts";

/**
 * Anybody can link to somebody's profile or website, also an impostor with their name. A page or account that does so
 * is not the person's for it, unless something of theirs names it in return, or more than names, places and links agree.
 * Entries in registers are left out: they state profiles, but are nobody's to be linked back to.
 */
export function weighLinks(features: readonly Feature[], record: Traits, person: Traits): readonly Feature[] {
  const links = features.filter(({ name }) => LINKS.has(name));
  const [link] = links;
  if (link === undefined || (record.page === undefined && record.account === undefined)) return features;
  if (isNamedBy(person, record) || features.some(({ name }) => AGREEMENTS.has(name))) return features;
  return [...features.filter(({ name }) => !LINKS.has(name)), feature("linkUnanswered", link.seen)];
}

/** Whether something of the person's names the page or account that the record is. */
function isNamedBy({ keys }: Traits, record: Traits): boolean {
  if (record.account === undefined) return websiteOf(record.page, keys) !== undefined;
  return addressesOf(record).some(
    (address) => keys.has(`profileUrl:${address}`) || keys.has(`website:${address.replace(/^https:\/\//u, "")}`),
  );
}

/** The addresses of the account that the record is: a platform may know it by its ID, and links by its handle. */
function addressesOf({ account = "", keys }: Traits): readonly string[] {
  const site = account.split("/").slice(0, 3).join("/");
  const others = [...keys].filter((key) => key.startsWith(`profileUrl:${site}/`));
  return [account, ...others.map((key) => key.slice("profileUrl:".length))];
}

const LINKS: ReadonlySet<string> = new Set<FeatureName>(["sharedProfile", "linkBack", "sharedWebsite", "sharedHandle"]);

/** What an impostor is less likely to copy than a name and a town. */
const AGREEMENTS: ReadonlySet<string> = new Set<FeatureName>([
  "sharedRecordKey",
  "sharedEmail",
  "sharedPhone",
  "birthDay",
  "birthMonth",
  "birthYear",
  "employerSame",
  "employerDomain",
  "employerHeadline",
  "schoolSame",
  "kinSame",
]);
