import { networkAccountAt } from "../domain/address.ts";
import { isPlatform } from "../domain/platform.ts";
import { type Cited, cite, evidenceOf } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { pickAll } from "./fold.ts";

/** The addresses of the person's accounts on platforms and networks. */
export function socialLinksOf(claims: ClaimSet): readonly Cited<string>[] {
  return pickAll(claims, "account", urlKey)
    .filter(({ value }) => isPlatform(value.platform) || networkAccountAt(value.url) !== null)
    .map((account) => cite(account.value.url, evidenceOf(account)));
}

/** The person's own pages, each once however its address is written. */
export function websitesOf(claims: ClaimSet): readonly Cited<string>[] {
  const accounts = new Set(claims.of("account").map(({ value }) => websiteKey(value.url)));
  return pickAll(claims, "website", websiteKey).filter(({ value }) => !accounts.has(websiteKey(value)));
}

const websiteKey = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "");

const urlKey = ({ url }: { readonly url: string }): string => url;
