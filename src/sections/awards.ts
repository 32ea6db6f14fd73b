import { namesYear, readAward } from "../domain/award.ts";
import type { ClaimOf } from "../domain/claim.ts";
import { plainKey } from "../domain/plain-key.ts";
import { cue } from "../text/languages/cues.ts";
import { type Cited, cite } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { type Agreement, agreeOn } from "./fold.ts";

/**
 * Awards, best supported first, each with the body that gives it and the years in which it was given, if a source states them: "Golden
 * Compass (Royal Society, 2010)". On the wire an award is a plain string.
 */
export function awardsOf(claims: ClaimSet): readonly Cited<string>[] {
  return mergeUngiven(mergeLed(agreeOn(claims, "badge", awardKey))).map(({ value, claims: told }) => {
    const { name } = readAward(value);
    const years = yearsOf(told);
    return cite(years.length === 0 || namesYear(name) ? value : writeAward(name, years), told);
  });
}

type Award = Pick<Agreement<"badge">, "value" | "claims">;

/**
 * "Globex Coach of the Year" and "Coach of the Year", where the source of the shorter name says that Globex gave it in
 * that year, are one award.
 */
function mergeLed(awards: readonly Award[]): readonly Award[] {
  return awards.flatMap((award): readonly Award[] => {
    if (awards.some((longer) => leadOf(longer, award) !== undefined)) return [];
    const led = awards.flatMap((shorter) => leadOf(award, shorter) ?? []);
    const [first] = led;
    if (first === undefined) return [award];
    const { name } = splitGiver(first.shorter.value);
    return [
      { value: `${name} (${first.giver})`, claims: [...award.claims, ...led.flatMap(({ shorter }) => shorter.claims)] },
    ];
  });
}

/** Who gives an award, according to the words before another's name for it. */
function leadOf(longer: Award, shorter: Award): { readonly shorter: Award; readonly giver: string } | undefined {
  const [long, { name: short }] = [readAward(longer.value).name, splitGiver(shorter.value)];
  if (!/\s/u.test(short) || !long.endsWith(` ${short}`)) return undefined;
  const giver = long.slice(0, -short.length).trim();
  const years = yearsOf(longer.claims);
  const isSaid = shorter.claims.some(({ quote = "" }) => quote.includes(giver));
  return isSaid && yearsOf(shorter.claims).some((year) => years.includes(year)) ? { shorter, giver } : undefined;
}

/** If only some sources say who gives an award, it is listed once, unless two bodies give awards of that name. */
function mergeUngiven(awards: readonly Award[]): readonly Award[] {
  const byName = Map.groupBy(awards, ({ value }) => plainKey(splitGiver(value).name));
  return [...byName.values()].flatMap((alike) => {
    const given = alike.filter(({ value }) => splitGiver(value).giver !== undefined);
    const [only] = given;
    if (only === undefined || given.length > 1) return alike;
    const others = alike.filter((award) => award !== only).flatMap(({ claims }) => claims);
    return [{ value: only.value, claims: [...only.claims, ...others] }];
  });
}

function writeAward(award: string, years: readonly string[]): string {
  const { name, giver } = splitGiver(award);
  return `${name} (${[...(giver === undefined ? [] : [giver]), ...years].join(", ")})`;
}

/** "Golden Compass (Royal Society)": the award and the body that gives it, without years. */
function splitGiver(award: string): { readonly name: string; readonly giver?: string } {
  const { name } = readAward(award);
  const { bare, giver } = GIVEN.exec(name)?.groups ?? {};
  return bare === undefined || giver === undefined ? { name } : { name: bare, giver };
}

const GIVEN = /^(?<bare>[^()]*[^()\s]) \((?<giver>\p{Lu}[^()\d]*)\)$/u;

function awardKey(award: string): string {
  return plainKey(readAward(award).name);
}

/** Years from the source that states most of them: two sources that differ by a year do not make two awards. */
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

/** Context around an award, in UTF-16 units; roughly a clause. */
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
