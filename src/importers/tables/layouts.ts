import type { Field } from "./fields.ts";

/** A program that writes tables of people, recognised by a combination of titles that no other has. */
interface KnownLayout {
  readonly name: string;
  /** In the form of `plainTitle`: the table has all titles of the list, or one of each nested list. */
  readonly has: readonly (string | readonly string[])[];
  /** Titles that mean something else in its tables than elsewhere. */
  readonly fields?: Readonly<Record<string, Field>>;
}

/** In sales software, a lead's website is the company's. */
const COMPANY_LINKS = { website: "companyWebsite", "web site": "companyWebsite" } as const;

/** From the published import templates and exports of each. */
const LAYOUTS: readonly KnownLayout[] = [
  // HubSpot also has contact IDs and owners, but no accounts.
  {
    name: "salesforce",
    has: [
      ["account name", "company account"],
      ["contact id", "lead id"],
      ["mailing street", "mailing city", "mailing country", "lead source", "reports to", "salutation", "account owner"],
    ],
    fields: COMPANY_LINKS,
  },
  {
    name: "hubspot",
    has: [
      ["record id", "contact id", "record id contact"],
      ["first name", "last name"],
      ["lifecycle stage", "contact owner", "lead status", "associated company", "primary associated company"],
    ],
    // Elsewhere it may be when a course starts.
    fields: { ...COMPANY_LINKS, "start date": "since" },
  },
  {
    name: "apollo",
    has: ["person linkedin url", ["company linkedin url", "email status", "seniority"]],
    fields: {
      ...COMPANY_LINKS,
      "facebook url": "ignore",
      "twitter url": "ignore",
      "company name for emails": "ignore",
    },
  },
  {
    name: "pipedrive",
    has: [
      ["person name", "person id"],
      ["person organization", "person email work", "person phone work", "person owner"],
    ],
  },
  {
    name: "greenhouse",
    has: [
      "candidate id",
      [
        "email addresses",
        "application id",
        "application status",
        "applied on",
        "current stage",
        "job name",
        "recruiter",
        "coordinator",
      ],
    ],
    fields: { job: "ignore" },
  },
  // The job they apply for is not a job they have.
  { name: "workable", has: ["name", "stage", "headline", "job"], fields: { job: "ignore" } },
  {
    name: "lever",
    has: [
      ["candidate name", "contact name"],
      ["opportunity id", "posting", "current stage", "archive reason"],
    ],
  },
  {
    name: "salesforce",
    has: [
      ["account name", "company account", "contact id", "lead id"],
      ["mailing city", "mailing country", "lead source", "lead status", "account owner", "contact owner", "lead owner"],
    ],
    fields: COMPANY_LINKS,
  },
  // In German, "Titel" is a post here, and elsewhere an academic title.
  {
    name: "salesforce",
    has: ["accountname", ["kontaktinhaber", "accountinhaber", "leadinhaber", "postanschrift ort"]],
    fields: { titel: "title" },
  },
  // "Title" contains a person's role in the group.
  {
    name: "meetup",
    has: ["rsvp", ["event host", "joined group on", "url of member profile"]],
    fields: { title: "ignore" },
  },
  { name: "linkedin-connections", has: ["first name", "last name", "connected on", "position"] },
  {
    name: "sales-navigator",
    has: [
      ["profile url", "linkedin profile url", "linkedin url", "linkedin profile"],
      [
        "linkedin sales navigator url",
        "sales navigator url",
        "sales nav url",
        "connection degree",
        "company linkedin id url",
        "query",
        "person sales navigator url",
      ],
    ],
    fields: { ...COMPANY_LINKS, description: "biography" },
  },
  {
    name: "google-contacts",
    has: [
      ["e mail value", "phone value"],
      ["given name", "first name", "name"],
    ],
  },
];

export function layoutOf(
  titles: readonly string[],
): { readonly name: string; readonly fields: Readonly<Record<string, Field>> } | undefined {
  const there = new Set(titles);
  const found = LAYOUTS.find(({ has }) =>
    has.every((each) => (typeof each === "string" ? there.has(each) : each.some((title) => there.has(title)))),
  );
  return found && { name: found.name, fields: found.fields ?? {} };
}
