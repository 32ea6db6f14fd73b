import { archive } from "./archive/connector.ts";
import { bluesky } from "./bluesky/connector.ts";
import type { Connector } from "./connector.ts";
import { gdelt } from "./gdelt/connector.ts";
import { github } from "./github/connector.ts";
import { gravatar } from "./gravatar/connector.ts";
import { hackerNews } from "./hacker-news/connector.ts";
import { hibp } from "./hibp/connector.ts";
import { hibpList } from "./hibp-list/connector.ts";
import { mastodon } from "./mastodon/connector.ts";
import { openalex } from "./openalex/connector.ts";
import { operator } from "./operator/connector.ts";
import { orcid } from "./orcid/connector.ts";
import { stackExchange } from "./stack-exchange/connector.ts";
import { website } from "./website/connector.ts";
import { wikidata } from "./wikidata/connector.ts";
import { wikipedia } from "./wikipedia/connector.ts";
import { x } from "./x/connector.ts";
import { youtube } from "./youtube/connector.ts";

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
