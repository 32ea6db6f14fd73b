import { z } from "zod";
import type { ClaimDraft } from "../../domain/claim.ts";
import { normalizeIdentifier } from "../../domain/identifier.ts";
import { jsonReader, members } from "../reader.ts";
import { claimAt, optionalText, webAddress } from "../findings/claims.ts";

const Image = z.object({ source: optionalText }).optional();
const Summary = z.object({
  type: z.string(),
  title: z.string().min(1),
  lang: z.string().min(2).optional(),
  wikibase_item: z
    .string()
    .regex(/^Q\d+$/)
    .optional(),
  extract: optionalText,
  thumbnail: Image,
  originalimage: Image,
  content_urls: z.object({ desktop: z.object({ page: optionalText }).optional() }).optional(),
});

/**
 * Reads `wikipedia/summary`: the beginning of an article from `GET /api/rest_v1/page/summary/{title}`
 * (en.wikipedia.org/api/rest_v1). Disambiguation pages say nothing.
 */
export const wikipediaSummary = jsonReader({
  kind: "wikipedia/summary",
  schema: Summary,
  reads: [
    ...members("", "type title lang wikibase_item extract content_urls/desktop/page"),
    ...members("", "thumbnail/source originalimage/source"),
  ],
  ignores: {
    "the title and the text again": members("", "displaytitle titles extract_html"),
    "a line that Wikidata has": members("", "description description_source"),
    "the page's place in the encyclopedia": members("", "namespace pageid revision tid timestamp dir coordinates"),
    "other addresses": [
      ...members("", "api_urls content_urls/mobile"),
      ...members("content_urls/desktop", "revisions edit talk"),
    ],
    "the picture's size": [...members("thumbnail", "width height"), ...members("originalimage", "width height")],
  },
  yields: ["fullName", "biography", "avatar"],
  *read(page, capture) {
    if (page.type !== "standard") return;
    // "Ada Example (baker)": the text in brackets distinguishes articles with one name.
    const name = page.title.replace(/(?:(?<!\s)\s+)?\([^()]*\)$/u, "").trim();
    const lang = page.lang === undefined ? {} : { lang: page.lang };
    const claims: ClaimDraft[] = [];
    if (name) claims.push({ ...claimAt("fullName", name, "/title"), ...lang });
    if (page.extract) claims.push({ ...claimAt("biography", page.extract, "/extract"), ...lang });
    const imageUrl = webAddress(page.originalimage?.source ?? page.thumbnail?.source);
    const member = page.originalimage?.source ? "originalimage" : "thumbnail";
    if (imageUrl) claims.push(claimAt("avatar", { imageUrl }, `/${member}/source`));
    const item =
      page.wikibase_item === undefined ? null : normalizeIdentifier("externalId", `wikidata:${page.wikibase_item}`);
    const url = webAddress(page.content_urls?.desktop?.page) ?? capture.url;
    yield { externalId: url, url, ...(name && { name }), claims, identifiers: item ? [item] : [] };
  },
});
