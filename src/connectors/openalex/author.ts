import { z } from "zod";
import { networkAccountAt } from "../../domain/address.ts";
import type { AccountValue, ClaimDraft, ExperienceValue } from "../../domain/claim.ts";
import { type Identifier, normalizeIdentifier } from "../../domain/identifier.ts";
import { type ProfileAddress, readProfileUrl } from "../../domain/platform.ts";
import { jsonReader, members } from "../reader.ts";
import { accountOf } from "../findings/account.ts";
import {
  claimAt,
  compact,
  optionalCount,
  optionalText,
  pointer,
  UnreadableCapture,
  webAddress,
} from "../findings/claims.ts";

const Author = z.object({
  id: z.url({ protocol: /^https$/ }),
  orcid: optionalText,
  display_name: optionalText,
  works_count: optionalCount,
  cited_by_count: optionalCount,
  summary_stats: z.object({ h_index: optionalCount }).nullish(),
  ids: z.object({ twitter: optionalText, wikipedia: optionalText }).nullish(),
  display_name_alternatives: z.array(optionalText).nullish(),
  affiliations: z
    .array(
      z.object({ institution: z.object({ display_name: optionalText }), years: z.array(z.int().min(1000).max(9999)) }),
    )
    .nullish(),
});
type Author = z.infer<typeof Author>;

/**
 * Reads `openalex/author`: an author from `GET /authors/{id}` (docs.openalex.org, "Author object"). An affiliation is
 * one named by papers of those years, without a title. Topics are the service's guesses and are left out.
 */
export const openalexAuthor = jsonReader({
  kind: "openalex/author",
  schema: Author,
  reads: [
    ...members("", "id orcid display_name display_name_alternatives works_count cited_by_count"),
    "summary_stats/h_index",
    ...members("affiliations/*", "institution/display_name years"),
    ...members("ids", "twitter wikipedia"),
  ],
  ignores: {
    "IDs in other indexes of papers": members("ids", "openalex orcid scopus mag umid"),
    "further figures about papers": [
      ...members("", "counts_by_year relevance_score sources"),
      ...members("summary_stats", "2yr_mean_citedness i10_index oa_percent"),
    ],
    "guesses about what papers are about": members("", "topics topic_share x_concepts"),
    "already in the affiliations": members("", "last_known_institution last_known_institutions"),
    "about the institution": members("affiliations/*/institution", "id ror country_code type lineage"),
    "the name in the service's own formats": members(
      "",
      "display_name_normalized parsed_longest_name longest_name block_key",
    ),
    "about the entry": members("", "works_api_url updated_date created_date"),
  },
  yields: ["fullName", "alias", "experience", "account"],
  *read(author, capture) {
    const id = /\/(A\d+)$/.exec(author.id)?.[1];
    if (id === undefined) throw new UnreadableCapture(`${capture.kind}: /id: no author's id`);
    yield {
      externalId: `openalex:${id}`,
      url: author.id,
      ...(author.display_name && { name: author.display_name }),
      claims: [...authorClaims(author)],
      identifiers: [...keysOf(id, author)],
    };
  },
});

/**
 * OpenAlex groups papers into authors by rules (docs.openalex.org, "Author disambiguation"): less certain than a
 * person's own statement.
 */
const DISAMBIGUATED = { confidence: 0.6 } as const;

function* authorClaims(author: Author): Generator<ClaimDraft> {
  if (author.display_name) yield claimAt("fullName", author.display_name, "/display_name", { confidence: 0.8 });
  for (const [index, alias] of (author.display_name_alternatives ?? []).entries()) {
    const at = pointer("display_name_alternatives", index);
    if (alias && alias !== author.display_name) yield claimAt("alias", alias, at, DISAMBIGUATED);
  }
  yield claimAt("account", entryOf(author), "", DISAMBIGUATED);
  const register = author.orcid === undefined ? null : networkAccountAt(author.orcid);
  if (register) yield claimAt("account", register, "/orcid", DISAMBIGUATED);
  const account = accountOn(author);
  if (account) yield claimAt("account", accountOf(account, {}), "/ids/twitter", DISAMBIGUATED);
  for (const [index, { institution, years }] of (author.affiliations ?? []).entries()) {
    if (institution.display_name === undefined || years.length === 0) continue;
    const value = compact<ExperienceValue>({
      company: institution.display_name,
      from: String(Math.min(...years)),
      to: String(Math.max(...years)),
      kind: "job",
    });
    yield claimAt("experience", value, pointer("affiliations", index), DISAMBIGUATED);
  }
}

/** The author's own entry, with the figures used to rank researchers. */
function entryOf(author: Author): AccountValue {
  const figures = {
    Works: author.works_count,
    Citations: author.cited_by_count,
    "h-index": author.summary_stats?.h_index,
  };
  return compact<AccountValue>({
    platform: "OpenAlex",
    url: author.id,
    displayName: author.display_name,
    category: "professional",
    attributes: Object.entries(figures).flatMap(([key, value]) =>
      value === undefined ? [] : [{ key, value: String(value) }],
    ),
  });
}

/** `ids` has X under its old name, as a handle or a URL. */
function accountOn({ ids }: Author): ProfileAddress | null {
  const written = ids?.twitter;
  if (written === undefined) return null;
  return readProfileUrl(webAddress(written) ?? `https://x.com/${written.replace(/^@/, "")}`);
}

/** An encyclopedia's article is a page about the person, and its connector can be asked. */
function* keysOf(id: string, author: Author): Generator<Identifier> {
  const number = /\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.exec(author.orcid ?? "")?.[0];
  for (const key of [`openalex:${id}`, number && `orcid:${number}`]) {
    const identifier = key ? normalizeIdentifier("externalId", key) : null;
    if (identifier) yield identifier;
  }
  const account = accountOn(author);
  if (account) yield { kind: "profileUrl", value: account.url };
  const article = webAddress(author.ids?.wikipedia);
  const site = article === undefined ? null : normalizeIdentifier("website", article);
  if (site) yield site;
}
