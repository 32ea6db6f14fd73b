import { GRAMMARS } from "../languages/languages.ts";

/** Whether a stretch between commas is a state, province or country by itself: "Ill.", "N. Mex.", "Ireland". */
export function isRegion(words: string): boolean {
  const { names, exact } = regions();
  // "MA" and "N.Y." are states, "M.A." is not: two capitals must be written as the table has them.
  return /^\p{Lu}\.?\s?\p{Lu}\.?$/u.test(words) ? exact.has(words.replace(/\s/gu, "")) : names.has(regionKey(words));
}

/** Whether it names a county-like division: "Adams County", "Iberia Parish". */
export function isDivision(words: string): boolean {
  return /^\p{Lu}[\p{L}.'’ -]{0,60}\s(?:County|Counties|Parish|Township|Oblast|District|Province|Borough)$/u.test(
    words,
  );
}

/** Splits "Bloomington, Ind. 2006"-like tails and "New Haven Conn.": a region at the end without its comma. */
export function regionAtEnd(words: string): number | undefined {
  for (const match of words.matchAll(/(?<!\s)\s+(?=\p{Lu})/gu)) {
    const tail = words.slice(match.index + match[0].length);
    if (/\./u.test(tail) && isRegion(tail)) return match.index;
  }
  return undefined;
}

/** "N. Mex.", "N.Mex" and "n mex" are one key. */
function regionKey(words: string): string {
  return words
    .replace(/^(?:the|now|territory of|state of)\s+/iu, "")
    .replace(/[.\s]/gu, "")
    .toLowerCase();
}

/**
 * Names, postal codes and traditional abbreviations: U.S. Government Publishing Office, Style Manual (2016),
 * 9.43; the variants after them are those that occur in the Biographical Directory.
 */
const STATES = `Alabama AL Ala.|Alaska AK|Arizona AZ Ariz.|Arkansas AR Ark.|California CA Calif. Cal.|Colorado CO Colo.
Connecticut CT Conn.|Delaware DE Del.|District of Columbia|DC|D.C.|Florida FL Fla.|Georgia GA Ga.|Hawaii HI|Hawaiʻi|Idaho ID
Illinois IL Ill.|Indiana IN Ind.|Iowa IA|Kansas KS Kans. Kan.|Kentucky KY Ky.|Louisiana LA La.|Maine ME Me.|Maryland MD Md.
Massachusetts MA Mass.|Michigan MI Mich.|Minnesota MN Minn.|Mississippi MS Miss.|Missouri MO Mo.|Montana MT Mont.
Nebraska NE Nebr. Neb.|Nevada NV Nev.|New Hampshire|NH|N.H.|New Jersey|NJ|N.J.|New Mexico|NM|N.Mex.|N.M.|New York|NY|N.Y.
North Carolina|NC|N.C.|North Dakota|ND|N.Dak.|N.D.|Ohio OH|Oklahoma OK Okla.|Oregon OR Oreg. Ore.|Pennsylvania PA Pa. Penn. Penna.
Rhode Island|RI|R.I.|South Carolina|SC|S.C.|South Dakota|SD|S.Dak.|S.D.|Tennessee TN Tenn.|Texas TX Tex. Tx.|Utah UT
Vermont VT Vt.|Virginia VA Va.|Washington WA Wash.|West Virginia|WV|W.Va.|Wisconsin WI Wis. Wisc.|Wyoming WY Wyo.
Puerto Rico|PR|P.R.|Guam GU|American Samoa|AS|Virgin Islands|VI|V.I.|Northern Mariana Islands|MP|Dakota Territory|Indian Territory`;

/** Parts of states that texts write like a country, and countries of the past. */
const OTHER_REGIONS = `England|Scotland|Wales|Northern Ireland|Prussia|Bavaria|Hanover|Saxony|Bohemia|Soviet Union|U.S.S.R.|USSR
Yugoslavia|Czechoslovakia|East Germany|West Germany|Austria-Hungary|Ontario|Quebec|Québec|Nova Scotia|New Brunswick
British Columbia|Alberta|Manitoba|Saskatchewan|Newfoundland|Prince Edward Island|Republic of China|People's Republic of China
Great Britain|U.K.|U.S.A.|U.S.|West Indies|British West Indies|Bayern|Sachsen|Hessen|Niedersachsen|Baden-Württemberg`;

interface Regions {
  /** Keys of names and of abbreviations longer than two letters. */
  readonly names: ReadonlySet<string>;
  /** Forms of two capitals, as written: "MA", "N.Y.". */
  readonly exact: ReadonlySet<string>;
}

let known: Regions | undefined;

function regions(): Regions {
  if (known !== undefined) return known;
  const names = new Set<string>();
  const exact = new Set<string>();
  for (const entry of STATES.split(/[|\n]/u)) {
    // "Alabama AL Ala." holds three names; entries of two words are written with "|" between their forms.
    const forms = /^[A-Z][a-z]+ [A-Z]{2}(?: |$)/u.test(entry) ? entry.split(" ") : [entry];
    for (const form of forms) {
      if (/^[A-Z]\.?[A-Z]\.?$/u.test(form)) exact.add(form);
      else names.add(regionKey(form));
    }
  }
  for (const form of [
    "D.C",
    "N.H",
    "N.J",
    "N.M",
    "N.Y",
    "N.C",
    "N.D",
    "R.I",
    "S.C",
    "S.D",
    "P.R",
    "U.S.",
    "U.K.",
    "US",
    "UK",
  ])
    exact.add(form);
  for (const region of OTHER_REGIONS.split(/[|\n]/u)) names.add(regionKey(region));
  for (const country of countryNames()) names.add(regionKey(country));
  known = { names, exact };
  return known;
}

/** The countries of CLDR in every language whose verbs we know. */
function countryNames(): string[] {
  const names: string[] = [];
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
  for (const { lang } of GRAMMARS) {
    const display = new Intl.DisplayNames(lang, { type: "region", fallback: "none" });
    for (const a of letters)
      for (const b of letters) {
        const name = ["ZZ", "XA", "XB", "EU", "UN", "QO", "EZ"].includes(a + b) ? undefined : display.of(a + b);
        if (name !== undefined) names.push(name);
      }
  }
  return names;
}
