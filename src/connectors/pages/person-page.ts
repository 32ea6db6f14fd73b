import type { ClaimDraft, ExperienceValue, Finding } from "../../domain/claim.ts";
import type { Identifier } from "../../domain/identifier.ts";
import { contradicts, soughtOf } from "../../text/document/named.ts";
import type { Capture } from "../connector.ts";
import { type HtmlPage, type Located, metaOf, placeOf, readHtml } from "./html.ts";
import { type JsonObject, type LinkedData, readJsonLd } from "./json-ld.ts";
import { PersonNode } from "./person-node.ts";
import { readText } from "./prose.ts";
import { claimAt, compact } from "../findings/claims.ts";
import { employerOf, foundersOf } from "./organization-node.ts";
import { rosterClaims } from "./roster.ts";
import { withSeats } from "./seat.ts";
import { siteOf } from "./site.ts";
import { blocksOf, readWritten, type WrittenPerson } from "./written-page.ts";

/**
 * Reads `person-page`: a web page about one person, or a plain text about one. Linked data come first (schema.org
 * `Person`, or a `ProfilePage` of one), then OpenGraph tags, then what people read on it. If linked data name several
 * people (authors, colleagues), only the page's main entity is read, or the only person; what linked data say about
 * anybody else, or about the site, is not about the person. A page filed under somebody's key is theirs unless its
 * heading names somebody else; any other page belongs to the person named in its linked data or its heading.
 */
export function* readPersonPage(capture: Capture): Iterable<Finding> {
  if (/^text\/plain\b/iu.test(capture.mediaType)) return yield* readText(capture);
  const page = readHtml(capture.data);
  const data = readJsonLd(page.jsonLd);
  const looked = capture.about ?? capture.sought;
  const person = mainPerson(data, looked ?? []);
  if (person === undefined && looked === undefined && data.nodes.some((node) => isPerson(data, node))) return;
  const isProfile = metaOf(page, "og:type")?.value.toLowerCase() === "profile";
  const read = person && new PersonNode(capture, data, person, page.lang);
  const stated = read?.claims ?? [];
  const tagged = person !== undefined || isProfile ? [...pageClaims(capture, page, stated)] : [];
  const written = readWritten(
    capture,
    page.lang,
    nameIn([...stated, ...tagged]),
    organisationIn(data) ?? siteOf(page, looked ?? []),
  );
  const claims = [...stated, ...tagged, ...(written?.claims ?? []).filter((claim) => !isTold(claim, stated))];
  const blocks = blocksOf(capture);
  const listed = looked?.[0] ?? written?.name;
  if (listed !== undefined) claims.push(...newClaims(rosterClaims(capture, page, blocks, listed), claims));
  claims.push(...newClaims(foundedIn(capture, data, looked ?? []), claims));
  const seated = withSeats(claims, blocks, data);
  const name = nameIn(claims) ?? written?.name ?? (claims.length > 0 && looked ? looked[0] : undefined);
  const isBare = claims.every(({ property }) => property === "fullName");
  if (person === undefined && !isProfile && isBare && written?.filed !== true) return;
  const url = addressOf(page, capture);
  yield {
    externalId: url,
    url,
    ...(name !== undefined && { name }),
    claims: seated,
    identifiers: [...new Map([...(read?.identifiers ?? []), ...(written?.identifiers ?? [])].map(keyed)).values()],
    ...(written === undefined ? {} : { text: withBody(page, written), filed: written.filed }),
    ...(written?.lines !== undefined && { lines: written.lines }),
  };
}

/** The name of the site, or of the organisation whose page it is, precedes everything on it. */
function withBody(page: HtmlPage, { text, organisation }: WrittenPerson): string {
  const body = metaOf(page, "og:site_name")?.value.trim() ?? organisation;
  return body ? `${body}.\n${text}` : text;
}

/** Claims that have not been made yet: jobs with the same title count as the same. */
function newClaims(listed: Iterable<ClaimDraft>, known: readonly ClaimDraft[]): ClaimDraft[] {
  const keyOf = ({ property, value }: ClaimDraft) =>
    property === "experience" ? `job ${value.title?.toLowerCase()}` : `${property} ${JSON.stringify(value)}`;
  const made = new Set(known.map(keyOf));
  return [...listed].filter((claim) => !made.has(keyOf(claim)));
}

