import { companyKey } from "../../domain/company.ts";
import { plainKey } from "../../domain/plain-key.ts";
import type { ClaimDraft, Finding } from "../../domain/claim.ts";
import { keyOfAddress } from "../../domain/address.ts";
import { chapterOf } from "../../text/document/chapters.ts";
import { type Platform, platformTitle, readProfileUrl } from "../../domain/platform.ts";
import type { Capture } from "../capture.ts";
import { beginningOf, unspacedCall, unspacedIn } from "../../names/unspaced.ts";
import { accountFinding, accountOf } from "./account.ts";
import { textOfMarkup } from "./markup.ts";
import { claimAt, pointer, UnreadableCapture, webAddress } from "./claims.ts";

/** A page named by a web search. */
export interface WebHit {
  readonly url: string | undefined;
  readonly title: string | undefined;
  readonly snippet: string | undefined;
  /** The position in the response, as an RFC 6901 pointer. */
  readonly at: string;
  readonly titleMember: string;
  readonly snippetMember: string;
}

/** The query for a web search: the name as a phrase, and a word or two that tell namesakes apart. */
export function webQuery(name: string, context: readonly string[]): string {
  return [`"${name.replaceAll('"', " ").trim()}"`, ...context.map((words) => words.replaceAll('"', " ").trim())].join(
    " ",
  );
}

/** Platforms that offer no search by name, or only to few: their profiles can be found by web search. */
export const FOUND_ON_THE_WEB = ["linkedin", "facebook", "instagram", "x", "tiktok"] as const;

/** Where their profiles are, as search engines accept it (`site:`). */
const SITES: Readonly<Partial<Record<Platform, string>>> = {
  linkedin: "linkedin.com/in",
  facebook: "facebook.com",
  instagram: "instagram.com",
  x: "x.com",
  tiktok: "tiktok.com",
};

/** The query for profiles with a name on a platform. */
export function profileQuery(name: string, platform: Platform): string {
  return `${webQuery(name, [])} site:${SITES[platform] ?? `${platform}.com`}`;
}

/**
 * What hits say. A snippet is a statement by the search engine and not by the page, so nothing is stated about pages:
 * they are to be fetched (`pages`). For a profile on a platform it is stated that it exists, under the name in its
 * title, with what the platform's own form of title and snippet says. Hits with the full name come first, then those
 * with only the family name, as headlines have it, then those entitled with the employer or place that was asked for
 * too: a firm's page of its people need not name them in what the engine shows, nor need a page that calls them by their
 * given name beside the employer. These pages are fetched too; all other hits, with which engines fill their pages, are
 * left out.
 */
export function* readHits(capture: Capture, hits: readonly WebHit[]): Generator<Finding> {
  const query = URL.parse(capture.url)?.searchParams.get("q") ?? "";
  const [, name, context = ""] = /^"([^"]+)"(.*)$/su.exec(query) ?? [];
  if (name === undefined) throw new UnreadableCapture(`${capture.kind}: the address names nobody`);
  const named = hits.filter((hit) => names(hit, name));
  const family = name.split(" ").at(-1) ?? name;
  const headlines = hits.filter((hit) => !named.includes(hit) && names(hit, family));
  const [given = name] = name.split(" ");
  const entitled = hits.filter(
    (hit) =>
      !named.includes(hit) &&
      !headlines.includes(hit) &&
      (isOfBody(hit.title, context) || (names(hit, given) && isOfBody(hit.snippet, context))),
  );
  for (const [index, hit] of [...named, ...headlines, ...entitled.slice(0, MAX_ENTITLED)].entries()) {
    const url = webAddress(hit.url);
    const key = url === undefined ? null : keyOfAddress(url);
    if (url === undefined || key === null) continue;
    const profile = readProfileUrl(url);
    if (profile !== null && !named.includes(hit)) continue;
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
    ];
    const snippet = textOfMarkup(hit.snippet ?? "");
    if (profile.platform === "linkedin") {
      const job = jobIn(title);
      if (job !== undefined) claims.push(claimAt("experience", { ...job, kind: "job" }, at, INDEXED));
      claims.push(...linkedInSnippet(snippet, job, `${hit.at}${pointer(hit.snippetMember)}`));
    }
    yield {
      ...accountFinding(profile, shown, claims),
      ...(snippet !== "" && { text: `${title}. ${snippet}` }),
      pages: [key],
    };
  }
}

