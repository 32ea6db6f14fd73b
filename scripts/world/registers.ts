import { createHash } from "node:crypto";
import type { Company } from "./companies.ts";
import type { Answer } from "./services.ts";
import type { Account, Job, Person } from "./society.ts";

/**
 * What a member exports from LinkedIn (learn.microsoft.com/linkedin/dma, "Member Snapshot API"): the columns of its
 * data export.
 */
export function linkedinExport(person: Person, account: Account): Answer {
  const x = person.accounts.find(({ platform }) => platform === "x");
  const domains: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
    PROFILE: [
      {
        "First Name": person.given,
        "Last Name": person.family,
        "Maiden Name": "",
        Address: "",
        "Birth Date": person.index % 3 === 0 ? wordDay(person.birth) : "",
        Headline: `${person.jobs[0].title} at ${person.jobs[0].company.name}`,
        Summary: person.about,
        Industry: person.work.industry,
        "Zip Code": "",
        "Geo Location": `${person.city}, ${person.country}`,
        "Twitter Handles": x ? `[${x.handle}]` : "",
        Websites: `[PORTFOLIO:${person.site}]`,
        "Instant Messengers": "",
      },
    ],
    POSITIONS: person.jobs.map((job) => positionOf(job)),
    EDUCATION: person.schools.map(({ degree, school, from, to }) => ({
      "School Name": school.name,
      "Start Date": String(from),
      "End Date": String(to),
      Notes: "",
      "Degree Name": degree,
      Activities: "",
    })),
    SKILLS: person.skills.map((Name) => ({ Name })),
    LANGUAGES: person.languages.map(({ language, proficiency }) => ({ Name: language, Proficiency: proficiency })),
    HONORS: person.badges.slice(0, 1).map((Title) => ({ Title, Description: "", "Issued On": "" })),
    ORGANIZATIONS: [
      {
        Name: person.work.organization,
        Position: "Member",
        Description: "",
        "Started On": `Jan ${person.jobs[0].from.slice(0, 4)}`,
        "Finished On": "",
      },
    ],
    EMAIL_ADDRESSES: [
      { "Email Address": person.email, Confirmed: "Yes", Primary: "Yes", "Updated On": "Not Available" },
    ],
    PHONE_NUMBERS: person.index % 2 === 0 ? [{ Extension: "", Number: person.phone, Type: "MOBILE" }] : [],
  };
  return {
    kind: "linkedin/snapshot",
    url: account.url,
    data: {
      paging: { start: 0, count: 10, links: [] },
      elements: Object.entries(domains).map(([snapshotDomain, snapshotData]) => ({ snapshotDomain, snapshotData })),
    },
  };
}

/** `GET /v3/profiles/{sha256 of the email address}` of Gravatar (docs.gravatar.com/rest). */
export function gravatarProfile(person: Person): Answer {
  const hash = createHash("sha256").update(person.email).digest("hex");
  const verified = person.accounts.filter(({ platform }) => platform === "github" || platform === "mastodon");
  return {
    kind: "gravatar/profile",
    url: `https://api.gravatar.com/v3/profiles/${hash}`,
    data: {
      hash,
      display_name: person.native || person.fullName,
      profile_url: `https://gravatar.com/candor${person.slug.replaceAll("-", "")}`,
      avatar_url: person.portrait.url,
      avatar_alt_text: "",
      location: `${person.city}, ${person.country}`,
      description: person.about,
      job_title: person.jobs[0].title,
      company: person.jobs[0].company.name,
      verified_accounts: verified.map(({ platform, url }) => ({
        service_type: platform,
        service_label: platform === "github" ? "GitHub" : "Mastodon",
        service_icon: `https://gravatar.com/icons/${platform}.svg`,
        url,
        is_hidden: false,
      })),
      pronunciation: "",
      pronouns: "",
      timezone: "",
      languages: person.languages.map(({ language }, order) => ({
        code: "",
        name: language,
        is_primary: order === 0,
        order,
      })),
      first_name: person.given,
      last_name: person.family,
      is_organization: false,
      links: [{ label: "Home", url: person.site }],
      gallery: person.photos.map(({ url }) => ({ url, alt_text: "A walk by the water" })),
      number_verified_accounts: verified.length,
      last_profile_edit: "2026-04-05T06:07:08Z",
      registration_date: `${2012 + (person.index % 9)}-05-06T07:08:09Z`,
    },
  };
}

