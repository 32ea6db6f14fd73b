import { z } from "zod";
import { keyOfAddress, networkAccountAt } from "../../domain/address.ts";
import { datedAward } from "../../domain/award.ts";
import type { ClaimDraft, EducationValue, ExperienceValue, MembershipValue } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import { jsonReader, members } from "../reader.ts";
import { websiteOf } from "../findings/account.ts";
import { claimAt, compact, countryOf, optionalText, pointer, webAddress } from "../findings/claims.ts";

const text = z
  .object({ value: optionalText })
  .nullish()
  .transform((node) => node ?? undefined);
const content = z.object({ content: optionalText });
const date = z.object({ year: text, month: text, day: text }).nullish();
const Person = z.object({
  name: z.object({ "given-names": text, "family-name": text, "credit-name": text }).nullish(),
  "other-names": z.object({ "other-name": z.array(content) }).nullish(),
  biography: z.object({ content: optionalText }).nullish(),
  "researcher-urls": z.object({ "researcher-url": z.array(z.object({ url: text })) }).nullish(),
  emails: z.object({ email: z.array(z.object({ email: z.string() })) }).nullish(),
  addresses: z.object({ address: z.array(z.object({ country: text })) }).nullish(),
  keywords: z.object({ keyword: z.array(content) }).nullish(),
});
type Person = z.infer<typeof Person>;
const Summary = z.object({
  "department-name": optionalText,
  "role-title": optionalText,
  "start-date": date,
  "end-date": date,
  organization: z.object({
    name: z.string().min(1),
    address: z.object({ city: optionalText, region: optionalText, country: optionalText }).nullish(),
  }),
});
type Summary = z.infer<typeof Summary>;
const Work = z.object({ title: z.object({ title: text }).nullish(), type: optionalText, "publication-date": date });
const Works = z.object({ group: z.array(z.object({ "work-summary": z.array(Work) })) });
const Group = z.object({
  "affiliation-group": z.array(z.object({ summaries: z.array(z.record(z.string(), Summary)) })),
});
const Record = z.object({
  "orcid-identifier": z.object({ path: z.string().regex(/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/) }),
  person: Person,
  "activities-summary": z
    .object({
      employments: Group,
      "invited-positions": Group,
      educations: Group,
      qualifications: Group,
      memberships: Group,
      services: Group,
      distinctions: Group,
      works: Works,
    })
    .partial()
    .default({}),
});
type Activities = z.infer<typeof Record>["activities-summary"];
type Affiliations = Omit<Activities, "works">;

/** Members that every entry of a record has (info.orcid.org/documentation/integration-guide, "Reading records"). */
const ENTRY = "created-date last-modified-date source visibility path put-code display-index";
const LISTS = [
  ["other-names", "other-name"],
  ["keywords", "keyword"],
  ["addresses", "address"],
  ["emails", "email"],
  ["researcher-urls", "researcher-url"],
] as const;
const PLACE = "organization/address";
const PERIOD = "start-date end-date";
/**
 * The lists of affiliations, what an entry is called in each, and what is read of it besides its title and
 * organisation.
 */
const AFFILIATIONS = [
  { list: "employments", kind: "employment", also: `department-name ${PERIOD} ${PLACE}` },
  { list: "invited-positions", kind: "invited-position", also: `department-name ${PERIOD} ${PLACE}` },
  { list: "educations", kind: "education", also: `${PERIOD} ${PLACE}` },
  { list: "qualifications", kind: "qualification", also: `${PERIOD} ${PLACE}` },
  { list: "memberships", kind: "membership", also: PERIOD },
  { list: "services", kind: "service", also: PERIOD },
  { list: "distinctions", kind: "distinction", also: "start-date" },
].map(({ list, kind, also }) => ({
  list,
  also,
  below: `activities-summary/${list}/affiliation-group/*/summaries/*/${kind}-summary`,
}));

/** One version of a work. */
const WORK = "activities-summary/works/group/*/work-summary/*";

/**
 * Reads `orcid/record`: a whole record from `GET /v3.0/{orcid}/record` of the public API
 * (info.orcid.org/documentation).
 */
