import type { PartialDate } from "../../domain/claim.ts";

/**
 * An office of the United States in the register's notation: `sen`, `rep`, `prez`, `viceprez`, with the state's postal
 * code.
 */
export interface Office {
  readonly type: "sen" | "rep" | "prez" | "viceprez";
  readonly state?: string | undefined;
  /** 0 means "at large"; negative means unknown. */
  readonly district?: number | undefined;
  readonly start: PartialDate;
}

/** The title of the holder: `U.S. Senator`, `Delegate`, `Vice President of the United States`. */
export function officeTitle(office: Office): string {
  switch (office.type) {
    case "prez":
      return "President of the United States";
    case "viceprez":
      return "Vice President of the United States";
    case "sen":
      return "U.S. Senator";
    case "rep":
      return seatTitle(office.state ?? "", office.start);
  }
}

export function officeOrganization(office: Pick<Office, "type">): string {
  if (office.type === "sen") return "United States Senate";
  return office.type === "rep" ? "United States House of Representatives" : "Executive Office of the President";
}

/** `Washington`, `California, 12th district`, `Wyoming, at large`; nothing for national offices. */
export function officeLocation(office: Office): string | undefined {
  if (office.state === undefined || office.type === "prez" || office.type === "viceprez") return undefined;
  const state = stateName(office.state);
  if (office.type !== "rep" || office.district === undefined || office.district < 0) return state;
  if (office.district > 0) return `${state}, ${ordinal(office.district)} district`;
  return seatTitle(office.state, office.start) === "U.S. Representative" ? `${state}, at large` : state;
}

/** The name of a present or past state or territory; the code itself if unknown. */
export function stateName(code: string): string {
  return STATES[code]?.[0] ?? code;
}

export function ordinal(value: number): string {
  const tens = value % 100;
  const suffix = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][value % 10] ?? "th");
  return `${value}${suffix}`;
}

/** Before its admission a territory sent a delegate; Puerto Rico and the Philippines sent resident commissioners. */
function seatTitle(state: string, start: PartialDate): string {
  if (state === "PR" || state === "PI") return "Resident Commissioner";
  const admitted = STATES[state]?.[1];
  return admitted !== undefined && start >= admitted ? "U.S. Representative" : "Delegate";
}

/**
 * The name, and for states the day of admission to the Union (for the first thirteen, the start of the first Congress).
 */
const STATES: Readonly<Record<string, readonly [name: string, admitted?: PartialDate]>> = {
  AL: ["Alabama", "1819-12-14"],
  AK: ["Alaska", "1959-01-03"],
  AS: ["American Samoa"],
  AZ: ["Arizona", "1912-02-14"],
  AR: ["Arkansas", "1836-06-15"],
  CA: ["California", "1850-09-09"],
  CO: ["Colorado", "1876-08-01"],
  CT: ["Connecticut", "1789-03-04"],
  DC: ["District of Columbia"],
  DE: ["Delaware", "1789-03-04"],
  DK: ["Dakota Territory"],
  FL: ["Florida", "1845-03-03"],
  GA: ["Georgia", "1789-03-04"],
  GU: ["Guam"],
  HI: ["Hawaii", "1959-08-21"],
  IA: ["Iowa", "1846-12-28"],
  ID: ["Idaho", "1890-07-03"],
  IL: ["Illinois", "1818-12-03"],
  IN: ["Indiana", "1816-12-11"],
  KS: ["Kansas", "1861-01-29"],
  KY: ["Kentucky", "1792-06-01"],
  LA: ["Louisiana", "1812-04-30"],
  MA: ["Massachusetts", "1789-03-04"],
  MD: ["Maryland", "1789-03-04"],
  ME: ["Maine", "1820-03-15"],
  MI: ["Michigan", "1837-01-26"],
  MN: ["Minnesota", "1858-05-11"],
  MO: ["Missouri", "1821-08-10"],
  MP: ["Northern Mariana Islands"],
  MS: ["Mississippi", "1817-12-10"],
  MT: ["Montana", "1889-11-08"],
  NC: ["North Carolina", "1789-03-04"],
  ND: ["North Dakota", "1889-11-02"],
  NE: ["Nebraska", "1867-03-01"],
  NH: ["New Hampshire", "1789-03-04"],
  NJ: ["New Jersey", "1789-03-04"],
  NM: ["New Mexico", "1912-01-06"],
  NV: ["Nevada", "1864-10-31"],
  NY: ["New York", "1789-03-04"],
  OH: ["Ohio", "1803-03-01"],
  OK: ["Oklahoma", "1907-11-16"],
  OL: ["Orleans Territory"],
  OR: ["Oregon", "1859-02-14"],
  PA: ["Pennsylvania", "1789-03-04"],
  PI: ["Philippine Islands"],
  PR: ["Puerto Rico"],
  RI: ["Rhode Island", "1789-03-04"],
  SC: ["South Carolina", "1789-03-04"],
  SD: ["South Dakota", "1889-11-02"],
  TN: ["Tennessee", "1796-06-01"],
  TX: ["Texas", "1845-12-29"],
  UT: ["Utah", "1896-01-04"],
  VA: ["Virginia", "1789-03-04"],
  VI: ["Virgin Islands"],
  VT: ["Vermont", "1791-03-04"],
  WA: ["Washington", "1889-11-11"],
  WI: ["Wisconsin", "1848-05-29"],
  WV: ["West Virginia", "1863-06-20"],
  WY: ["Wyoming", "1890-07-10"],
};
