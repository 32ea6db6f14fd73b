import { captureOf, type Connector } from "../connector.ts";
import { members, readKinds } from "../read-kinds.ts";
import { readOpenalexAuthor } from "./author.ts";

/** Who wrote which papers, and where: an index of research that is given away whole. */
export const openalex: Connector = {
  name: "openalex",
  title: "OpenAlex",
  homepage: "https://openalex.org/",
  terms: "https://help.openalex.org/hc/en-us/articles/27174739219991-Terms-of-use",
  licence: "CC0-1.0",
  access: "open",
  verified: {
    against: "documented",
    address: "https://docs.openalex.org/api-entities/authors/author-object",
    date: "2026-11-21",
  },
  accepts: ["externalId"],
  takes: ({ value }) => idOf(value) !== undefined,
  yields: ["fullName", "alias", "experience", "account"],
  limits: { requestsPerMinute: 120, timeoutMs: 15_000, cacheDays: 7 },
  asks: "https://api.openalex.org",
  members: {
    "openalex/author": {
      reads: [
        ...members("", "id orcid display_name display_name_alternatives"),
        ...members("affiliations/*", "institution/display_name years"),
        ...members("ids", "twitter wikipedia"),
      ],
      ignores: {
        "numbers in other indexes of papers": members("ids", "openalex orcid scopus mag umid"),
        "figures about papers": members(
          "",
          "works_count cited_by_count summary_stats counts_by_year relevance_score sources",
        ),
        "guesses about what papers are about": members("", "topics topic_share x_concepts"),
        "what the affiliations say already": members("", "last_known_institution last_known_institutions"),
        "about the institution": members("affiliations/*/institution", "id ror country_code type lineage"),
        "the name in forms of the service's own": members(
          "",
          "display_name_normalized parsed_longest_name longest_name block_key",
        ),
        "about the entry": members("", "works_api_url updated_date created_date"),
      },
    },
  },
  examples: {
    present: { kind: "externalId", value: "openalex:A9000000101" },
    absent: { kind: "externalId", value: "openalex:A9000000199" },
  },
  async *probe(identifier, context) {
    const answer = await context.ask({ url: `https://api.openalex.org/authors/${idOf(identifier.value)}` });
    if (answer !== null) yield captureOf("openalex/author", answer);
  },
  read: readKinds({ "openalex/author": readOpenalexAuthor }),
};

/** By OpenAlex's own number or by ORCID's, as its path wants it. */
function idOf(key: string): string | undefined {
  const [, own] = /^openalex:(A\d{1,12})$/i.exec(key) ?? [];
  return own ?? /^orcid:[\dX-]{19}$/.exec(key)?.[0];
}
