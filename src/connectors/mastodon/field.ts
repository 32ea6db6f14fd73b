import { cue } from "../../text/languages/cues.ts";
import { keyOfAddress } from "../../domain/address.ts";
import type { ClaimDraft } from "../../domain/claim.ts";
import type { Identifier } from "../../domain/identifier.ts";
import { platformTitle, readProfileUrl } from "../../domain/platform.ts";
import { accountOf, linkTo, SELF_LOCATION } from "../findings/account.ts";
import { textOfMarkup } from "../findings/markup.ts";
import { claimAt } from "../findings/claims.ts";

/** A row of a profile's table (docs.joinmastodon.org/entities/Account, "Field"): both parts are the owner's words. */
export interface ProfileField {
  readonly name: string;
  /** HTML. */
  readonly value: string;
  /** When the server found that the page links back. */
  readonly verified_at?: string | null | undefined;
}

const SITE = new RegExp(`^(?:${cue("labels of sites")})$`, "iu");
const PLACE = new RegExp(`^(?:${cue("labels of places")})$`, "iu");
const LANGUAGES = new RegExp(`^(?:${cue("labels of languages")})$`, "iu");
const INTERESTS = new RegExp(`^(?:${cue("labels of interests")})$`, "iu");
const EMPLOYER = new RegExp(`^(?:${cue("labels of employers")})$`, "iu");
const POST = new RegExp(`^(?:${cue("labels of posts")})$`, "iu");
/** Anything longer is a sentence, not a list item. */
const MAX_ITEM_LENGTH = 40;
/** In characters: a longer text describes a firm or a post rather than naming it. */
const MAX_NAME_LENGTH = 100;

/**
 * What a field says. A link is the owner's if the server verified it, or if the label says so by the platform's name or
 * a word for a website; under any other label ("Partner", "Project") it may be somebody else's, and is only a link. In fields with text,
 * places, employers, posts, languages and interests are recognised by the label.
 */
export function readField(
  { name, value, verified_at: verifiedAt }: ProfileField,
  locator: string,
): { readonly claims: readonly ClaimDraft[]; readonly identifiers: readonly Identifier[] } {
  const label = name
    .replace(/:\w+:/g, "")
    .replace(/[^\p{L}\p{N} ]/gu, "")
    .trim();
  const address = /href="([^"]+)"/.exec(value)?.[1];
  if (address !== undefined) return readLink(address, label, Boolean(verifiedAt), locator);
  const text = textOfMarkup(value);
  const isAddress = text.includes("/") && !/\s/u.test(text);
  const profile = isAddress ? readProfileUrl(`https://${text.replace(/^https?:\/\//u, "")}`) : null;
  if (profile !== null) return { claims: [], identifiers: [linkTo(profile)] };
  return { claims: text === "" ? [] : [...readWords(label, text, locator)], identifiers: [] };
}

function readLink(address: string, label: string, isVerified: boolean, locator: string) {
  const manner = isVerified ? {} : { confidence: 0.6 };
  const profile = readProfileUrl(address);
  if (profile !== null) {
    if (!isVerified && !namesPlatform(label, platformTitle(profile.platform)))
      return { claims: [], identifiers: [linkTo(profile)] };
    const identifier = { kind: "profileUrl", value: profile.url } as const;
    return { claims: [claimAt("account", accountOf(profile, {}), locator, manner)], identifiers: [identifier] };
  }
  const site = isVerified || SITE.test(label) ? keyOfAddress(address) : null;
  return site === null ? NOTHING : { claims: [claimAt("website", address, locator, manner)], identifiers: [site] };
}

const NOTHING = { claims: [], identifiers: [] };

function namesPlatform(label: string, title: string): boolean {
  const words = label.toLowerCase().split(" ");
  return words.includes(title.toLowerCase()) || (title === "X" && words.includes("twitter"));
}

function* readWords(label: string, text: string, locator: string): Generator<ClaimDraft> {
  if (PLACE.test(label)) yield claimAt("location", text, locator, SELF_LOCATION);
  if (EMPLOYER.test(label) && text.length <= MAX_NAME_LENGTH)
    yield claimAt("experience", { company: text, current: true, kind: "job" }, locator, SELF_LOCATION);
  if (POST.test(label) && text.length <= MAX_NAME_LENGTH) yield claimAt("occupation", text, locator, SELF_LOCATION);
  const items = text
    .split(/(?:(?<!\s)\s+)?[,;/|·•]\s*/u)
    .filter((item) => item !== "" && item.length <= MAX_ITEM_LENGTH);
  for (const item of items) {
    if (LANGUAGES.test(label)) yield claimAt("language", { language: item }, locator, SELF_LOCATION);
    if (INTERESTS.test(label)) yield claimAt("interest", item, locator);
  }
}
