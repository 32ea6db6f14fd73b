import type { ClaimOf } from "../domain/claim.ts";
import { plainKey } from "../domain/plain-key.ts";
import { readPlace } from "../matching/regions.ts";
import { type Cited, cite } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { agreeOn, placeKeys } from "./fold.ts";
import { isSureHome } from "./sure.ts";

/** Where the person lives, if any source says so. */
export function placeOf(claims: ClaimSet): Cited<string> | undefined {
  if (!homes.has(claims)) homes.set(claims, findHome(claims));
  return homes.get(claims);
}

/** Cached because the field and the summary both need the home of one claim set, which does not change. */
const homes = new WeakMap<ClaimSet, Cited<string> | undefined>();

/** Whether a summary can say that somebody is based in their place: not in a street, nor in a country known only from a channel. */
export function isHome(place: string, claims: ClaimSet): boolean {
  const told = claims.of("location").filter(({ value }) => value === place);
  return !IS_STREET.test(place) && !isOfAccount(told) && isSureHome(place, told, claims);
}

/** English. */
const IS_STREET = /\b(?:road|street|avenue|lane|drive|crescent|terrace|close)$/iu;

/**
 * The best supported place that datasources do not mainly give for an employer, a school or a relative. A country gives way to the best
 * supported place that may lie in it.
 */
function findHome(claims: ClaimSet): Cited<string> | undefined {
  const employers = claims.of("experience").map(({ value }) => plainKey(value.company));
  const elsewhere = [
    // A mayor probably lives in the town, and a university is called by its town alone.
    ...claims
      .of("experience")
      .filter(
        ({ value: { title = "", company } }) =>
          !/\b(?:mayor|mayoress|governor|councill?or|sheriff|bishop|vicar)\b/iu.test(title) &&
          !employers.some((name) => isLonger(name, plainKey(company))),
      )
      .map(({ value, datasourceId }) => ({ name: value.company, datasourceId })),
    ...claims.of("education").map(({ value, datasourceId }) => ({ name: value.school, datasourceId })),
    ...claims.of("membership").map(({ value, datasourceId }) => ({ name: value.organization, datasourceId })),
    ...claims.of("spouse").map(({ value, datasourceId }) => ({ name: value, datasourceId })),
    ...claims.of("child").map(({ value, datasourceId }) => ({ name: value, datasourceId })),
  ];
  const others = Map.groupBy(elsewhere, ({ name }) => plainKey(name));
  // One page that mistakes a town for an employer counts against all that say the person lives there.
  const isElse = (value: string, told: readonly { readonly datasourceId: string }[]) =>
    countDatasources(others.get(plainKey(value)) ?? []) >= Math.max(1, countDatasources(told));
  const keyOf = placeKeys(claims.of("location").map(({ value }) => value));
  const agreed = agreeOn(claims, "location", keyOf, true).filter((each) => !isElse(each.value, each.claims));
  const told = [
    ...agreed.filter((each) => !isOfAccount(each.claims)),
    ...agreed.filter((each) => isOfAccount(each.claims)),
  ];
  const [first] = told;
  const { country } = readPlace(first?.value ?? "");
  const within = ({ value }: { readonly value: string }) => {
    const place = readPlace(value);
    return (place.town ?? place.region) !== undefined && (place.country ?? country) === country;
  };
  const home = (isCountry(first?.value ?? "") ? told.find(within) : undefined) ?? first;
  return home && cite(fullestOf(home.claims.map(({ value }) => value)) ?? home.value, home.claims);
}

/** "University of Straithe" beside "Straithe". */
function isLonger(name: string, part: string): boolean {
  return name.length > part.length && ` ${name} `.includes(` ${part} `);
}

/** Of agreeing spellings of a place, the most specific: somebody who is in "Porto, Portugal" in one source is not in a bare "Porto" in all. */
function fullestOf(places: readonly string[]): string | undefined {
  const parts = (place: string) => place.split(",").length;
  return places.toSorted((a, b) => parts(b) - parts(a))[0];
}

/** An owner sets a channel's country for audience and payments; it is not where they live if another source says where that is. */
function isOfAccount(told: readonly ClaimOf<"location">[]): boolean {
  return told.every(({ value, method, confidence }) => method === "derived" && confidence < 0.75 && isCountry(value));
}

function isCountry(place: string): boolean {
  const { country, region, town } = readPlace(place);
  return country !== undefined && region === undefined && town === undefined;
}

function countDatasources(said: readonly { readonly datasourceId: string }[]): number {
  return new Set(said.map(({ datasourceId }) => datasourceId)).size;
}
