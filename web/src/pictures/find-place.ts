/** The location of a place named in a profile. */
export interface Position {
  readonly kind: "town" | "country";
  /** In degrees; for a country its capital, which is inside it. */
  readonly latitude: number;
  readonly longitude: number;
}

interface Town extends Position {
  /** ISO 3166-1, alpha-2. */
  readonly country: string;
  /** GeoNames' code of its state, province or nation; empty for countries without entries in `DIVISIONS`. */
  readonly division: string;
  readonly people: number;
  readonly isCapital: boolean;
}

export interface Gazetteer {
  /** `null` if the name is ambiguous: no town in the list, or several of similar size. */
  find(place: string): Position | null;
}

/**
 * Of two towns with one name, the larger is meant if it has this many times as many people, and nothing says otherwise.
 */
const MEANT = 5;
const LANGUAGES = ["en", "de", "fr", "es", "lt"] as const;

/** As people write them, by GeoNames' code; for the United States including postal codes. */
const DIVISIONS: Readonly<Record<string, string>> = {
  US: `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia
HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota
MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota
OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia
WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming`,
  GB: "ENG England|SCT Scotland|WLS Wales|NIR Northern Ireland",
  CA: `01 Alberta|02 British Columbia|03 Manitoba|04 New Brunswick|05 Newfoundland and Labrador|07 Nova Scotia|08 Ontario|09 Prince Edward Island|10 Quebec
11 Saskatchewan|12 Yukon|13 Northwest Territories|14 Nunavut`,
  AU: "01 Australian Capital Territory|02 New South Wales|03 Northern Territory|04 Queensland|05 South Australia|06 Tasmania|07 Victoria|08 Western Australia",
};
const OTHER_COUNTRY_NAMES: Readonly<Record<string, string>> = {
  usa: "US",
  us: "US",
  "united states of america": "US",
  uk: "GB",
  "great britain": "GB",
  "czech republic": "CZ",
  holland: "NL",
  "the netherlands": "NL",
  uae: "AE",
};
/** @param list the contents of `towns.txt` in this folder */
export function createGazetteer(list: string): Gazetteer {
  const towns = readTowns(list);
  const capitals = new Map(
    [...towns.values()].flatMap((named) =>
      named.filter(({ isCapital }) => isCapital).map((town) => [town.country, town]),
    ),
  );
  const regions = regionsByName();
  const countryAt = (code: string): Position | null => {
    const capital = capitals.get(code);
    return capital === undefined ? null : { ...positionOf(capital), kind: "country" };
  };
  return {
    find(place) {
      const [first = "", ...rest] = place
        .split(",")
        .map(keyOf)
        .filter((part) => part !== "");
      const named = towns.get(first) ?? [];
      if (rest.length === 0) {
        const [only, ...others] = regions.get(first) ?? [];
        if (only === undefined || named.some(({ people }) => people >= 1000)) return meant(named);
        return others.length === 0 && only.division === undefined ? countryAt(only.country) : null;
      }
      const known = rest.map((part) => regions.get(part));
      const fitting = named.filter((town) =>
        known.every((region) => region === undefined || region.some((each) => lies(town, each))),
      );
      if (known.includes(undefined)) return fitting.length === 1 && fitting[0] ? positionOf(fitting[0]) : null;
      if (fitting.length > 0) return meant(fitting);
      const countries = new Set(known.flatMap((region) => (region ?? []).map(({ country }) => country)));
      const [country] = countries;
      return countries.size === 1 && country !== undefined ? countryAt(country) : null;
    },
  };
}

interface Region {
  readonly country: string;
  readonly division?: string;
}

function lies(town: Town, { country, division }: Region): boolean {
  return town.country === country && (division === undefined || town.division === division);
}

function meant(towns: readonly Town[]): Position | null {
  const [first, second] = towns.toSorted((a, b) => b.people - a.people);
  if (first === undefined) return null;
  return second === undefined || first.people >= MEANT * second.people ? positionOf(first) : null;
}

function positionOf({ latitude, longitude }: Town): Position {
  return { kind: "town", latitude, longitude };
}

function readTowns(list: string): ReadonlyMap<string, readonly Town[]> {
  const towns = new Map<string, Town[]>();
  for (const line of list.split("\n")) {
    if (line === "" || line.startsWith("#")) continue;
    const [name = "", others = "", country = "", division = "", thousands, latitude, longitude, capital] =
      line.split("\t");
    const town: Town = {
      kind: "town",
      country,
      division,
      people: Number(thousands),
      latitude: Number(latitude),
      longitude: Number(longitude),
      isCapital: capital === "*",
    };
    for (const key of new Set([name, ...others.split("|")].map(keyOf))) {
      if (key === "") continue;
      const named = towns.get(key);
      if (named) named.push(town);
      else towns.set(key, [town]);
    }
  }
  return towns;
}

/** A name may belong to several regions: Georgia. */
function regionsByName(): ReadonlyMap<string, readonly Region[]> {
  const regions = new Map<string, Region[]>();
  const add = (name: string, region: Region): void => {
    const key = keyOf(name);
    const named = regions.get(key) ?? [];
    if (!named.some((each) => each.country === region.country && each.division === region.division)) named.push(region);
    regions.set(key, named);
  };
  for (const [country, divisions] of Object.entries(DIVISIONS))
    for (const each of divisions.split(/[|\n]/)) {
      const [division = "", ...name] = each.split(" ");
      add(name.join(" "), { country, division });
      if (country === "US") add(division, { country, division });
    }
  const names = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: "region", fallback: "none" }));
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  for (const country of letters.flatMap((one) => letters.map((other) => one + other)))
    for (const each of names) {
      const name = NO_COUNTRIES.has(country) ? undefined : each.of(country);
      if (name !== undefined) add(name, { country });
    }
  for (const [name, country] of Object.entries(OTHER_COUNTRY_NAMES)) add(name, { country });
  return regions;
}

/** Two-letter codes in CLDR that are not countries, and former names of today's countries. */
const NO_COUNTRIES: ReadonlySet<string> = new Set([
  "ZZ",
  "XA",
  "XB",
  "EU",
  "UN",
  "QO",
  "EZ",
  "UK",
  "BU",
  "DD",
  "DY",
  "FX",
  "NH",
  "SU",
  "TP",
  "YD",
  "YU",
  "ZR",
]);

/** Without accents, dots and capitals: finds "Washington, D.C." and "São Paulo" however people type them. */
function keyOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[\p{M}.'’]/gu, "")
    .replace(/[-\s]+/g, " ")
    .trim()
    .toLowerCase();
}
