import type { ClaimDraft, Finding } from "../../domain/claim.ts";
import type { Identifier } from "../../domain/identifier.ts";
import type { Capture } from "../connector.ts";
import { type HtmlPage, type Located, metaOf, placeOf, readHtml } from "./html.ts";
import { type JsonObject, type LinkedData, readJsonLd } from "./json-ld.ts";
import { PersonNode } from "./person-node.ts";
import { readProsePage } from "./prose.ts";
import { claimAt } from "../reading/reading.ts";
import { readWritten } from "./written-page.ts";

/**
 * Reads `person-page`: a web page about one person, or a plain text about one. Linked data first (schema.org `Person`, or
 * a `ProfilePage` of one), then OpenGraph tags, then what a person reads on it: the parts of a CV, and running text.
 * Of several people in linked data (authors, colleagues) only the page's main entity is read, or the only one; a page that
 * names several and means none of them says nothing. Without linked data the page is whose name its heading is.
 */
export function* readPersonPage(capture: Capture): Iterable<Finding> {
  if (/^text\/plain\b/iu.test(capture.mediaType)) return yield* readProsePage(capture);
  const page = readHtml(capture.data);
  const data = readJsonLd(page.jsonLd);
  const person = mainPerson(data);
  if (person === undefined && data.nodes.some((node) => isPerson(data, node))) return;
  const isProfile = metaOf(page, "og:type")?.value.toLowerCase() === "profile";
  const read = person && new PersonNode(capture, data, person, page.lang);
  const stated = read?.claims ?? [];
  const tagged = person !== undefined || isProfile ? [...pageClaims(capture, page, stated)] : [];
  const written = readWritten(capture, page, nameIn([...stated, ...tagged]));
  const claims = [...stated, ...tagged, ...written.claims];
  const name = nameIn(claims);
  if (person === undefined && !isProfile && claims.every(({ property }) => property === "fullName")) return;
  const url = addressOf(page, capture);
  yield {
    externalId: url,
    url,
    ...(name !== undefined && { name }),
    claims,
    identifiers: [...new Map([...(read?.identifiers ?? []), ...written.identifiers].map(keyed)).values()],
  };
}

function nameIn(claims: readonly ClaimDraft[]): string | undefined {
  const claim = claims.find(({ property }) => property === "fullName");
  return typeof claim?.value === "string" ? claim.value : undefined;
}

/** What the page's tags say where its linked data are silent. */
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

function mainPerson(data: LinkedData): JsonObject | undefined {
  const main = data.nodes.flatMap((node) => {
    if (data.types(node).some((type) => PAGES.has(type))) return data.objects(node, "mainEntity", "about");
    return isPerson(data, node) && node.members.has("mainEntityOfPage") ? [node] : [];
  });
  const people = data.nodes.filter((node) => isPerson(data, node));
  return main.find((node) => isPerson(data, node)) ?? (people.length === 1 ? people[0] : undefined);
}

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
