import { plainKey } from "../../domain/plain-key.ts";
import type { ClaimDraft, Finding } from "../../domain/claim.ts";
import { keyOfAddress } from "../../domain/address.ts";
import { type Platform, platformTitle, readProfileUrl } from "../../domain/platform.ts";
import type { Capture } from "../capture.ts";
import { accountFinding, accountOf } from "./account.ts";
import { textOfMarkup } from "./markup.ts";
import { claimAt, pointer, UnreadableCapture, webAddress } from "./claims.ts";

/** One page that a search of the web names. */
export interface WebHit {
  readonly url: string | undefined;
  readonly title: string | undefined;
  readonly snippet: string | undefined;
  /** Where it stands in the answer, as an RFC 6901 pointer. */
  readonly at: string;
  readonly titleMember: string;
}

/** The question that is put to a search of the web: the name as a phrase, and a word or two that tells its bearers apart. */
export function webQuery(name: string, context: readonly string[]): string {
  return [`"${name.replaceAll('"', " ").trim()}"`, ...context.map((words) => words.replaceAll('"', " ").trim())].join(
    " ",
  );
}

/** Platforms that answer no search by name, or only to few: their profiles stand in searches of the web. */
export const FOUND_ON_THE_WEB = ["linkedin", "facebook", "instagram", "x", "tiktok"] as const;

/** Where their profiles stand, as engines take it (`site:`). */
const SITES: Readonly<Partial<Record<Platform, string>>> = {
  linkedin: "linkedin.com/in",
  facebook: "facebook.com",
  instagram: "instagram.com",
  x: "x.com",
  tiktok: "tiktok.com",
};

/** The question for profiles of a name on a platform. */
export function profileQuery(name: string, platform: Platform): string {
  return `${webQuery(name, [])} site:${SITES[platform] ?? `${platform}.com`}`;
}

/**
 * What hits say. A snippet is a statement by the search engine and not by the page: of a page nothing is stated, it is to be
 * asked itself (`pages`); of a profile on a platform that it stands there, under the name in its title. Hits that do not
 * name the person, as engines pad their pages with, are left.
 */
export function* readHits(capture: Capture, hits: readonly WebHit[]): Generator<Finding> {
  const query = URL.parse(capture.url)?.searchParams.get("q") ?? "";
  const name = /^"([^"]+)"/.exec(query)?.[1];
  if (name === undefined) throw new UnreadableCapture(`${capture.kind}: the address names nobody`);
  const named = hits.filter((hit) => names(hit, name));
  for (const [index, hit] of named.entries()) {
    const url = webAddress(hit.url);
    const key = url === undefined ? null : keyOfAddress(url);
    if (url === undefined || key === null) continue;
    const profile = readProfileUrl(url);
    if (profile === null) {
      yield { externalId: `${capture.url}#${index}`, url, claims: [], identifiers: [], pages: [key] };
      continue;
    }
    const title = textOfMarkup(hit.title ?? "");
    const at = `${hit.at}${pointer(hit.titleMember)}`;
    const shown = nameIn(title, platformTitle(profile.platform)) ?? name;
    const claims: ClaimDraft[] = [
      claimAt("account", accountOf(profile, {}), at, INDEXED),
      ...(plainKey(title).includes(plainKey(shown)) ? [claimAt("fullName", shown, at, INDEXED)] : []),
      ...jobIn(title, profile.platform, at),
    ];
    const snippet = textOfMarkup(hit.snippet ?? "");
    yield {
      ...accountFinding(profile, shown, claims),
      ...(snippet !== "" && { text: `${title}. ${snippet}` }),
      pages: [key],
    };
  }
}

/** An index repeats what it read some time ago, shortened. */
const INDEXED = { confidence: 0.4 } as const;

/** `Ada Example - Cartographer - Example Maps | LinkedIn`, `Ada Example (@ada) • Instagram photos`: the words before the first sign. */
function nameIn(title: string, platform: string): string | undefined {
  const [first = ""] = title.split(/\s[-–—|·•]\s|(?:(?<!\s)\s+)?[(|•]/u);
  const name = first.trim();
  return name !== "" && plainKey(name) !== plainKey(platform) && name.split(/\s+/).length <= 5 ? name : undefined;
}

/** LinkedIn writes what somebody does, and for whom, between the name and its own name. */
function jobIn(title: string, platform: string, at: string): ClaimDraft[] {
  const [, role, company, ...more] = title.replace(/(?:(?<!\s)\s+)?\|\s*LinkedIn$/u, "").split(/\s[-–—]\s/u);
  if (platform !== "linkedin" || role === undefined || company === undefined || more.length > 0) return [];
  // Titles are cut off where they are long.
  if (/(?:…|\.\.\.)/u.test(`${role}${company}`)) return [];
  return [claimAt("experience", { title: role.trim(), company: company.trim(), kind: "job" }, at, INDEXED)];
}

function names({ title = "", snippet = "" }: WebHit, name: string): boolean {
  const text = ` ${plainKey(textOfMarkup(`${title} ${snippet}`))} `;
  return plainKey(name)
    .split(" ")
    .every((word) => text.includes(` ${word} `));
}
