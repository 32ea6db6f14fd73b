import { cue } from "../../text/languages/cues.ts";
import { readWordList } from "../../lists/word-list.ts";
import { type Field, FIELDS } from "./fields.ts";

const LIST = readWordList(new URL("lists/columns.txt", import.meta.url));
/** Titles for a firm's contact person, longest first: "Contact person" before "Contact". */
const CONTACTS = LIST.entries("contact")
  .map(plainTitle)
  .sort((one, other) => other.length - one.length);
/** Titles that mean posts, but may mean departments. */
const LOOSE_TITLES = new Set(LIST.entries("looseTitle").map(plainTitle));
/** Titles that say when something began or ended, but not what. */
const LOOSE_TIMES = new Map<string, Field>([
  ...LIST.entries("looseStart").map((title) => [plainTitle(title), "since"] as const),
  ...LIST.entries("looseEnd").map((title) => [plainTitle(title), "until"] as const),
]);
const BY_TITLE = new Map([
  ...[...LOOSE_TITLES].map((title): readonly [string, Field] => [title, "title"]),
  ...CONTACTS.map((title): readonly [string, Field] => [title, "fullName"]),
  ...FIELDS.flatMap((field) =>
    LIST.entries(field).map((title): readonly [string, Field] => [plainTitle(title), field]),
  ),
]);
/**
 * Words before a title that say whose or which it is: "Mailing City", "Address 1 - City", "Person - Phone",
 * "Ansprechpartner Vorname".
 */
const BEFORE = new RegExp(`^(?:${cue("before a title")})\\s`, "u");
/**
 * Words after a title that say which of several it is: "Telefon geschäftlich", "Téléphone professionnel",
 * "Ansprechpartner:in".
 */
const AFTER = new RegExp(`\\s(?:${cue("behind a title")})$`, "u");
/** Articles and prepositions of the languages in the list, and words for "number": "Nom du contact", "Telefon-Nr.". */
const SMALL = new RegExp(`(?:^|\\s)(?:${cue("small in titles")})(?=\\s|$)`, "gu");
/** Shorter titles may be words by chance. */
const MIN_GLUED = 6;
const BY_LOOSE_TITLE = looseTitles();
const BY_GLUED_TITLE = gluedTitles();

/** Titles without small words, as far as they are then unambiguous. */
function looseTitles(): ReadonlyMap<string, Field> {
  const found = new Map<string, Field | null>();
  for (const [title, field] of BY_TITLE) {
    const loose = withoutSmall(title);
    if (loose !== "") found.set(loose, found.has(loose) && found.get(loose) !== field ? null : field);
  }
  return new Map([...found].filter((entry): entry is [string, Field] => entry[1] !== null));
}

/**
 * `firstname`, `MAILINGCITY`: titles of several words that programs write as one, as far as they are then unambiguous.
 */
function gluedTitles(): ReadonlyMap<string, Field> {
  const found = new Map<string, Field | null>();
  for (const [title, field] of BY_TITLE) {
    const glued = title.replaceAll(" ", "");
    if (glued !== title && glued.length >= MIN_GLUED)
      found.set(glued, found.has(glued) && found.get(glued) !== field ? null : field);
  }
  return new Map([...found].filter((entry): entry is [string, Field] => entry[1] !== null));
}

/** "Role / Organisation": a column of posts with where each is held. */
export function isPostAndFirm(title: string): boolean {
  return POST_AND_FIRM.test(plainTitle(title));
}

const BOTH = `${cue("ands of names")}|${cue("joins a post to its firm")}`;
const POST_AND_FIRM = new RegExp(`^(?:${cue("columns of posts")}) (?:(?:${BOTH}) )?(?:${cue("columns of firms")})$`);

function withoutSmall(title: string): string {
  return title.replace(SMALL, " ").replace(/\s+/g, " ").trim();
}

/** How many titles in a row are known: a row with more of them is likelier to be the head. */
export function countKnownTitles(row: readonly string[]): number {
  return new Set(row.flatMap((cell) => titleField(cell) ?? [])).size;
}

