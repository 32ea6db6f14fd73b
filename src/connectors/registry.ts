import { archive } from "./archive.ts";
import { bluesky } from "./bluesky.ts";
import type { Connector } from "./connector.ts";
import { gdelt } from "./gdelt.ts";
import { github } from "./github.ts";
import { gravatar } from "./gravatar.ts";
import { hackerNews } from "./hacker-news.ts";
import { hibp } from "./hibp.ts";
import { hibpList } from "./hibp-list.ts";
import { mastodon } from "./mastodon.ts";
import { openalex } from "./openalex.ts";
import { operator } from "./operator.ts";
import { orcid } from "./orcid.ts";
import { stackExchange } from "./stack-exchange.ts";
import { website } from "./website.ts";
import { wikidata } from "./wikidata.ts";
import { wikipedia } from "./wikipedia.ts";
import { x } from "./x.ts";
import { youtube } from "./youtube.ts";

/** Every source we know how to ask: the operator's own first, then by how much they know of a person. */
export const CONNECTORS: readonly Connector[] = [
  archive,
  operator,
  wikidata,
  wikipedia,
  website,
  orcid,
  openalex,
  github,
  stackExchange,
  hackerNews,
  mastodon,
  bluesky,
  x,
  youtube,
  gravatar,
  hibp,
  hibpList,
  gdelt,
];

export function findConnector(name: string): Connector | undefined {
  return CONNECTORS.find((connector) => connector.name === name);
}
