import { LANGUAGES } from "../text/languages/languages.ts";

/**
 * Where a place lies, as far as its words tell: `region` is a code like `us-oh`, `country` an ISO 3166 code,
 * `town` the folded first part when it is neither.
 */
export interface Place {
  readonly text: string;
  readonly town?: string;
  readonly region?: string;
  readonly country?: string;
  /** Where the person was born: not where they live. */
  readonly birth?: boolean;
}

/** Reads "Cleveland, Ohio", "OH", "Bavaria, Germany", "us" or "Belarus, Mogilev"; parts may stand in any order. */
export function readPlace(text: string): Place {
  const parts = text
    .slice(0, 200)
    .split(/[,;:/()\n]+/u)
    .map((part) => foldPlace(part))
    .filter((part) => part !== "");
  let town: string | undefined;
  let region: string | undefined;
  let country: string | undefined;
  for (const [at, part] of parts.entries()) {
    const knownRegion = regionCode(part, at > 0 || parts.length === 1);
    if (knownRegion !== undefined && region === undefined) region = knownRegion;
    else {
      const knownCountry = countryCode(part);
      if (knownCountry !== undefined) country ??= knownCountry;
      else town ??= part;
    }
  }
  if (region !== undefined) country ??= region.slice(0, 2);
  return {
    text: text.trim(),
    ...(town === undefined ? {} : { town }),
    ...(region === undefined ? {} : { region }),
    ...(country === undefined ? {} : { country }),
  };
}

/** The code of a state, by its name or (where `abbreviated` is allowed) its postal or traditional abbreviation. */
export function regionCode(folded: string, abbreviated = true): string | undefined {
  const { byName, byAbbreviation } = regionTable();
  return byName.get(folded) ?? (abbreviated ? byAbbreviation.get(folded.replaceAll(" ", "")) : undefined);
}

/** The ISO 3166 code of a country, by its name in a language that is read, or by the code itself. */
export function countryCode(folded: string): string | undefined {
  return countryTable().get(folded);
}

/** Lower case, no accents, words apart by one blank. */
export function foldPlace(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:the|state of|republic of) /u, "");
}

/** "N.Mex. public schools" as "New Mexico public schools": traditional abbreviations of states, which end in a full stop. */
export function spellOutStates(text: string): string {
  writtenShort ??= new RegExp(
    `(?<![\\p{L}.])(?:${[...statesByShortForm().keys()].map((form) => form.replaceAll(".", "\\. ?")).join("|")})`,
    "gu",
  );
  const states = statesByShortForm();
  return text.replace(writtenShort, (form) => {
    const state = states.get(form.replaceAll(" ", ""));
    return state === undefined ? form : form.endsWith(" ") ? `${state} ` : state;
  });
}

let writtenShort: RegExp | undefined;
let shortForms: ReadonlyMap<string, string> | undefined;

/** The longest first: "N.Mex." before "N.M.". */
function statesByShortForm(): ReadonlyMap<string, string> {
  shortForms ??= new Map(
    STATES.split(/[|\n]/u)
      .flatMap((entry) => {
        const [name = "", forms = ""] = entry.split("=");
        return forms.split(" ").flatMap((form) => (form.endsWith(".") ? [[form, name] as const] : []));
      })
      .toSorted(([a], [b]) => b.length - a.length),
  );
  return shortForms;
}

let regionsKnown: { byName: Map<string, string>; byAbbreviation: Map<string, string> } | undefined;

function regionTable(): { byName: Map<string, string>; byAbbreviation: Map<string, string> } {
  if (regionsKnown !== undefined) return regionsKnown;
  const byName = new Map<string, string>();
  const byAbbreviation = new Map<string, string>();
  for (const line of STATES.split(/[|\n]/u)) {
    const [name = "", postal = "", ...older] = line
      .split("=")
      .flatMap((half, at) => (at === 0 ? [half] : half.split(" ")));
    const code = `us-${postal.toLowerCase()}`;
    byName.set(foldPlace(name), code);
    for (const short of [postal, ...older]) byAbbreviation.set(foldPlace(short).replaceAll(" ", ""), code);
  }
  for (const line of OTHER_REGIONS.split(/[|\n]/u)) {
    const [names = "", code = ""] = line.split("=");
    for (const name of names.split("/")) byName.set(foldPlace(name), code);
  }
  regionsKnown = { byName, byAbbreviation };
  return regionsKnown;
}

let countriesKnown: Map<string, string> | undefined;

