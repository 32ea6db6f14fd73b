import { readWordList } from "../lists/word-list.ts";
import { LANGUAGES } from "../text/languages/languages.ts";

/**
 * Where a place is, as far as its words say: `region` is a code like `us-oh`, `country` an ISO 3166 code, `town` the
 * folded first part if it is neither.
 */
export interface Place {
  readonly text: string;
  readonly town?: string;
  readonly region?: string;
  readonly country?: string;
  /** The person was born there, which does not mean that they live there. */
  readonly birth?: boolean;
}

/** Reads "Cleveland, Ohio", "OH", "Bavaria, Germany", "us" or "Belarus, Mogilev"; the parts may be in any order. */
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

/** The code of a state, from its name or (if `abbreviated` is allowed) its postal or traditional abbreviation. */
export function regionCode(folded: string, abbreviated = true): string | undefined {
  const { byName, byAbbreviation } = regionTable();
  return byName.get(folded) ?? (abbreviated ? byAbbreviation.get(folded.replaceAll(" ", "")) : undefined);
}

/** The ISO 3166 code of a country, from its name in a language that is read, or from the code itself. */
export function countryCode(folded: string): string | undefined {
  return countryTable().get(folded);
}

/** Lower case, without accents, words separated by one space. */
export function foldPlace(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/^(?:the|state of|republic of) /u, "");
}

/**
 * Turns "N.Mex. public schools" into "New Mexico public schools": traditional abbreviations of states end in a full
 * stop.
 */
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

const REGIONS = readWordList(new URL("lists/regions-and-countries.txt", import.meta.url));
let writtenShort: RegExp | undefined;
let shortForms: ReadonlyMap<string, string> | undefined;

/** Longest first: "N.Mex." before "N.M.". */
function statesByShortForm(): ReadonlyMap<string, string> {
  shortForms ??= new Map(
    REGIONS.entries("states")
      .flatMap((entry) => {
        const [name = "", forms = ""] = entry.split(": ");
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
  for (const line of REGIONS.entries("states")) {
    const [name = "", postal = "", ...older] = line
      .split(": ")
      .flatMap((half, at) => (at === 0 ? [half] : half.split(" ")));
    const code = `us-${postal.toLowerCase()}`;
    byName.set(foldPlace(name), code);
    for (const short of [postal, ...older]) byAbbreviation.set(foldPlace(short).replaceAll(" ", ""), code);
  }
  for (const line of REGIONS.entries("regions")) {
    const [names = "", code = ""] = line.split(": ");
    for (const name of names.split("/")) byName.set(foldPlace(name), code);
  }
  regionsKnown = { byName, byAbbreviation };
  return regionsKnown;
}

let countriesKnown: Map<string, string> | undefined;

/** Country names from CLDR, as included in the runtime. */
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
  for (const line of REGIONS.entries("countries")) {
    const [names = "", code = ""] = line.split(": ");
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
