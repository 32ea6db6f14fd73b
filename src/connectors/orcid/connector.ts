import type { Identifier } from "../../domain/identifier.ts";
import { captureEach, captureOf, type Connector, type ConnectorContext } from "../connector.ts";
import { orcidRecord } from "./record.ts";

const API = "https://pub.orcid.org/v3.0";
const ID = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/;

/** What researchers say about themselves and make public. */
export const orcid: Connector = {
  name: "orcid",
  sites: [
    {
      host: "orcid.org",
      publisher: "ORCID",
      pages: [[/^https:\/\/pub\.orcid\.org\/v[\d.]+\/([\dX-]{19})\/record$/, "https://orcid.org/$1"]],
    },
  ],
  registers: [
    {
      scheme: "orcid",
      isOnePerPerson: true,
      isNamedInTexts: true,
      page: /^(?:www\.|sandbox\.)?orcid\.org\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/i,
      isUpperCase: true,
      account: { platform: "ORCID", category: "professional", url: "https://orcid.org/$1", handle: "$1" },
    },
  ],
  title: "ORCID",
  homepage: "https://orcid.org/",
  terms: "https://info.orcid.org/public-client-terms-of-service/",
  licence: "CC0-1.0",
  access: "open",
  verified: {
    against: "recorded",
    address: "https://github.com/robert-koch-institut/mex-common",
    date: "2026-11-21",
  },
  readers: [orcidRecord],
  searches: ["experience", "education"],
  accepts: ["externalId", "email"],
  takes: ({ kind, value }) => kind === "email" || (value.startsWith("orcid:") && ID.test(value.slice(6))),
  answersFor: (host) => /(?:^|\.)orcid\.org$/.test(host),
  // A sixth of the twelve requests per second allowed per address (info.orcid.org, "API limits").
  limits: { requestsPerMinute: 120, timeoutMs: 20_000, cacheDays: 7 },
  asks: "https://pub.orcid.org",
  examples: {
    present: { kind: "externalId", value: "orcid:0000-0000-0000-0101" },
    absent: { kind: "externalId", value: "orcid:0000-0000-0000-0199" },
  },
  async *probe(identifier, context) {
    for (const id of await idsOf(identifier, context)) {
      const answer = await context.ask({ url: `${API}/${id}/record` });
      if (answer !== null) yield captureOf("orcid/record", answer);
    }
  },
  // Names in order, with variants
  // (info.orcid.org/documentation/api-tutorials/api-tutorial-searching-the-orcid-registry).
  async *search(words, context) {
    const parts = words.split(/\s+/);
    const [given, family] = [parts.slice(0, -1).join(" "), parts.at(-1) ?? ""].map((part) =>
      part.replace(/["\\]/g, " "),
    );
    const name = given === "" ? `family-name:"${family}"` : `given-names:"${given}" AND family-name:"${family}"`;
    const found = await context.ask({ url: `${API}/expanded-search/?q=${encodeURIComponent(name)}&rows=${MAX_HITS}` });
    // If nobody is found, the list is null.
    const hits = [...captureEach("orcid/hit", found, ({ "expanded-result": list }) => (list === null ? [] : list))];
    const ids = hits
      .map(({ data }) => String((JSON.parse(data) as { readonly "orcid-id"?: unknown } | null)?.["orcid-id"]))
      .filter((id) => ID.test(id));
    const records = await Promise.all(ids.map(async (id) => await context.ask({ url: `${API}/${id}/record` })));
    for (const record of records) if (record !== null) yield captureOf("orcid/record", record);
  },
};

/** A hit has a name and organisations without years: the records of the best are requested one by one. */
const MAX_HITS = 4;

/** The iD in an `orcid:` key, or those of the records that show the email address. */
async function idsOf({ kind, value }: Identifier, context: ConnectorContext): Promise<readonly string[]> {
  if (kind === "externalId") return [value.slice("orcid:".length)];
  const query = encodeURIComponent(`email:"${value}"`);
  const found = await context.ask({ url: `${API}/search/?q=${query}&rows=3` });
  const { result } = (found?.json ?? {}) as { readonly result?: readonly OrcidHit[] | null };
  return (result ?? []).map((hit) => String(hit["orcid-identifier"]?.path)).filter((id) => ID.test(id));
}

interface OrcidHit {
  readonly "orcid-identifier"?: { readonly path?: unknown };
}