/** What the person for whom the page was fetched founded, if an organisation's linked data name them as its founder. */
function* foundedIn(capture: Capture, data: LinkedData, names: readonly string[]): Generator<ClaimDraft> {
  const sought = names.flatMap((name) => soughtOf(name) ?? []);
  for (const node of data.nodes) {
    const [company] = data.texts(node, "name");
    const founder = foundersOf(data, node).find(({ value }) => sought.some((each) => !contradicts(value, each)));
    if (company === undefined || founder === undefined) continue;
    const { location: _, ...employer } = employerOf(data, node);
    const job = compact<ExperienceValue>({
      title: "Founder",
      company: company.value,
      ...employer,
      current: true,
      kind: "job",
    });
    const { locator, quote } = placeOf(capture, founder);
    yield claimAt("experience", job, locator, { quote, confidence: 0.9 });
  }
}

/** A name stated in linked data is not claimed again. */
function isTold({ property }: ClaimDraft, stated: readonly ClaimDraft[]): boolean {
  return property === "fullName" && stated.some((claim) => claim.property === "fullName");
}

function nameIn(claims: readonly ClaimDraft[]): string | undefined {
  const claim = claims.find(({ property }) => property === "fullName");
  return typeof claim?.value === "string" ? claim.value : undefined;
}

/** What the page's tags say where its linked data say nothing. */
function* pageClaims(capture: Capture, page: HtmlPage, known: readonly ClaimDraft[]): Generator<ClaimDraft> {
  const said = new Set(known.map(({ property }) => property));
  const tags: readonly ["fullName" | "firstName" | "lastName" | "biography", Located | undefined][] = [
    ["fullName", metaOf(page, "og:title")],
    ["firstName", metaOf(page, "profile:first_name")],
    ["lastName", metaOf(page, "profile:last_name")],
    ["biography", metaOf(page, "og:description", "description")],
  ];
  for (const [property, text] of tags) {
    if (!text || said.has(property)) continue;
    const { locator, quote } = placeOf(capture, text);
    yield claimAt(property, text.value, locator, { quote, confidence: 0.9 });
  }
  const image = metaOf(page, "og:image:secure_url", "og:image");
  if (image && !said.has("avatar") && /^https?:\/\//.test(image.value)) {
    const { locator, quote } = placeOf(capture, image);
    yield claimAt("avatar", { imageUrl: image.value }, locator, { quote, confidence: 0.9 });
  }
}

/**
 * The page's main entity, or the only person in its linked data. On a page read for somebody, only the main entity or a
 * person with their name.
 */
function mainPerson(data: LinkedData, about: readonly string[]): JsonObject | undefined {
  const main = data.nodes.flatMap((node) => {
    if (data.types(node).some((type) => PAGES.has(type))) return data.objects(node, "mainEntity", "about");
    return isPerson(data, node) && node.members.has("mainEntityOfPage") ? [node] : [];
  });
  const people = data.nodes.filter((node) => isPerson(data, node));
  const said = main.find((node) => isPerson(data, node));
  if (about.length === 0) return said ?? (people.length === 1 ? people[0] : undefined);
  const sought = about.flatMap((name) => soughtOf(name) ?? []);
  const named = (node: JsonObject) =>
    data.texts(node, "name").some(({ value }) => sought.some((each) => !contradicts(value, each)));
  return said ?? people.find(named);
}

/**
 * The organisation whose site it is, if linked data name only one. Newspapers write about people whom they do not
 * employ.
 */
function organisationIn(data: LinkedData): string | undefined {
  const names = new Set(
    data.nodes.flatMap((node) =>
      data.types(node).some((type) => ORGANISATIONS.test(type))
        ? data.texts(node, "name").map(({ value }) => value)
        : [],
    ),
  );
  const [only] = names;
  return names.size === 1 ? only : undefined;
}

const ORGANISATIONS =
  /^(?:Organization|Corporation|LocalBusiness|NGO|EducationalOrganization|CollegeOrUniversity|School|Hospital|MedicalOrganization|GovernmentOrganization|LegalService|Dentist|Physician|MedicalClinic|FinancialService|BankOrCreditUnion|ProfessionalService|ResearchOrganization|PerformingGroup|MusicGroup|SportsTeam)$/u;

function isPerson(data: LinkedData, node: JsonObject): boolean {
  return data.types(node).includes("Person");
}

function addressOf(page: HtmlPage, capture: Capture): string {
  const canonical = (page.canonical ?? metaOf(page, "og:url"))?.value;
  return canonical !== undefined && URL.canParse(canonical) ? canonical : capture.url;
}

function keyed(identifier: Identifier): [string, Identifier] {
  return [`${identifier.kind} ${identifier.value}`, identifier];
}

const PAGES = new Set(["ProfilePage", "AboutPage", "WebPage"]);