export const orcidRecord = jsonReader({
  kind: "orcid/record",
  schema: Record,
  reads: [
    "orcid-identifier/path",
    ...members("person/name", "given-names/value family-name/value credit-name/value"),
    ...members("person", "biography/content other-names/other-name/*/content keywords/keyword/*/content"),
    ...members("person", "addresses/address/*/country/value emails/email/*/email"),
    "person/researcher-urls/researcher-url/*/url/value",
    ...AFFILIATIONS.flatMap(({ below, also }) => members(below, `role-title organization/name ${also}`)),
    ...members(WORK, "title/title publication-date/year publication-date/month publication-date/day"),
  ],
  ignores: {
    "the money and the reviews of papers": members("activities-summary", "fundings peer-reviews research-resources"),
    "where a paper is found, and its form": [
      ...members("activities-summary/works", "last-modified-date path"),
      ...members("activities-summary/works/group/*", "last-modified-date external-ids"),
      ...members(WORK, `${ENTRY} type journal-title url external-ids title/subtitle title/translated-title`),
    ],
    "IDs in other indexes of papers": members("person", "external-identifiers"),
    "the name of a link": members("person/researcher-urls/researcher-url/*", "url-name"),
    "whether an address was verified": members("person/emails/email/*", "verified primary"),
    "names of hosts whose address is withheld": members("person/emails", "email-domains"),
    "when, by whom and for whom it was entered": [
      ...members("orcid-identifier", "uri host"),
      ...members("", "preferences history path"),
      ...members("person", "last-modified-date path"),
      ...members("person/name", ENTRY),
      ...members("person/biography", ENTRY),
      ...LISTS.flatMap(([list, entry]) => [
        ...members(`person/${list}`, "last-modified-date path"),
        ...members(`person/${list}/${entry}/*`, ENTRY),
      ]),
      ...members("activities-summary", "last-modified-date path"),
      ...AFFILIATIONS.flatMap(({ list, below }) => [
        ...members(`activities-summary/${list}`, "last-modified-date path"),
        ...members(`activities-summary/${list}/affiliation-group/*`, "last-modified-date external-ids"),
        ...members(below, `${ENTRY} url external-ids organization/disambiguated-organization`),
      ]),
    ],
    "the department of a school or organisation": AFFILIATIONS.filter(
      ({ also }) => !also.includes("department"),
    ).flatMap(({ below }) => members(below, "department-name")),
    "the end date of an honour": AFFILIATIONS.filter(({ also }) => !also.includes(PERIOD)).flatMap(({ below }) =>
      members(below, "end-date"),
    ),
    "the location of an organisation": AFFILIATIONS.filter(({ also }) => !also.includes("address")).flatMap(
      ({ below }) => members(below, "organization/address"),
    ),
  },
  yields: [
    "account",
    "fullName",
    "firstName",
    "lastName",
    "alias",
    "location",
    "email",
    "website",
    "biography",
    "experience",
    "education",
    "membership",
    "skill",
    "badge",
  ],
  *read(record) {
    const id = record["orcid-identifier"].path;
    const { person, "activities-summary": activities } = record;
    const given = person.name?.["given-names"]?.value;
    const family = person.name?.["family-name"]?.value;
    const name = person.name?.["credit-name"]?.value ?? [given, family].filter(Boolean).join(" ");
    yield {
      externalId: `orcid:${id}`,
      url: `https://orcid.org/${id}`,
      ...(name && { name }),
      claims: [
        ...accountClaims(id, activities.works),
        ...nameClaims(person),
        ...personClaims(person),
        ...affiliationClaims(activities, "employments", "employment-summary", employment),
        ...affiliationClaims(activities, "invited-positions", "invited-position-summary", employment),
        ...affiliationClaims(activities, "educations", "education-summary", education),
        ...affiliationClaims(activities, "qualifications", "qualification-summary", education),
        ...affiliationClaims(activities, "memberships", "membership-summary", membership),
        ...affiliationClaims(activities, "services", "service-summary", membership),
        ...affiliationClaims(activities, "distinctions", "distinction-summary", distinction),
      ],
      identifiers: [...keysOf(id, person)],
    };
  },
});

/** The entry itself says where the person can be found among researchers, and counts their works. */
function* accountClaims(id: string, works: Activities["works"]): Generator<ClaimDraft> {
  const account = networkAccountAt(`https://orcid.org/${id}`);
  if (account === null) return;
  const attributes = worksIn(works);
  // If several members contribute, the place is that of their common parent.
  const at = attributes.length > 0 ? "" : "/orcid-identifier/path";
  yield claimAt("account", { ...account, ...(attributes.length > 0 && { attributes }) }, at);
}

/** How many works there are, each a group of its versions, and the newest of those with a date. */
function worksIn(works: Activities["works"]): readonly { readonly key: string; readonly value: string }[] {
  const groups = (works?.group ?? []).filter(({ "work-summary": versions }) => versions.length > 0);
  if (groups.length === 0) return [];
  const dated = groups
    .flatMap(({ "work-summary": [first] }) => {
      const [title, day] = [first?.title?.title?.value?.trim(), dateOf(first?.["publication-date"])];
      return title && day ? [{ title, day }] : [];
    })
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  const [newest] = dated;
  return [
    { key: "Works", value: String(groups.length) },
    ...(newest ? [{ key: "Newest work", value: `${newest.title} (${newest.day.slice(0, 4)})` }] : []),
  ];
}

