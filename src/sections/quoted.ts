import type { Claim } from "../domain/claim.ts";

/** Whether a claim was read from text rather than from a record's fields. */
export function isFromText({ quote, locator }: Pick<Claim, "quote" | "locator">): boolean {
  return quote !== undefined && locator.startsWith("char=");
}

/** The characters on its page that a claim was read from. */
export function placeOf({
  locator,
}: Pick<Claim, "locator">): { readonly from: number; readonly to: number } | undefined {
  const [, from, to] = /^char=(\d+),(\d+)$/u.exec(locator) ?? [];
  return from === undefined ? undefined : { from: Number(from), to: Number(to) };
}

/** The position of the first of these claims on its page, if one page states them all. */
export function firstPlaceOf(claims: readonly Claim[]): { readonly page: string; readonly at: number } | undefined {
  const places = claims.flatMap((claim) => placeOf(claim)?.from ?? []);
  const [page, other] = new Set(claims.map(({ datasourceId }) => datasourceId));
  if (page === undefined || other !== undefined || places.length < claims.length) return undefined;
  return { page, at: Math.min(...places) };
}

/** A readable quotation: cells separated, without the page's markup. */
export function plainQuote(quote: string): string {
  if (!/[<&]/u.test(quote)) return quote.trim();
  return quote
    .replace(/<\/t[dh]>\s*(?=<t[dh]\b)/giu, " ¦ ")
    .replace(/<[^<>]{0,300}>/gu, "")
    .replace(/&[nm]dash;/gu, "–")
    .replace(/&[lr]squo;/gu, "’")
    .replace(/&amp;/gu, "&")
    .replace(/&(?:nbsp|e[mn]sp);/gu, " ")
    .trim();
}