/** `E-mail 1 - Value` and `eMailValue` as `e mail value`. */
export function plainTitle(title: string): string {
  return title
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replaceAll("ß", "ss")
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll(/[łŁ]/gu, "l")
    .replaceAll(/[øØ]/gu, "o")
    .replaceAll(/[ıİ]/gu, "i")
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

/** The number in a title: `company2`, `experiences/0/title`. */
export function numberIn(title: string): number | undefined {
  const [digits] = /\d+/.exec(title) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The field that a title, or the label in a form, states by itself, whatever the values. */
export function titleField(title: string): Field | undefined {
  if (title.trim() === "") return undefined;
  return wholeTitleField(title) ?? partTitleField(title) ?? timedTitleField(title) ?? listedTitleField(title);
}

/** Whether a title means a post only if no other title does. */
export function isLooseTitle(title: string): boolean {
  return LOOSE_TITLES.has(plainTitle(title));
}

/** What a title means beside those of a post: "Start date". */
export function looseTimeOf(title: string): Field | undefined {
  return LOOSE_TIMES.get(plainTitle(title));
}

/**
 * The words by which a title says that its people are somebody's contacts: "Ansprechpartner", "Contact person e-mail".
 */
export function contactOf(title: string): string | undefined {
  const plain = plainTitle(title).replace(AFTER, "");
  return CONTACTS.find((contact) => plain === contact || plain.startsWith(`${contact} `));
}

/** `Their role`, `Jetziger Arbeitgeber`, `Davor bei`: a post or an employer, with whose it is or when it was. */
function timedTitleField(title: string): Field | undefined {
  const plain = plainTitle(title);
  const named = plain.replace(/^linkedin\s/, "");
  const earlier = wholeTitleField(named.replace(EARLIER, "")) ?? listedTitleField(named.replace(EARLIER, ""));
  if (EARLIER.test(named)) return earlier && PREVIOUS[earlier];
  const bare = plain.replace(NOW, "").replace(THEIRS, "");
  return bare === plain ? undefined : wholeTitleField(bare);
}

/** Whether a title is about something earlier: "linkedin previous school name". */
export function isOfEarlier(title: string): boolean {
  return EARLIER.test(plainTitle(title).replace(/^linkedin\s/, ""));
}

const PREVIOUS: { readonly [F in Field]?: Field } = {
  title: "previousTitle",
  company: "previousCompany",
  since: "previousPeriod",
  jobLocation: "previousLocation",
  school: "school",
  degree: "degree",
  schoolFrom: "schoolFrom",
  schoolTo: "schoolTo",
};

/**
 * `Position-0-From`, `organization_end_2`, `School-0-Field`: what programs call the details of one of several posts or
 * schools.
 */
function listedTitleField(title: string): Field | undefined {
  const plain = plainTitle(title);
  const [post] = OF_POST.exec(plain) ?? [];
  if (post !== undefined) return POST_PARTS.get(plain.slice(post.length));
  const [school] = OF_SCHOOL.exec(plain) ?? [];
  return school === undefined ? undefined : SCHOOL_PARTS.get(plain.slice(school.length));
}

const OF_POST = /^(?:(?:current|work)\s)?(?:experiences?|positions?|jobs?|organi[sz]ations?|employments?|roles?)\s/;
const OF_SCHOOL = /^(?:schools?|educations?|universit(?:y|ies)|colleges?|degrees?)\s/;
const POST_PARTS = partsOf({
  title: "title role position designation function",
  company: "company employer organization organisation company_name employer_name organization_name",
  since:
    "from start started since begin beginning start_date date_from from_date started_on starts_at start_year date_range dates period start_month_year duration_dates",
  until: "to end ended until end_date date_to to_date finished_on ended_on ends_at end_year end_month_year",
  jobLocation: "location place city location_name",
});
const SCHOOL_PARTS = partsOf({
  school: "name school institution school_name institution_name university college",
  degree:
    "degree degree_name field field_of_study fos major majors study subject discipline specialization area area_of_study",
  schoolFrom:
    "from start started since start_date start_year from_date starts_at date_range dates period dates_attended",
  schoolTo: "to end ended until end_date end_year to_date ends_at year graduation graduation_date graduation_year",
});

function partsOf(words: { readonly [F in Field]?: string }): ReadonlyMap<string, Field> {
  return new Map(
    Object.entries(words).flatMap(([field, its]) =>
      its.split(" ").map((word): readonly [string, Field] => [word.replaceAll("_", " "), field as Field]),
    ),
  );
}
const THEIRS = /^(?:their|his|her|your|my)\s/;
const NOW = new RegExp(`^(?:${cue("now before a title")})\\s|\\s(?:${cue("now behind a title")})$`, "u");
const EARLIER = new RegExp(`^(?:${cue("earlier before a title")})\\s|\\s(?:${cue("earlier behind a title")})$`, "u");

function wholeTitleField(title: string): Field | undefined {
  const plain = plainTitle(title);
  const forms = [plain, plain.replace(BEFORE, ""), plain.replace(AFTER, "")];
  const known = forms.map((form) => BY_TITLE.get(form)).find((field) => field !== undefined);
  return (
    known ??
    forms.map((form) => BY_LOOSE_TITLE.get(withoutSmall(form))).find((field) => field !== undefined) ??
    (plain.includes(" ") ? BY_TITLE.get(plain.replaceAll(" ", "")) : BY_GLUED_TITLE.get(plain))
  );
}

/**
 * `Company / Org`, `Phone (best)`, `Job title or role`: a title in parts that all mean the same; brackets may contain
 * anything.
 */
function partTitleField(title: string): Field | undefined {
  const bare = title.replace(/[([][^()[\]]*[)\]]\s*$/, "");
  if (bare !== title && wholeTitleField(bare) !== undefined && !/[@\d]/.test(title)) return wholeTitleField(bare);
  const parts = bare.split(TITLES_JOINED).filter((part) => part.trim() !== "");
  if (parts.length < 2 || parts.length > MAX_TITLE_PARTS) return undefined;
  const fields = new Set(parts.map((part) => wholeTitleField(part)));
  // Two things in one column are neither: "Name / E-mail".
  return fields.size === 1 ? [...fields][0] : undefined;
}

/** With more parts it is a sentence. */
const MAX_TITLE_PARTS = 4;

const TITLES_JOINED = new RegExp(`[/|,&+]|\\s(?:${cue("joins titles")})\\s`, "iu");
