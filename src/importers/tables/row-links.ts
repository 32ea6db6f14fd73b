import { readProfileUrl, findProfileUrl, PLATFORMS } from "../../domain/platform.ts";
import { compareNames } from "../../names/compare.ts";
import { cue } from "../../text/languages/cues.ts";
import { type LeftOut, leftOut } from "../left-out.ts";
import { isLinkText } from "../link-text.ts";
import { type ImportedPerson, isAccountAddress } from "../person.ts";
import { addressOn, listOf } from "./cells.ts";
import type { Field } from "./fields.ts";
import type { SaidCell } from "./row-place.ts";
import { LEGAL_FORM_BEHIND } from "./sections.ts";
import { plainTitle } from "./titles.ts";
import { type One, shortTitle, webUrl } from "./row-work.ts";

/** The links in a row. */
export interface RowLinks {
  readonly own: Pick<ImportedPerson, "profiles" | "accounts" | "websites">;
  /** The page of the employer, if one of the websites is theirs. */
  readonly companyUrl: string | undefined;
  /** Websites that are neither. */
  readonly cellsLeftOut: readonly LeftOut[];
}

/**
 * Profiles and pages. A website is the person's if its title or label says so ("Personal web page", "Blog"), if its host contains their
 * name, or if the row has no company. Otherwise it is the company's.
 */
export function readLinks(
  fullName: string,
  said: readonly SaidCell[],
  many: (field: Field) => readonly string[],
  one: One,
): RowLinks {
  const shown = said.flatMap(({ field, title, value }) =>
    field === "profile"
      ? listOf(value)
          .flatMap(splitSpaces)
          .map((cell) => profileIn(cell, title))
      : [],
  );
  const pages = said.flatMap(({ field, title, value, label = "" }) =>
    field === "website"
      ? listOf(value)
          .flatMap(splitSpaces)
          .map((address) => ({ address, title, label }))
      : [],
  );
  const addresses = [
    ...shown,
    ...many("xHandle").map((cell) => addressOn("x.com", cell)),
    ...many("githubHandle").map((cell) => addressOn("github.com", cell)),
    ...many("facebook").map((cell) => addressOn("facebook.com", cell)),
    ...many("instagram").map((cell) => addressOn("instagram.com", cell)),
    ...pages.map(({ address }) => address),
  ];
  const profiles = withoutInternal([...new Set(addresses.filter((address) => readProfileUrl(address) !== null))]);
  const accounts = [...new Set(shown.filter((address) => isAccountAddress(address)))];
  const company = one("company");
  const read = pages.flatMap((page) => {
    const url = readProfileUrl(page.address) === null ? webUrl(page.address) : undefined;
    return url === undefined ? [] : [{ ...page, url }];
  });
  const isOwn = (page: WrittenPage) =>
    company === undefined || isCalledOwn(page) || (bearsName(page.url, fullName) && !bearsFirm(page.url, company));
  const others = read.filter((page) => !isOwn(page));
  const companyUrl = webUrl(one("companyWebsite")) ?? others[0]?.url;
  const unsettled = others.filter(({ url }) => hostOf(url) !== hostOf(companyUrl));
  return {
    own: { profiles, accounts, websites: [...new Set(read.filter(isOwn).map(({ url }) => url))] },
    companyUrl,
    cellsLeftOut: unsettled.map(({ title }) => leftOut("firmPage", shortTitle(title))),
  };
}

interface WrittenPage {
  readonly title: string;
  /** What an address book calls it, in a column of its own: "Blog", "Work". */
  readonly label: string;
  readonly url: string;
}

function isCalledOwn({ title, label }: WrittenPage): boolean {
  return OWN.test(plainTitle(title)) || OWN.test(plainTitle(label)) || OWN_LABEL.test(plainTitle(label));
}

const OWN = new RegExp(`\\b(?:${cue("own pages in titles")})\\b`, "u");
/** A title "Homepage" is said of firms too; an address book says it beside "Work". */
const OWN_LABEL = /^(?:home ?page|home|profile)$/u;

/** `thornberrywick.example` of "Thornberry & Wick Ltd": nothing but the name of a firm of several words. */
function bearsFirm(address: string, company: string): boolean {
  const host = hostOf(address);
  const words = lettersOf(company.replace(LEGAL_FORM_BEHIND, "")).split(" ");
  return (
    words.length > 1 && host !== undefined && lettersOf(host.split(".")[0] ?? "").replaceAll(" ", "") === words.join("")
  );
}

function lettersOf(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();
}

function hostOf(address: string | undefined): string | undefined {
  return URL.parse(address ?? "")?.hostname.replace(/^www\./, "");
}

/** Without the URLs that LinkedIn makes from its own IDs for users of Sales Navigator, if there is a public one. */
function withoutInternal(profiles: readonly string[]): readonly string[] {
  const others = profiles.filter((address) => !INTERNAL_ID.test(address));
  return others.some((address) => /linkedin\.com\/in\//i.test(address)) ? others : profiles;
}

const INTERNAL_ID = /linkedin\.com\/in\/AC[a-z]AA[\w-]{4,60}\/?$/i;

/** Turns `ines-calder` under "LinkedIn", or `@ines.calder (Instagram)`, into the profile URL that it stands for. */
function profileIn(cell: string, title: string): string {
  const [, called, site] = /^@?([\p{L}\d._-]{3,100})\s?\((\p{L}{1,12})\)$/u.exec(cell) ?? [];
  const named = PLATFORMS.find((each) => each === site?.toLowerCase());
  if (called !== undefined && named !== undefined) return findProfileUrl(named, called) ?? cell;
  if (/[/:\s]/.test(cell) || isLinkText(cell) || readProfileUrl(cell) !== null) return cell;
  const platform = PLATFORMS.find((each) => plainTitle(title).replaceAll(" ", "").includes(each));
  const handle = cell.replace(/^@/, "");
  const isHandle = platform !== undefined && platform !== "x" && /^[\p{L}\d._-]{3,100}$/u.test(handle);
  return isHandle ? (findProfileUrl(platform, handle) ?? cell) : cell;
}

/** Whether the host of a URL contains a person's name. */
export function bearsName(address: string, fullName: string): boolean {
  const host = URL.parse(webUrl(address) ?? "")?.hostname.replace(/^www\./, "") ?? "";
  const words = host.split(".").slice(0, -1).join(" ").replaceAll("-", " ");
  const last = fullName.split(/\s+/).at(-1)?.toLowerCase() ?? "";
  // "moss.example" belongs to Zephyrine Adekunle-Moss.
  if (last.split("-").some((part) => part.length >= MIN_SURNAME && part === words)) return true;
  return last.length > 2 && (words.includes(last) || compareNames(words, fullName).score >= 0.9);
}

/** In letters: a shorter host is not taken for one of two surnames. */
const MIN_SURNAME = 4;

/** `https://ines.example https://github.com/ines` as its parts. */
function splitSpaces(cell: string): readonly string[] {
  return cell.split(/(?<![\s,])[\s,]+(?=https?:|www\.)/).map((part) => part.trim());
}