/** IDs below the block that ORCID assigns (0000-0001-5000-0007 and up), with a check digit (ISO 7064, MOD 11-2). */
export function orcidOf(person: Person): string {
  const digits = `00000000${String(9_000_000 + person.index * 13)}`;
  let total = 0;
  for (const digit of digits) total = (total + Number(digit)) * 2;
  const check = (12 - (total % 11)) % 11;
  const whole = `${digits}${check === 10 ? "X" : check}`;
  return whole.replace(/(.{4})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4");
}

/** `GET /v3.0/{orcid}/record` of ORCID's public API (info.orcid.org/documentation). */
export function orcidRecord(person: Person): Answer {
  const id = orcidOf(person);
  const group = (kind: string, summary: object) => ({
    "last-modified-date": { value: 1_767_225_600_000 },
    "external-ids": { "external-id": [] },
    summaries: [{ [`${kind}-summary`]: { ...summary, visibility: "public", "put-code": 900_000 + person.index } }],
  });
  return {
    kind: "orcid/record",
    url: `https://pub.orcid.org/v3.0/${id}/record`,
    data: {
      "orcid-identifier": { uri: `https://orcid.org/${id}`, path: id, host: "orcid.org" },
      preferences: { locale: "en" },
      person: {
        name: {
          "given-names": { value: person.given },
          "family-name": { value: person.family },
          "credit-name": null,
          source: null,
          visibility: "public",
          path: id,
        },
        "other-names": { "other-name": person.native === "" ? [] : [{ content: person.native, visibility: "public" }] },
        biography: { content: person.about, visibility: "public" },
        "researcher-urls": { "researcher-url": [{ "url-name": "Home", url: { value: person.site } }] },
        emails: { email: person.index % 2 === 0 ? [{ email: person.workEmail, verified: true, primary: true }] : [] },
        addresses: { address: [] },
        keywords: { keyword: person.skills.slice(0, 3).map((content) => ({ content })) },
        "external-identifiers": { "external-identifier": [] },
      },
      "activities-summary": {
        employments: {
          "affiliation-group": person.jobs.map((job) =>
            group("employment", {
              "department-name": null,
              "role-title": job.title,
              "start-date": partsOf(job.from),
              "end-date": job.to === null ? null : partsOf(job.to),
              organization: {
                name: job.company.name,
                address: { city: job.company.city, region: null, country: null },
              },
            }),
          ),
        },
        educations: {
          "affiliation-group": person.schools.map(({ degree, school, from, to }) =>
            group("education", {
              "role-title": degree,
              "start-date": partsOf(String(from)),
              "end-date": partsOf(String(to)),
              organization: { name: school.name, address: { city: school.city, region: null, country: null } },
            }),
          ),
        },
        distinctions: { "affiliation-group": [] },
        memberships: { "affiliation-group": [] },
      },
    },
  };
}

/** Data breaches of the invented world: title, domain, day, what was exposed. */
const BREACHES = [
  [
    "Teapot Forum",
    "forum.teapot.example.com",
    "2017-03-11",
    ["Email addresses", "IP addresses", "Passwords", "Usernames"],
  ],
  ["Quill & Ink Shop", "quill-and-ink.example.com", "2019-08-02", ["Email addresses", "Names", "Physical addresses"]],
  [
    "Slow Ferry Tickets",
    "slow-ferry.example.net",
    "2021-11-30",
    ["Dates of birth", "Email addresses", "Phone numbers"],
  ],
  ["Harbour Chess", "chess.harbour.example.org", "2023-05-19", ["Email addresses", "Passwords"]],
  ["Pumpkin Recipes", "pumpkin.example.com", "2024-10-31", ["Email addresses", "Usernames"]],
] as const;

/** `GET /api/v3/breachedaccount/{account}?truncateResponse=false` of Have I Been Pwned (haveibeenpwned.com/API/v3). */
export function breachedAccount(person: Person): Answer {
  const found = BREACHES.filter((_, index) => (person.index + index) % 3 === 0).slice(0, 3);
  return {
    kind: "hibp/breached-account",
    url: `https://haveibeenpwned.com/api/v3/breachedaccount/${encodeURIComponent(person.email)}?truncateResponse=false`,
    data: found.map(([Title, Domain, BreachDate, DataClasses]) => ({
      Name: Title.replace(/[^A-Za-z]/g, ""),
      Title,
      Domain,
      BreachDate,
      AddedDate: `${BreachDate.slice(0, 4)}-12-24T00:00:00Z`,
      ModifiedDate: `${BreachDate.slice(0, 4)}-12-24T00:00:00Z`,
      PwnCount: 4_812,
      Description: `In ${BreachDate.slice(0, 4)}, the invented service <a href="https://${Domain}">${Title.replace("&", "&amp;")}</a> lost a copy of its customer list. The data held ${DataClasses.join(", ").toLowerCase()}.`,
      LogoPath: `https://${Domain}/logo.png`,
      DataClasses,
      IsVerified: true,
      IsFabricated: false,
      IsSensitive: false,
      IsRetired: false,
      IsSpamList: false,
      IsMalware: false,
      IsSubscriptionFree: false,
      IsStealerLog: false,
    })),
  };
}

/** A contact of the operator's own customer records, in the shape of HubSpot's CRM API v3. */
export function crmContact(person: Person): Answer {
  const linkedin = person.accounts.find(({ platform }) => platform === "linkedin");
  const id = String(51_000 + person.index);
  return {
    kind: "crm/contact",
    url: `https://crm.example.com/crm/v3/objects/contacts/${id}`,
    data: {
      id,
      properties: {
        firstname: person.given,
        lastname: person.family,
        email: person.email,
        work_email: person.workEmail,
        phone: person.phone,
        jobtitle: person.jobs[0].title,
        company: person.jobs[0].company.name,
        industry: person.work.industry,
        city: person.city,
        state: null,
        country: person.country,
        gender: person.gender,
        date_of_birth: null,
        hs_language: person.lang,
        hs_linkedin_url: linkedin?.url ?? null,
        lifecyclestage: "customer",
      },
      createdAt: "2025-02-03T10:00:00.000Z",
      updatedAt: "2026-08-09T10:00:00.000Z",
      archived: false,
    },
  };
}

/** `GET /v4/data/entities/organizations/{id}` of Crunchbase (data.crunchbase.com). */
export function crunchbaseOrganization(company: Company): Answer {
  const sizes: Readonly<Record<number, string>> = {
    2: "c_00001_00010",
    11: "c_00011_00050",
    51: "c_00051_00100",
    201: "c_00251_00500",
    501: "c_00501_01000",
    1001: "c_01001_05000",
    5001: "c_05001_10000",
  };
  const precision = company.founded.length === 4 ? "year" : company.founded.length === 7 ? "month" : "day";
  return {
    kind: "crunchbase/organization",
    url: `https://api.crunchbase.com/v4/data/entities/organizations/${company.slug}?card_ids=fields`,
    data: {
      properties: {
        identifier: { permalink: company.slug, value: company.name, entity_def_id: "organization" },
        website_url: company.site,
        image_url: company.logo,
        categories: [{ value: company.industry, entity_def_id: "category" }],
        location_identifiers: [{ value: company.city, location_type: "city", entity_def_id: "location" }],
        num_employees_enum: sizes[company.from],
        founded_on: { value: `${company.founded}-01-01`.slice(0, 10), precision },
        ...(company.funding && {
          funding_total: { value: company.funding.total, currency: "USD", value_usd: company.funding.total },
          num_funding_rounds: company.funding.rounds,
        }),
        ipo_status: company.status,
        ...(company.ticker !== "" && { stock_symbol: { value: company.ticker } }),
      },
    },
  };
}

function positionOf(job: Job): Record<string, string> {
  return {
    "Company Name": job.company.name,
    Title: job.title,
    Description: job.to === null ? `Works with the ${job.company.city} team.` : "",
    Location: job.company.city,
    "Started On": wordMonth(job.from),
    "Finished On": job.to === null ? "" : wordMonth(job.to),
  };
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function wordMonth(month: string): string {
  return `${MONTHS[Number(month.slice(5, 7)) - 1]} ${month.slice(0, 4)}`;
}

function wordDay(day: string): string {
  return `${MONTHS[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
}

function partsOf(date: string) {
  const [year, month, day] = date.split("-");
  const part = (value: string | undefined) => (value === undefined ? null : { value });
  return { year: part(year), month: part(month), day: part(day) };
}
