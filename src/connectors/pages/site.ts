import { nameWordsOf, namingIn, soughtOf } from "../../text/document/named.ts";
import { type HtmlPage, metaOf } from "./html.ts";

/**
 * The organisation that a page names as its site's; for an article it is the publisher, and people do not count. A firm
 * may have its owner's family name together with other words.
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
