import { regionOf } from "../importers/tables/cells.ts";

/** A place in one line, by its parts; empty texts for those that it does not name. */
interface DividedPlace {
  readonly locality: string;
  readonly region: string;
  /** As written. */
  readonly country: string;
  /** ISO 3166-1, two letters. */
  readonly countryCode: string;
}

/** Splits a place in one line. Nothing is split if a digit suggests a street or a postcode. */
export function placeParts(location: string): DividedPlace {
  const parts = location.split(/,\s*/).filter((part) => part !== "");
  if (/\d/.test(location) || parts.length === 0 || parts.length > 3) {
    return { locality: "", region: "", country: "", countryCode: "" };
  }
  // Two letters are a state: "Austin, TX".
  const last = parts.at(-1) ?? "";
  const countryCode = last.length > 2 ? regionOf(last) : undefined;
  const country = countryCode === undefined ? "" : (parts.pop() ?? "");
  const [locality = "", region = ""] = parts;
  return { locality, region, country, countryCode: countryCode ?? "" };
}