function* nameClaims({ name, "other-names": others }: Person): Generator<ClaimDraft> {
  const given = name?.["given-names"]?.value;
  const family = name?.["family-name"]?.value;
  const credit = name?.["credit-name"]?.value;
  if (credit) yield claimAt("fullName", credit, "/person/name/credit-name/value");
  else if (given && family) {
    yield claimAt("fullName", `${given} ${family}`, "/person/name", { method: "derived", confidence: 0.95 });
  }
  if (given) yield claimAt("firstName", given, "/person/name/given-names/value");
  if (family) yield claimAt("lastName", family, "/person/name/family-name/value");
  for (const [index, { content: alias }] of (others?.["other-name"] ?? []).entries()) {
    if (alias) yield claimAt("alias", alias, pointer("person", "other-names", "other-name", index, "content"));
  }
}

function* personClaims(person: Person): Generator<ClaimDraft> {
  const about = person.biography?.content;
  if (about) yield claimAt("biography", about, "/person/biography/content");
  for (const [index, { content: skill }] of (person.keywords?.keyword ?? []).entries()) {
    if (skill) yield claimAt("skill", skill, pointer("person", "keywords", "keyword", index, "content"));
  }
  for (const [index, { country }] of (person.addresses?.address ?? []).entries()) {
    const name = countryOf(country?.value);
    const at = pointer("person", "addresses", "address", index, "country", "value");
    if (name) yield claimAt("location", name, at, { method: "derived", confidence: 0.8 });
  }
  for (const [index, { url }] of (person["researcher-urls"]?.["researcher-url"] ?? []).entries()) {
    const at = pointer("person", "researcher-urls", "researcher-url", index, "url", "value");
    yield* websiteOf(webAddress(url?.value), at).claims;
  }
  for (const [index, { email }] of (person.emails?.email ?? []).entries()) {
    const key = normalizeIdentifier("email", email);
    if (key) yield claimAt("email", key.value, pointer("person", "emails", "email", index, "email"));
  }
}

/** Groups contain summaries, each under the name of its kind. */
function* affiliationClaims(
  activities: Activities,
  list: keyof Affiliations,
  kind: string,
  read: (summary: Summary, locator: string) => ClaimDraft | null,
): Generator<ClaimDraft> {
  for (const [group, { summaries }] of (activities[list]?.["affiliation-group"] ?? []).entries()) {
    for (const [index, entry] of summaries.entries()) {
      const at = pointer("activities-summary", list, "affiliation-group", group, "summaries", index, kind);
      const summary = entry[kind];
      const claim = summary && read(summary, at);
      if (claim) yield claim;
    }
  }
}

function employment(summary: Summary, locator: string): ClaimDraft {
  const value = compact<ExperienceValue>({
    title: summary["role-title"],
    company: summary.organization.name,
    ...period(summary),
    ...(!summary["end-date"] && { current: true }),
    location: placeOf(summary),
    description: summary["department-name"],
    kind: "job",
  });
  return claimAt("experience", value, locator);
}

function education(summary: Summary, locator: string): ClaimDraft {
  const value = compact<EducationValue>({
    degree: summary["role-title"],
    school: summary.organization.name,
    location: placeOf(summary),
    ...period(summary),
  });
  return claimAt("education", value, locator);
}

function membership(summary: Summary, locator: string): ClaimDraft {
  const value = compact<MembershipValue>({
    organization: summary.organization.name,
    role: summary["role-title"],
    ...period(summary),
  });
  return claimAt("membership", value, locator);
}

function distinction(summary: Summary, locator: string): ClaimDraft | null {
  const title = summary["role-title"];
  if (title === undefined) return null;
  return claimAt(
    "badge",
    datedAward(`${title} (${summary.organization.name})`, dateOf(summary["start-date"])),
    locator,
  );
}

function placeOf({ organization: { address } }: Summary): string | undefined {
  // "DE" after a town would be read as Delaware.
  const country = countryOf(address?.country) ?? address?.country;
  return [address?.city, address?.region, country].filter(Boolean).join(", ") || undefined;
}

function period(summary: Summary): { readonly from?: string; readonly to?: string } {
  return compact({ from: dateOf(summary["start-date"]), to: dateOf(summary["end-date"]) });
}

/** As precise as the parts form a valid date. */
function dateOf(parts: z.infer<typeof date>): string | undefined {
  const written = [parts?.year?.value, parts?.month?.value, parts?.day?.value];
  const end = written.indexOf(undefined);
  const known = written.slice(0, end < 0 ? 3 : end).map((part) => part?.padStart(2, "0"));
  return [3, 2, 1].map((count) => known.slice(0, count).join("-")).find(isPartialDate);
}

function* keysOf(id: string, person: Person): Generator<Identifier> {
  const own = normalizeIdentifier("externalId", `orcid:${id}`);
  if (own) yield own;
  for (const { email } of person.emails?.email ?? []) {
    const key = normalizeIdentifier("email", email);
    if (key) yield key;
  }
  for (const { url } of person["researcher-urls"]?.["researcher-url"] ?? []) {
    const site = webAddress(url?.value);
    const key = site === undefined ? null : keyOfAddress(site);
    if (key) yield key;
  }
}
