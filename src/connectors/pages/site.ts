import { nameWordsOf, namingIn, soughtOf } from "../../text/document/named.ts";
import { type HtmlPage, metaOf } from "./html.ts";

/**
 * The organisation whose site a page says it is of; that of an article is who publishes it, and a person is none. A firm may
 * bear its owner's family name beside other words.
 */
export function siteOf(page: HtmlPage, people: readonly string[]): string | undefined {
  const site = metaOf(page, "og:site_name")?.value.trim();
  if (site === undefined || site === "" || metaOf(page, "og:type")?.value.toLowerCase() === "article") return undefined;
  const isPerson = people.some((name) => {
    const sought = soughtOf(name);
    if (sought === undefined) return false;
    const naming = namingIn(site, sought)?.naming;
    return naming === "full" || (naming !== undefined && nameWordsOf(site).length === 1);
  });
  return isPerson ? undefined : site;
}
