import type { Capture, Connector, ConnectorContext } from "../connector.ts";
import { isWholeName } from "../../names/unspaced.ts";
import { FOUND_ON_THE_WEB, profileQuery, type WebHit, webQuery } from "./web-hits.ts";
import { pointer } from "./claims.ts";

/** What all web searches have in common; `ask` sends the query and yields the response, unless that names no page. */
export function webSearch(
  ask: (question: string, context: ConnectorContext) => AsyncIterable<Capture>,
): Pick<Connector, "accepts" | "takes" | "asksByName" | "examples" | "probe" | "finds" | "searchOn"> {
  return {
    accepts: ["name"],
    takes: ({ value }) => isWholeName(value),
    asksByName: true,
    examples: {
      present: { kind: "name", value: "Ada Example" },
      absent: { kind: "name", value: "Nobody Example" },
    },
    probe: ({ value }, context) => ask(webQuery(value, context.known), context),
    finds: FOUND_ON_THE_WEB,
    searchOn: (platform, words, context) => ask(profileQuery(words, platform), context),
  };
}

/**
 * A list of pages in a response as hits.
 * @param at the members that lead to the list
 * @param snippetMember the source's name for the words of a page that it shows
 */
export function hitsOf<Member extends string>(
  pages: readonly ({ readonly url?: string | undefined; readonly title?: string | undefined } & {
    readonly [M in Member]?: string | undefined;
  })[],
  at: readonly string[],
  snippetMember: Member,
): readonly WebHit[] {
  return pages.map((page, index) => ({
    url: page.url,
    title: page.title,
    snippet: page[snippetMember],
    at: pointer(...at, index),
    titleMember: "title",
    snippetMember,
  }));
}
