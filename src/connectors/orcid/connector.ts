import { captureOf, type Connector, type ConnectorContext } from "../connector.ts";
import type { Identifier } from "../../domain/identifier.ts";
import { members, readKinds } from "../read-kinds.ts";
import { readOrcidRecord } from "./record.ts";

const API = "https://pub.orcid.org/v3.0";
const ID = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/;

/** What stands with each entry of a record (info.orcid.org/documentation/integration-guide, "Reading records"). */
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
/** A list of affiliations, what one is called in it, and what is read of it beside its title and body. */
const AFFILIATIONS = [
  { list: "employments", kind: "employment", also: `department-name ${PERIOD} ${PLACE}` },
  { list: "invited-positions", kind: "invited-position", also: `department-name ${PERIOD} ${PLACE}` },
  { list: "educations", kind: "education", also: `${PERIOD} ${PLACE}` },
  { list: "qualifications", kind: "qualification", also: `${PERIOD} ${PLACE}` },
  { list: "memberships", kind: "membership", also: PERIOD },
  { list: "services", kind: "service", also: PERIOD },
  { list: "distinctions", kind: "distinction", also: "" },
].map(({ list, kind, also }) => ({
  list,
  also,
  below: `activities-summary/${list}/affiliation-group/*/summaries/*/${kind}-summary`,
}));

/** What researchers say of themselves, and let everybody read. */
export const orcid: Connector = {
  name: "orcid",
  title: "ORCID",
  homepage: "https://orcid.org/",
  terms: "https://info.orcid.org/public-client-terms-of-service/",
  licence: "CC0-1.0",
  access: "open",
  verified: {
    against: "recorded",
    address: "https://github.com/robert-koch-institut/mex-common",
    date: "2026-11-21",
  },
  accepts: ["externalId", "email"],
  takes: ({ kind, value }) => kind === "email" || (value.startsWith("orcid:") && ID.test(value.slice(6))),
  yields: [
    "fullName",
    "firstName",
    "lastName",
    "alias",
    "biography",
    "skill",
    "website",
    "email",
    "experience",
    "education",
    "membership",
    "badge",
    "location",
  ],
  // Twelve a second from one address (info.orcid.org, "API limits"): a sixth of it.
  limits: { requestsPerMinute: 120, timeoutMs: 20_000, cacheDays: 7 },
  asks: "https://pub.orcid.org",
  members: {
    "orcid/record": {
      reads: [
        "orcid-identifier/path",
        ...members("person/name", "given-names/value family-name/value credit-name/value"),
        ...members("person", "biography/content other-names/other-name/*/content keywords/keyword/*/content"),
        ...members("person", "addresses/address/*/country/value emails/email/*/email"),
        "person/researcher-urls/researcher-url/*/url/value",
        ...AFFILIATIONS.flatMap(({ below, also }) => members(below, `role-title organization/name ${also}`)),
      ],
      ignores: {
        "papers, their money and their reviews": members(
          "activities-summary",
          "fundings peer-reviews research-resources works",
        ),
        "numbers in other indexes of papers": members("person", "external-identifiers"),
        "the name of a link": members("person/researcher-urls/researcher-url/*", "url-name"),
        "whether an address was proved": members("person/emails/email/*", "verified primary"),
        "names of hosts, where an address is kept back": members("person/emails", "email-domains"),
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
        "the part of a school or a body": AFFILIATIONS.filter(({ also }) => !also.includes("department")).flatMap(
          ({ below }) => members(below, "department-name"),
        ),
        "when an honour was given": AFFILIATIONS.filter(({ also }) => !also.includes(PERIOD)).flatMap(({ below }) =>
          members(below, PERIOD),
        ),
        "where a body is": AFFILIATIONS.filter(({ also }) => !also.includes("address")).flatMap(({ below }) =>
          members(below, "organization/address"),
        ),
      },
    },
  },
  examples: {
    present: { kind: "externalId", value: "orcid:0000-0000-0000-0101" },
    absent: { kind: "externalId", value: "orcid:0000-0000-0000-0199" },
  },
  async *probe(identifier, context) {
    for (const id of await idsOf(identifier, context)) {
      const answer = await context.ask({ url: `${API}/${id}/record` });
      if (answer !== null) yield captureOf("orcid/record", answer);
    }
  },
  read: readKinds({ "orcid/record": readOrcidRecord }),
};

/** The number in an `orcid:` key, or those of the records that show the e-mail. */
async function idsOf({ kind, value }: Identifier, context: ConnectorContext): Promise<readonly string[]> {
  if (kind === "externalId") return [value.slice("orcid:".length)];
  const query = encodeURIComponent(`email:"${value}"`);
  const found = await context.ask({ url: `${API}/search/?q=${query}&rows=3` });
  const { result } = (found?.json ?? {}) as { readonly result?: readonly OrcidHit[] | null };
  return (result ?? []).map((hit) => String(hit["orcid-identifier"]?.path)).filter((id) => ID.test(id));
}

interface OrcidHit {
  readonly "orcid-identifier"?: { readonly path?: unknown };
}
