import { namesYear, readAward } from "../domain/award.ts";
import type { ClaimOf } from "../domain/claim.ts";
import { plainKey } from "../domain/plain-key.ts";
import { cue } from "../text/languages/cues.ts";
import { type Cited, cite } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { agreeOn } from "./fold.ts";

/**
 * Awards, best supported first, each with the years in which it was given, where a source states them: "Golden Compass (2010)". On the
 * wire an award is a plain string.
 */
export function awardsOf(claims: ClaimSet): readonly Cited<string>[] {
  return agreeOn(claims, "badge", awardKey).map(({ value, claims: told }) => {
    const { name } = readAward(value);
    const years = yearsOf(told);
    return cite(years.length === 0 || namesYear(name) ? value : `${name} (${years.join(", ")})`, told);
  });
}

function awardKey(award: string): string {
  return plainKey(readAward(award).name);
}

/** Of whoever tells most of them: two sources that differ by a year do not make two awards. */
function yearsOf(claims: readonly ClaimOf<"badge">[]): readonly string[] {
  const byRecord = [...Map.groupBy(claims, ({ recordId }) => recordId).values()].map((told) => [
    ...new Set(told.flatMap((claim) => yearOf(claim) ?? [])),
  ]);
  const [most = []] = byRecord.toSorted((a, b) => b.length - a.length);
  return most.toSorted();
}

function yearOf({ value, quote = "" }: ClaimOf<"badge">): string | undefined {
  const { year } = readAward(value);
  const at = quote.indexOf(value);
  if (year !== undefined || namesYear(value) || at < 0) return year;
  const before = YEAR_BEFORE.exec(quote.slice(Math.max(0, at - NEAR), at))?.groups?.["year"];
  return before ?? YEAR_BEHIND.exec(quote.slice(at + value.length, at + value.length + NEAR))?.groups?.["year"];
}

/** Around an award, in UTF-16 units: about a clause. */
const NEAR = 100;
const YEAR = String.raw`(?<year>(?:1[89]|20)\d\d)`;
/** "in", "im Jahr". */
const WHEN = String.raw`(?:(?:${cue("before a year")})\s)`;
const NO_AND = String.raw`(?!(?:${cue("list ands")})\s)`;

/** "In 2018 she received the …", "2018 – …". */
const YEAR_BEFORE = new RegExp(
  String.raw`(?:^|[.;:|•]\s)[^\p{L}\d]{0,3}${WHEN}?${YEAR}(?:,?\s|\s?[:–—-]\s)(?:${NO_AND}[\p{L}'’"“«„]{1,30}\s){0,7}["“«„]?$`,
  "iu",
);
/** "… (2018)", "… (Academy, 2018)", "…, 2018", "… in 2018", "… of the Royal Academy in 2018". */
const YEAR_BEHIND = new RegExp(
  String.raw`^["”»“]?(?:(?:\s${NO_AND}(?:\p{Lu}[\p{L}.'’-]{0,30}|\p{Ll}{1,3})){0,8}?(?:,?\s|\s${WHEN})|\s?[(（](?:[^()\d]{0,60},\s)?)${YEAR}(?=[\s.,;)）]|$)`,
  "u",
);
