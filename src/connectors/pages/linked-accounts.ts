import { keyOfIdentity, networkAccountAt } from "../../domain/address.ts";
import type { ClaimDraft } from "../../domain/claim.ts";
import type { Identifier } from "../../domain/identifier.ts";
import { readProfileUrl } from "../../domain/platform.ts";
import { foldWords } from "../../text/people/fold-words.ts";
import type { Capture } from "../connector.ts";
import { accountOf } from "../findings/account.ts";
import { claimAt } from "../findings/claims.ts";
import { isNameAlone } from "./article-marks.ts";
import { attribute, elementsOf, placeOf } from "./html.ts";
import { readPage } from "./page-text.ts";

/** An account with the key by which it is asked about. */
interface LinkedAccount {
  readonly key: Identifier;
  readonly claim: ClaimDraft;
}

/**
 * The accounts to which a page links that is headed with somebody's name and nothing else, as a site of their own or a page about
 * them is: those whose handle has a part of the name in it. Others are of whoever made the site, or of their friends.
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
    // The last step of the address: of a number in a network the name stands behind it.
    const handle = foldWords(new URL(url).pathname).join("");
    if (account === null || !parts.some((part) => handle.includes(part))) continue;
    const { locator, quote } = placeOf(capture, href);
    found.set(key.value, { key, claim: claimAt("account", account, locator, { quote, confidence: 0.9 }) });
  }
  const linked = [...found.values()];
  return linked.length === 0 || linked.length > MAX_ACCOUNTS || !isHeadedWith(capture, name) ? [] : linked;
}

/** Shorter parts of a name stand in handles by chance. */
const MIN_NAME_LENGTH = 4;
/** A page with more is a list of people. */
const MAX_ACCOUNTS = 12;

function isHeadedWith(capture: Capture, name: string): boolean {
  const blocks = readPage(capture.data);
  const heading = blocks.find(({ kind, level }) => kind === "heading" && level === 1);
  const title = blocks.find(({ kind }) => kind === "title");
  return [heading, title].some((block) => block !== undefined && isNameAlone(block.text, name));
}
