import type { Importer } from "../importers/importer.ts";
import { FILE_IMPORTERS, PACKED_IMPORTERS } from "../importers/importers.ts";
import { createArchive } from "./archive/connector.ts";
import { bluesky } from "./bluesky/connector.ts";
import { brave } from "./brave/connector.ts";
import type { Connector, Source } from "./connector.ts";
import { crunchbase } from "./crunchbase/source.ts";
import { facebook } from "./facebook/source.ts";
import { gdelt } from "./gdelt/connector.ts";
import { github } from "./github/connector.ts";
import { gravatar } from "./gravatar/connector.ts";
import { hackerNews } from "./hacker-news/connector.ts";
import { hibpList } from "./hibp-list/connector.ts";
import { hibp } from "./hibp/connector.ts";
import { instagram } from "./instagram/source.ts";
import { keybase } from "./keybase/connector.ts";
import { linkedin } from "./linkedin/source.ts";
import { mastodon } from "./mastodon/connector.ts";
import { openalex } from "./openalex/connector.ts";
import { operator } from "./operator/connector.ts";
import { orcid } from "./orcid/connector.ts";
import { mailImporter } from "./pages/mail/importer.ts";
import { savedPagesImporter } from "./pages/saved/saved-pages-importer.ts";
import { warcImporter } from "./pages/saved/warc-importer.ts";
import { pages } from "./pages/source.ts";
import { pictures } from "./pictures/connector.ts";
import type { Reader } from "./reader.ts";
import { searxng } from "./searxng/connector.ts";
import { stackExchange } from "./stack-exchange/connector.ts";
import { tiktok } from "./tiktok/source.ts";
import { usCongress } from "./us-congress/source.ts";
import { createWebsite } from "./website/connector.ts";
import { wikidata } from "./wikidata/connector.ts";
import { wikipedia } from "./wikipedia/connector.ts";
import { x } from "./x/connector.ts";
import { youtube } from "./youtube/connector.ts";

/** Every source we know: the operator's own first, then by how much they know of a person. Two are made from the others. */
const ENTRIES: readonly (Source | ((sources: readonly Source[]) => Connector))[] = [
  createArchive,
  operator,
  wikidata,
  wikipedia,
  createWebsite,
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
  keybase,
  hibp,
  hibpList,
  gdelt,
  brave,
  searxng,
  facebook,
  instagram,
  tiktok,
  linkedin,
  crunchbase,
  pages,
  pictures,
  usCongress,
];

/** What the service can ask, read and import. */
export interface Registry {
  readonly sources: readonly Source[];
  readonly connectors: readonly Connector[];
  /** One for each kind. */
  readonly readers: readonly Reader[];
  readonly importers: readonly Importer[];
}

/** @param plugins sources that the operator adds to ours: they are asked after them */
export function createRegistry(plugins: readonly Source[] = []): Registry {
  const all = [...ENTRIES, ...plugins];
  const given = all.filter((source) => typeof source !== "function");
  const sources = all.map((source) => (typeof source === "function" ? source(given) : source));
  return {
    sources,
    connectors: sources.filter((source): source is Connector => "probe" in source),
    readers: [...new Set(sources.flatMap(({ readers, imports = [] }) => [...readers, ...imports]))],
    // What is a program's or a source's own is told before what has its ending.
    importers: [
      ...PACKED_IMPORTERS,
      mailImporter,
      warcImporter,
      savedPagesImporter,
      ...sources.flatMap(({ importer }) => importer ?? []),
      ...FILE_IMPORTERS,
    ],
  };
}

export const { sources: SOURCES, connectors: CONNECTORS, readers: READERS, importers: IMPORTERS } = createRegistry();

export function findImporter(name: string): Importer | undefined {
  return IMPORTERS.find((importer) => importer.name === name);
}
