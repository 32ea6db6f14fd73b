import type { Finding } from "../../domain/claim.ts";
import type { Capture } from "../capture.ts";
import { attribute, elementsOf, readHtml } from "../pages/html.ts";
import { readPersonPage } from "../pages/person-page.ts";
import { PERSON_PROPERTIES } from "../pages/person-properties.ts";
import type { Reader } from "../reader.ts";
import { UnreadableCapture, webAddress } from "../findings/claims.ts";

/**
 * Reads `wikipedia/article`: the whole article as `GET /api/rest_v1/page/html/{title}` answers it (mediawiki.org/wiki/
 * Specs/HTML). Its text and the table beside it are read as those of a page about whoever its title names; that they are the
 * person sought is judged with the summary, which makes the same record.
 */
export const wikipediaArticle: Reader = {
  kind: "wikipedia/article",
  yields: PERSON_PROPERTIES,
  *read(capture): Iterable<Finding> {
    const title = readHtml(capture.data)
      .title?.value.replace(/<[^<>]*>/gu, "")
      .trim();
    if (!title) throw new UnreadableCapture(`${capture.kind}: an article without a title`);
    // "Ada Example (baker)": what is in brackets tells articles of one name apart.
    const name = title.replace(/(?:(?<!\s)\s+)?\([^()]*\)$/u, "").trim();
    const url = addressOf(capture);
    for (const { filed: _, ...finding } of readPersonPage({ ...capture, about: [name] }))
      yield { ...finding, externalId: url, url };
  },
};

/** The address of the article, as it names itself: what it is a version of. */
function addressOf(capture: Capture): string {
  for (const element of elementsOf(capture.data)) {
    if (element.tagName !== "link" || attribute(element, "rel", capture.data)?.value !== "dc:isVersionOf") continue;
    const href = attribute(element, "href", capture.data)?.value;
    const url = webAddress(href?.startsWith("//") ? `https:${href}` : href);
    if (url !== undefined) return url;
  }
  return capture.url;
}
