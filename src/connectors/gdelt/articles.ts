import { z } from "zod";
import { keyOfAddress } from "../../domain/address.ts";
import type { ArticleValue } from "../../domain/claim.ts";
import { isPartialDate } from "../../domain/partial-date.ts";
import { jsonReader, members } from "../reader.ts";
import { claimAt, compact, optionalText, pointer, UnreadableCapture, webAddress } from "../findings/claims.ts";

const Answer = z.object({
  articles: z.array(
    z.object({ url: optionalText, title: optionalText, seendate: optionalText, socialimage: optionalText }),
  ),
});

/**
 * Reads `gdelt/articles`: `GET /api/v2/doc/doc?mode=artlist&format=json` of GDELT (blog.gdeltproject.org, "DOC 2.0
 * API"). The articles contain the phrase that was searched for, a name: each is its own record, because each may be
 * about another person with the name.
 */
export const gdeltArticles = jsonReader({
  kind: "gdelt/articles",
  schema: Answer,
  reads: members("articles/*", "url title seendate socialimage"),
  ignores: {
    "the same article at another URL": members("articles/*", "url_mobile"),
    "about the newspaper": members("articles/*", "domain language sourcecountry"),
  },
  yields: ["article"],
  *read({ articles }, capture) {
    const name = /^"([^"]+)"$/.exec(URL.parse(capture.url)?.searchParams.get("query") ?? "")?.[1];
    if (name === undefined) throw new UnreadableCapture(`${capture.kind}: the address names nobody`);
    const seen = new Set<string>();
    for (const [index, article] of articles.entries()) {
      const url = webAddress(article.url);
      if (url === undefined || article.title === undefined || seen.has(url)) continue;
      seen.add(url);
      const value = compact<ArticleValue>({
        title: article.title,
        url,
        date: dateOf(article.seendate),
        imageUrl: webAddress(article.socialimage),
      });
      const claims = [claimAt("article", value, pointer("articles", index), { confidence: 0.8 })];
      const page = keyOfAddress(url);
      yield { externalId: url, url, name, claims, identifiers: [], ...(page && { pages: [page] }) };
    }
  },
});

/** `20250510T120000Z`: when GDELT saw the article, within a quarter of an hour of its publication. */
function dateOf(seen: string | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)T/.exec(seen ?? "") ?? [];
  const date = `${year}-${month}-${day}`;
  return isPartialDate(date) ? date : undefined;
}
