import { type Identifier, normalizeIdentifier } from "./identifier.ts";
import { readProfileUrl } from "./platform.ts";
import { knownRegisters, knownSites } from "./known-sites.ts";
import type { Register } from "./site.ts";

/**
 * The identifier that a URL of somebody's stands for: a profile on a platform, an ID in a register (ORCID, Wikidata,
 * OpenAlex), otherwise the page itself. `null` if it is not a web address.
 */
export function keyOfAddress(address: string): Identifier | null {
  const profile = readProfileUrl(address);
  if (profile !== null) return normalizeIdentifier("profileUrl", profile.url);
  const website = normalizeIdentifier("website", address);
  if (website === null) return null;
  const listed = registerPageAt(website.value);
  if (listed === null) return website;
  const { scheme, key = "$1" } = listed.register;
  const id = listed.fill(key);
  return normalizeIdentifier("externalId", `${scheme}:${id}`);
}

/** A person's page in a register; `fill` replaces `$1` etc. with the parts of its address. */
interface RegisterPage {
  readonly register: Register;
  fill(template: string): string;
}

function registerPageAt(website: string): RegisterPage | null {
  const page = website.split("?", 1)[0] ?? "";
  for (const register of knownRegisters()) {
    const groups = register.page?.exec(page) ?? register.page?.exec(website);
    if (!groups) continue;
    const groupAt = (at: number) => (register.isUpperCase ? groups[at]?.toUpperCase() : groups[at]) ?? "";
    return { register, fill: (template) => template.replace(/\$(\d)/g, (_, at) => groupAt(Number(at))) };
  }
  return null;
}

/** An account on a network, or an entry in a register of people, with its name and its own URL. */
export interface NetworkAccount {
  readonly platform: string;
  readonly category: string;
  readonly url: string;
  readonly handle: string;
}

/** The account at a URL, other than those in `platform.ts`; `null` if there is none, or if it is nobody's own. */
export function networkAccountAt(address: string): NetworkAccount | null {
  if (readProfileUrl(address) !== null) return null;
  const page = registerPageAt(normalizeIdentifier("website", address)?.value ?? "");
  const account = page?.register.account;
  if (page === null || account === undefined) return null;
  const platform = page.fill(account.platform);
  return {
    platform: knownSites().find(({ host }) => host === platform)?.publisher ?? platform,
    category: account.category,
    url: page.fill(account.url),
    handle: page.fill(account.handle),
  };
}

/** The identifier of a link by which a page says who somebody is elsewhere; `null` for links to any other page. */
export function keyOfIdentity(address: string): Identifier | null {
  const key = keyOfAddress(address);
  return key?.kind === "website" && !knownSites().some(({ ofPeople }) => ofPeople?.test(key.value)) ? null : key;
}
