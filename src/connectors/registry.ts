import type { Importer } from "../importers/importer.ts";
import { FILE_IMPORTERS, PACKED_IMPORTERS } from "../importers/importers.ts";
import type { Connector, Source } from "./connector.ts";
import type { Reader } from "./reader.ts";

/**
 * Every source we know, one per line: the operator's own first, then by how much they know about a person. Two are made
 * from the others.
 */
const ENTRIES: readonly (Source | ((sources: readonly Source[]) => Connector))[] = [
  (await import("./archive/connector.ts")).createArchive,
  (await import("./operator/connector.ts")).operator,
  (await import("./wikidata/connector.ts")).wikidata,
  (await import("./wikipedia/connector.ts")).wikipedia,
  (await import("./website/connector.ts")).createWebsite,
  (await import("./orcid/connector.ts")).orcid,
  (await import("./openalex/connector.ts")).openalex,
  (await import("./github/connector.ts")).github,
  (await import("./stack-exchange/connector.ts")).stackExchange,
  (await import("./hacker-news/connector.ts")).hackerNews,
  (await import("./mastodon/connector.ts")).mastodon,
  (await import("./bluesky/connector.ts")).bluesky,
  (await import("./x/connector.ts")).x,
  (await import("./youtube/connector.ts")).youtube,
  (await import("./gravatar/connector.ts")).gravatar,
  (await import("./keybase/connector.ts")).keybase,
  (await import("./hibp/connector.ts")).hibp,
  (await import("./hibp-list/connector.ts")).hibpList,
  (await import("./gdelt/connector.ts")).gdelt,
  (await import("./brave/connector.ts")).brave,
  (await import("./searxng/connector.ts")).searxng,
  (await import("./facebook/source.ts")).facebook,
  (await import("./instagram/source.ts")).instagram,
  (await import("./tiktok/source.ts")).tiktok,
  (await import("./linkedin/source.ts")).linkedin,
  (await import("./crunchbase/source.ts")).crunchbase,
  (await import("./pages/source.ts")).pages,
  (await import("./pictures/connector.ts")).pictures,
  (await import("./us-congress/source.ts")).usCongress,
];

/** What the service can ask, read and import. */
export interface Registry {
  readonly sources: readonly Source[];
  readonly connectors: readonly Connector[];
  /** One for each kind. */
  readonly readers: readonly Reader[];
  readonly importers: readonly Importer[];
}

/** @param plugins sources that the operator adds to ours: they are asked last */
export function createRegistry(plugins: readonly Source[] = []): Registry {
  const all = [...ENTRIES, ...plugins];
  const given = all.filter((source) => typeof source !== "function");
  const sources = all.map((source) => (typeof source === "function" ? source(given) : source));
  return {
    sources,
    connectors: sources.filter((source): source is Connector => "probe" in source),
    readers: [...new Set(sources.flatMap(({ readers, imports = [] }) => [...readers, ...imports]))],
    // Formats of a program or a source are recognised before general ones with the same extension.
    importers: [...PACKED_IMPORTERS, ...sources.flatMap(({ importers = [] }) => importers), ...FILE_IMPORTERS],
  };
}

export const { sources: SOURCES, connectors: CONNECTORS, readers: READERS, importers: IMPORTERS } = createRegistry();

export function findImporter(name: string): Importer | undefined {
  return IMPORTERS.find((importer) => importer.name === name);
}
