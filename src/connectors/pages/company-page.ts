import type { ClaimDraft, CompanyValue, Finding, MembershipValue } from "../../domain/claim.ts";
import type { Capture } from "../connector.ts";
import { type Located, metaOf, placeOf, readHtml } from "./html.ts";
import { type JsonObject, type LinkedData, readJsonLd } from "./json-ld.ts";
import { pictureOf, readOrganization } from "./organization-node.ts";
import { findingsOf, type NamedPerson } from "./named-people.ts";
import { claimAt, compact } from "../findings/claims.ts";

/**
 * Reads `company-page`: a company's page with schema.org data (`Organization` or a subtype). It is a record of the
 * company, and a record of each employee, founder or member it names, with the colleagues named next to them.
 */
export function* readCompanyPage(capture: Capture): Iterable<Finding> {
  const page = readHtml(capture.data);
  const data = readJsonLd(page.jsonLd);
  const node = mainOrganization(data);
  const name = node && data.texts(node, "name")[0];
  if (node === undefined || name === undefined) return;
  const facts = readOrganization(data, node);
  const value: CompanyValue = { name: name.value, ...facts };
  yield {
    externalId: `company:${facts.url ?? capture.url}`,
    url: capture.url,
    name: name.value,
    claims: [claimAt("company", value, placeOf(capture, name).locator, placeOf(capture, name))],
    identifiers: [],
  };
  const people = TEAM.flatMap((member) =>
    data
      .objects(node, member)
      .filter((person) => data.types(person).includes("Person"))
      .map((person) => ({ person, role: data.texts(person, "jobTitle")[0]?.value ?? ROLES[member] })),
  );
  yield* findingsOf(capture, data, people, metaOf(page, "og:locale")?.value, (one, named) =>
    seatClaims(capture, data, name, one, people, named),
  );
}

const TEAM = ["employee", "founder", "member"] as const;
const ROLES: Readonly<Record<string, string>> = { founder: "Founder" };
/** A page with the whole staff is a directory: being next to each other on it says nothing. */
const MAX_COLLEAGUES = 30;

function* seatClaims(
  capture: Capture,
  data: LinkedData,
  company: Located,
  { person, role }: NamedPerson,
  people: readonly NamedPerson[],
  named: Located,
): Generator<ClaimDraft> {
  const others = people.length > MAX_COLLEAGUES ? [] : people.filter((other) => other.person !== person);
  const value = compact<MembershipValue>({
    organization: company.value,
    kind: "team",
    role,
    peers: others.flatMap((other) => peerOf(data, other) ?? []),
  });
  yield claimAt("membership", value, placeOf(capture, named).locator, placeOf(capture, named));
  const [title] = data.texts(person, "jobTitle");
  if (title === undefined) return;
  const job = { title: title.value, company: company.value, current: true, kind: "job" } as const;
  yield claimAt("experience", job, placeOf(capture, title).locator, placeOf(capture, title));
}

function peerOf(data: LinkedData, { person, role }: NamedPerson) {
  const name = data.texts(person, "name")[0]?.value;
  const imageUrl = pictureOf(data, person)?.value;
  return name === undefined ? undefined : compact<Colleague>({ name, role, imageUrl });
}

type Colleague = NonNullable<MembershipValue["peers"]>[number];

/** The page's main entity, or the only organization that describes itself. */
function mainOrganization(data: LinkedData): JsonObject | undefined {
  const isCompany = (node: JsonObject) =>
    data.types(node).some((type) => /Organization$|Corporation$|Business$|^Bakery$|^Store$/.test(type));
  const main = data.nodes.flatMap((node) => data.objects(node, "mainEntity", "about")).find(isCompany);
  const own = data.nodes.filter(isCompany);
  return main ?? (own.length === 1 ? own[0] : undefined);
}