/** Whether the words name the body or place, which has to have a name long enough not to stand there by chance. */
function isOfBody(words = "", body: string): boolean {
  const key = companyKey(body);
  return key.length >= MIN_BODY_LENGTH && ` ${companyKey(textOfMarkup(words))} `.includes(` ${key} `);
}

const MIN_BODY_LENGTH = 5;
/** Of a body's pages, those that an engine puts first for the person's name. */
const MAX_ENTITLED = 3;

/** An index repeats, in shortened form, what it read some time ago. */
const INDEXED = { confidence: 0.4 } as const;

/**
 * `Ada Example - Cartographer - Example Maps | LinkedIn`, `Ada Example (@ada) • Instagram photos`: the words before the
 * first separator.
 */
function nameIn(title: string, platform: string): string | undefined {
  const [first = ""] = title.split(/\s[-–—|·•]\s|(?:(?<!\s)\s+)?[(|•]/u);
  const name = first.trim();
  return name !== "" && plainKey(name) !== plainKey(platform) && name.split(/\s+/).length <= 5 ? name : undefined;
}

interface HitJob {
  readonly title: string;
  readonly company: string;
}

/** LinkedIn puts somebody's job and employer between the name and its own name. */
function jobIn(title: string): HitJob | undefined {
  const [, role, company, ...more] = title.replace(/(?:(?<!\s)\s+)?\|\s*LinkedIn$/u, "").split(/\s[-–—]\s/u);
  if (role === undefined || company === undefined || more.length > 0) return undefined;
  // Long titles are truncated.
  return /(?:…|\.\.\.)/u.test(`${role}${company}`) ? undefined : { title: role.trim(), company: company.trim() };
}

/**
 * What LinkedIn lets search engines show: "Leeds, England, United Kingdom · Engineer · Globex. Education: …", or labels
 * before each part, "Experience: Globex · Education: … · Location: Leeds", in the languages of its pages.
 */
function linkedInSnippet(snippet: string, job: HitJob | undefined, at: string): ClaimDraft[] {
  const parts = snippet
    .split(/\s·\s|(?<=[^\s.])\.\s+(?=\p{Lu}\p{L}+\s?:)/u)
    .map((part) => part.trim().replace(/\.$/u, ""));
  const halves = job === undefined ? [] : [job.title, job.company].map(plainKey);
  const isJob = (part: string) => halves.some((half) => plainKey(part).includes(half));
  const [place = "", ...behind] = parts;
  const first =
    behind.some(isJob) && isPlaceLike(place) && !isJob(place) ? [claimAt("location", place, at, INDEXED)] : [];
  const labelled = parts.flatMap((part): ClaimDraft[] => {
    const [, label = "", said = ""] = /^([^:]{3,30}?)\s?:\s(.{2,120})$/u.exec(part) ?? [];
    const [value = ""] = said.split(/(?<=\p{L}{4})\.\s/u);
    if (value === "" || /(?:…|\.\.\.)/u.test(value)) return [];
    const chapter = chapterOf(label);
    if (chapter === "location") return isPlaceLike(value) ? [claimAt("location", value, at, INDEXED)] : [];
    if (chapter === "languages")
      return value.split(/,\s+/u).map((language) => claimAt("language", { language }, at, INDEXED));
    if (chapter === "school") return [claimAt("education", { school: value }, at, INDEXED)];
    if (chapter !== "work" || job !== undefined) return [];
    return [claimAt("experience", { company: value, kind: "job" }, at, INDEXED)];
  });
  return [...first, ...labelled];
}

/** In UTF-16 units and in words; place names with region and country are no longer. */
const [MAX_PLACE_LENGTH, MAX_PLACE_WORDS] = [80, 10];

function isPlaceLike(text: string): boolean {
  const isShort = text.length <= MAX_PLACE_LENGTH && text.split(/\s+/u).length <= MAX_PLACE_WORDS;
  return isShort && /^\p{Lu}/u.test(text) && !/[\d@:|]/u.test(text);
}

function names({ title = "", snippet = "" }: WebHit, name: string): boolean {
  const words = textOfMarkup(`${title} ${snippet}`);
  const call = unspacedCall(name);
  if (call !== null) return [...unspacedIn(words, new Set([beginningOf(call)]))].some((place) => place.call === call);
  const text = ` ${plainKey(words)} `;
  return plainKey(name)
    .split(" ")
    .every((word) => text.includes(` ${word} `));
}
