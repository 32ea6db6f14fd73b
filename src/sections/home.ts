import type { ClaimOf } from "../domain/claim.ts";
import { plainKey } from "../domain/plain-key.ts";
import { readPlace } from "../matching/regions.ts";
import { type Cited, cite } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { agreeOn, placeKeys } from "./fold.ts";
import { isSureHome } from "./sure.ts";

/** Where the person is at home, as far as anybody says so. */
export function placeOf(claims: ClaimSet): Cited<string> | undefined {
  if (!homes.has(claims)) homes.set(claims, findHome(claims));
  return homes.get(claims);
}

/** The field and the summary ask for the home by one set of claims, which does not change. */
const homes = new WeakMap<ClaimSet, Cited<string> | undefined>();

/** Whether somebody can be said to be based in their place: in no street, and not in the country of their channel alone. */
export function isHome(place: string, claims: ClaimSet): boolean {
  const told = claims.of("location").filter(({ value }) => value === place);
  return !IS_STREET.test(place) && !isOfAccount(told) && isSureHome(place, told, claims);
}

/** English. */
const IS_STREET = /\b(?:road|street|avenue|lane|drive|crescent|terrace|close)$/iu;

/**
 * The best told place that datasources do not rather give for an employer, a school or a relative: nobody is based in one of
 * those. A country alone gives way to the best told place that may lie in it.
 */
function findHome(claims: ClaimSet): Cited<string> | undefined {
  const elsewhere = [
    // Whoever is mayor of a town may well live there.
    ...claims
      .of("experience")
      .filter(
        ({ value: { title = "" } }) =>
          !/\b(?:mayor|mayoress|governor|councill?or|sheriff|bishop|vicar)\b/iu.test(title),
      )
      .map(({ value, datasourceId }) => ({ name: value.company, datasourceId })),
    ...claims.of("education").map(({ value, datasourceId }) => ({ name: value.school, datasourceId })),
    ...claims.of("membership").map(({ value, datasourceId }) => ({ name: value.organization, datasourceId })),
    ...claims.of("spouse").map(({ value, datasourceId }) => ({ name: value, datasourceId })),
    ...claims.of("child").map(({ value, datasourceId }) => ({ name: value, datasourceId })),
  ];
  const others = Map.groupBy(elsewhere, ({ name }) => plainKey(name));
  // One page that takes a town for an employer stands against all that say the person lives there.
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

/** Of writings of one place that agree, the one that says most: who is in "Porto, Portugal" for one source is not in "Porto" for all. */
function fullestOf(places: readonly string[]): string | undefined {
  const parts = (place: string) => place.split(",").length;
  return places.toSorted((a, b) => parts(b) - parts(a))[0];
}

/** The country of a channel is what its owner set for its audience and its money: not where somebody lives, as long as that is told. */
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
