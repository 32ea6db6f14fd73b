import { keyOfIdentity, networkAccountAt } from "../../domain/address.ts";
import type { ClaimDraft } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { chapterOf } from "../../text/document/chapters.ts";
import { foldWords } from "../../text/people/fold-words.ts";
import type { Capture } from "../connector.ts";
import { accountOf, linkTo } from "../findings/account.ts";
import { claimAt } from "../findings/claims.ts";
import { isNameAlone } from "./article-marks.ts";
import { attribute, elementsOf, placeOf, textOf } from "./html.ts";
import { readPage } from "./page-text.ts";

/** An account with the key for asking about it. */
interface LinkedAccount {
  readonly key: Identifier;
  readonly claim: ClaimDraft;
}

/**
 * The accounts linked from a page that is headed with somebody's name and nothing else, such as their own site or a
 * page about them: those whose handle contains part of the name. Others may belong to whoever made the site, or to
 * friends.
 */
export function accountsLinkedOn(capture: Capture, name: string): readonly LinkedAccount[] {
  const parts = foldWords(name).filter((word) => word.length >= MIN_NAME_LENGTH);
  const found = new Map<string, LinkedAccount>();
  for (const element of elementsOf(capture.data)) {
    const href = element.tagName === "a" ? attribute(element, "href", capture.data) : undefined;
    const url = href && URL.parse(href.value, capture.url)?.href;
    const key = url ? keyOfIdentity(url) : null;
    if (!href || !url || key === null || found.has(key.value)) continue;
    const profile = readProfileUrl(url);
    const account = profile === null ? networkAccountAt(url) : accountOf(profile, {});
    // The whole path of the URL: some networks put the name after a number.
    const handle = foldWords(new URL(url).pathname).join("");
    if (account === null || !parts.some((part) => handle.includes(part))) continue;
    const { locator, quote } = placeOf(capture, href);
    found.set(key.value, { key, claim: claimAt("account", account, locator, { quote, confidence: 0.9 }) });
  }
  const linked = [...found.values()];
  return linked.length === 0 || linked.length > MAX_ACCOUNTS || !isHeadedWith(capture, name) ? [] : linked;
}

/**
 * Links to profiles from a page that is headed with somebody's name and nothing else, whoever has them: a page that
 * links to what is known as the person's is about the person.
 */
export function profilesLinkedOn(capture: Capture, name: string): readonly Identifier[] {
  const found = new Map<string, Identifier>();
  for (const element of elementsOf(capture.data)) {
    const href = element.tagName === "a" ? attribute(element, "href", capture.data) : undefined;
    const url = href && URL.parse(href.value, capture.url)?.href;
    const profile = url ? readProfileUrl(url) : null;
    if (profile !== null) found.set(profile.url, linkTo(profile));
  }
  return found.size === 0 || found.size > MAX_ACCOUNTS || !isHeadedWith(capture, name) ? [] : [...found.values()];
}

/** Shorter parts of a name occur in handles by chance. */
const MIN_NAME_LENGTH = 4;
/** A page with more accounts is a list of people. */
const MAX_ACCOUNTS = 12;

function isHeadedWith(capture: Capture, name: string): boolean {
  const blocks = readPage(capture.data);
  const heading = blocks.find(({ kind, level }) => kind === "heading" && level === 1);
  const title = blocks.find(({ kind }) => kind === "title");
  return [heading, title].some((block) => block !== undefined && isNameAlone(block.text, name));
}

/**
 * Pages about the owner that the front page of somebody's own site links to: those whose links are called like a chapter
 * on a person or on how to reach them ("About me", "Contact"), in the languages that Candor reads.
 */
export function ownPagesLinkedOn(capture: Capture): readonly Identifier[] {
  const front = URL.parse(capture.url);
  if (front === null || front.pathname !== "/") return [];
  const found = new Map<string, Identifier>();
  for (const element of elementsOf(capture.data)) {
    const href = element.tagName === "a" ? attribute(element, "href", capture.data) : undefined;
    const url = href && URL.parse(href.value, capture.url);
    const label = textOf(element)?.value.trim() ?? "";
    if (!url || url.host !== front.host || url.pathname === "/" || !OWNERS_CHAPTERS.has(chapterOf(label) ?? ""))
      continue;
    const key = normalizeIdentifier("website", `${url.origin}${url.pathname}${url.search}`);
    if (key !== null) found.set(key.value, key);
  }
  return [...found.values()].slice(0, MAX_OWN_PAGES);
}

const OWNERS_CHAPTERS: ReadonlySet<string> = new Set(["profile", "contact", "work"]);
/** Each costs a question. */
const MAX_OWN_PAGES = 3;
