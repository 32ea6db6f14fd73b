import type { Finding } from "../../domain/claim.ts";
import type { Capture } from "../capture.ts";
import { attribute, elementsOf, readHtml } from "../pages/html.ts";
import { readPersonPage } from "../pages/person-page.ts";
import { PERSON_PROPERTIES } from "../pages/person-properties.ts";
import type { Reader } from "../reader.ts";
import { UnreadableCapture, webAddress } from "../findings/claims.ts";

/**
 * Reads `wikipedia/article`: the whole article from `GET /api/rest_v1/page/html/{title}` (mediawiki.org/wiki/
 * Specs/HTML). Its text and the table next to it are read like those of a page about the person in its title; whether
 * this is the person sought is judged together with the summary, which forms the same record.
 */
export const wikipediaArticle: Reader = {
  kind: "wikipedia/article",
  yields: PERSON_PROPERTIES,
  *read(capture): Iterable<Finding> {
    const title = readHtml(capture.data)
      .title?.value.replace(/<[^<>]*>/gu, "")
      .trim();
    if (!title) throw new UnreadableCapture(`${capture.kind}: an article without a title`);
    // "Ada Example (baker)": the text in brackets distinguishes articles with one name.
    const name = title.replace(/(?:(?<!\s)\s+)?\([^()]*\)$/u, "").trim();
    const url = addressOf(capture);
    for (const { filed: _, ...finding } of readPersonPage({ ...capture, about: [name] }))
      yield { ...finding, externalId: url, url };
  },
};

/** The article's own URL, which its version belongs to. */
function addressOf(capture: Capture): string {
  for (const element of elementsOf(capture.data)) {
    if (element.tagName !== "link" || attribute(element, "rel", capture.data)?.value !== "dc:isVersionOf") continue;
    const href = attribute(element, "href", capture.data)?.value;
    const url = webAddress(href?.startsWith("//") ? `https:${href}` : href);
    if (url !== undefined) return url;
  }
  return capture.url;
}