/** CLDR's names of the countries, as the runtime carries them. */
function countryTable(): Map<string, string> {
  if (countriesKnown !== undefined) return countriesKnown;
  const table = new Map<string, string>();
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const codes = [...letters].flatMap((a) => [...letters].map((b) => a + b)).filter((code) => !NOT_COUNTRIES.has(code));
  for (const { lang } of LANGUAGES) {
    const display = new Intl.DisplayNames(lang, { type: "region", fallback: "none" });
    for (const code of codes) {
      const name = display.of(code.toUpperCase());
      if (name === undefined) continue;
      table.set(foldPlace(name), CURRENT.get(code) ?? code);
      table.set(code, CURRENT.get(code) ?? code);
    }
  }
  for (const line of COUNTRY_ALIASES.split(/[|\n]/u)) {
    const [names = "", code = ""] = line.split("=");
    for (const name of names.split("/")) table.set(foldPlace(name), code);
  }
  countriesKnown = table;
  return table;
}

const NOT_COUNTRIES = new Set(["zz", "xa", "xb", "eu", "un", "qo", "ez", "aa"]);
const CURRENT = new Map([
  ["su", "ru"],
  ["dd", "de"],
  ["uk", "gb"],
  ["bu", "mm"],
  ["tp", "tl"],
  ["zr", "cd"],
]);

/** Names, postal codes and traditional abbreviations: U.S. Government Publishing Office, Style Manual (2016), 9.43. */
const STATES = `Alabama=AL Ala.|Alaska=AK|Arizona=AZ Ariz.|Arkansas=AR Ark.|California=CA Calif. Cal.|Colorado=CO Colo.
Connecticut=CT Conn.|Delaware=DE Del.|District of Columbia=DC D.C.|Florida=FL Fla.|Georgia=GA Ga.|Hawaii=HI|Idaho=ID
Illinois=IL Ill.|Indiana=IN Ind.|Iowa=IA|Kansas=KS Kans. Kan.|Kentucky=KY Ky.|Louisiana=LA La.|Maine=ME|Maryland=MD Md.
Massachusetts=MA Mass.|Michigan=MI Mich.|Minnesota=MN Minn.|Mississippi=MS Miss.|Missouri=MO Mo.|Montana=MT Mont.
Nebraska=NE Nebr. Neb.|Nevada=NV Nev.|New Hampshire=NH N.H.|New Jersey=NJ N.J.|New Mexico=NM N.Mex.|New York=NY N.Y.
North Carolina=NC N.C.|North Dakota=ND N.Dak.|Ohio=OH|Oklahoma=OK Okla.|Oregon=OR Oreg. Ore.|Pennsylvania=PA Pa. Penn.
Rhode Island=RI R.I.|South Carolina=SC S.C.|South Dakota=SD S.Dak.|Tennessee=TN Tenn.|Texas=TX Tex.|Utah=UT
Vermont=VT Vt.|Virginia=VA Va.|Washington=WA Wash.|West Virginia=WV W.Va.|Wisconsin=WI Wis. Wisc.|Wyoming=WY Wyo.
Puerto Rico=PR P.R.|Guam=GU|American Samoa=AS|Virgin Islands=VI V.I.|Northern Mariana Islands=MP|Dakota Territory=DK
Orleans=OL|Philippine Islands=PI`;

const OTHER_REGIONS = `England=gb-eng|Scotland=gb-sct|Wales=gb-wls|Northern Ireland=gb-nir|Bavaria/Bayern=de-by|Saxony/Sachsen=de-sn
Hesse/Hessen=de-he|Ontario=ca-on|Quebec=ca-qc|Nova Scotia=ca-ns|New Brunswick=ca-nb|British Columbia=ca-bc|Alberta=ca-ab|Manitoba=ca-mb
Saskatchewan=ca-sk|New South Wales/NSW=au-nsw|Queensland/QLD=au-qld|Tasmania=au-tas`;

const COUNTRY_ALIASES = `USA/U.S.A./U.S./US/United States of America/America=us|UK/U.K./Great Britain/Britain=gb|USSR/Soviet Union/URSS=ru
Russian Federation/Russie/Rusia=ru|Iran (Islamic Republic of)/Islamic Republic of Iran=ir|Syrian Arab Republic=sy|North Korea/DPRK=kp
South Korea/Republic of Korea=kr|Czech Republic=cz|Republic of Belarus=by|UAE=ae|Turkey=tr|Libyan Arab Jamahiriya=ly|Viet Nam=vn|Burma=mm`;
