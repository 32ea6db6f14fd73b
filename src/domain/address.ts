import { type Identifier, normalizeIdentifier } from "./identifier.ts";
import { readProfileUrl } from "./platform.ts";

/** Registers and networks whose page about a person holds the person's number or name there in its address. */
const REGISTERS: readonly (readonly [RegExp, (id: string, site: string) => string])[] = [
  [/^(?:www\.|sandbox\.)?orcid\.org\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/i, (id) => `orcid:${id.toUpperCase()}`],
  [
    /^(?:(?:www|m)\.)?wikidata\.org\/(?:wiki|entity)\/(?:Special:EntityData\/)?(Q\d{1,12})(?:\.json)?$/i,
    (id) => `wikidata:${id.toUpperCase()}`,
  ],
  [
    /^(?:(?:www|api|explore)\.)?openalex\.org\/(?:(?:authors|people)\/)?(A\d{1,12})$/i,
    (id) => `openalex:${id.toUpperCase()}`,
  ],
  [/^news\.ycombinator\.com\/user\?id=([\w-]{2,15})$/i, (id) => `hacker-news:${id}`],
  [
    /^(?:[a-z0-9-]+\.)?(?:stackexchange|stackoverflow|serverfault|superuser|askubuntu|mathoverflow)\.(?:com|net)\/users\/(\d+)(?:\/|$)/i,
    (id, site) => `stack-exchange:${site}/${id}`,
  ],
];

/**
 * The key that an address of somebody's is: a profile on a platform, a number in a register (ORCID, Wikidata, OpenAlex), else
 * the page itself. `null` if it is no address on the web.
 */
export function keyOfAddress(address: string): Identifier | null {
  const profile = readProfileUrl(address);
  if (profile !== null) return normalizeIdentifier("profileUrl", profile.url);
  const website = normalizeIdentifier("website", address);
  if (website === null) return null;
  const page = website.value.split("?", 1)[0] ?? "";
  const site = page.split("/", 1)[0] ?? "";
  for (const [pattern, idOf] of REGISTERS) {
    const id = (pattern.exec(page) ?? pattern.exec(website.value))?.[1];
    if (id !== undefined) return normalizeIdentifier("externalId", idOf(id, site));
  }
  return website;
}

/** An account on a network, or an entry in a register of people, by what it is called and its own address. */
export interface NetworkAccount {
  readonly platform: string;
  readonly category: string;
  readonly url: string;
  readonly handle: string;
}

/** The account that an address is of, beside those of `platform.ts`; `null` if it is none, or nobody's own. */
export function networkAccountAt(address: string): NetworkAccount | null {
  const { kind, value } = keyOfAddress(address) ?? { kind: "name", value: "" };
  if (kind !== "externalId") return null;
  const [scheme, id] = [value.slice(0, value.indexOf(":")), value.slice(value.indexOf(":") + 1)];
  if (scheme === "orcid")
    return { platform: "ORCID", category: "professional", url: `https://orcid.org/${id}`, handle: id };
  if (scheme === "hacker-news")
    return {
      platform: "Hacker News",
      category: "news",
      url: `https://news.ycombinator.com/user?id=${id}`,
      handle: id,
    };
  if (scheme !== "stack-exchange") return null;
  const [site = "", number = ""] = id.split("/");
  const url = new URL(address);
  const named = /\/users\/\d+\/[\w-]+/.exec(url.pathname)?.[0] ?? `/users/${number}`;
  return {
    platform: site === "stackoverflow.com" ? "Stack Overflow" : site,
    category: "questions",
    url: `https://${site}${named}`,
    handle: number,
  };
}

/** The key of a link by which a page says who somebody is elsewhere; `null` for one to any other page. */
export function keyOfIdentity(address: string): Identifier | null {
  const key = keyOfAddress(address);
  return key === null || (key.kind === "website" && !ONE_PERSONS_PAGE.test(key.value)) ? null : key;
}

/** Pages of services that are of one person or account each: an encyclopedia's article, a user of a network of questions. */
const ONE_PERSONS_PAGE =
  /^(?:[a-z-]{2,12}\.(?:m\.)?wikipedia\.org\/wiki\/.|(?:[a-z0-9-]+\.)?(?:stackexchange|stackoverflow|serverfault|superuser|askubuntu|mathoverflow)\.(?:com|net)\/users\/\d|news\.ycombinator\.com\/user\?id=.|keybase\.io\/\w)/;
