import { ledgerReasons } from "./reason.ts";
import { z } from "zod";
import { OUTCOMES } from "../domain/coverage.ts";
import { SEARCH_TYPES } from "../domain/platform.ts";

export const SearchQuery = z
  .strictObject({
    query: z
      .string()
      .trim()
      .min(1, "give a name, an email address, a phone number or a profile URL")
      .max(256, "at most 256 characters")
      .describe(
        "A name, optionally with an employer, job title or place; an email address; a phone number; a profile URL or @handle.",
      ),
    type: z.enum(SEARCH_TYPES).describe("The platform to search; `candor` searches everyone."),
    ask: z
      .string()
      .max(64)
      .optional()
      .describe("The name of an external source to search as well, such as `wikidata`."),
    next: z.string().max(2_048).optional().describe("The cursor of the previous page; empty means the first page."),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  })
  .meta({ id: "SearchQuery" });

export const SearchResult = z
  .object({
    candidateId: z.string(),
    avatarUrl: z.string(),
    fullName: z.string(),
    aliases: z.array(z.string()).optional().describe("Other names, in any script; absent if there are none."),
    fragments: z.array(z.string()).describe("Context such as job title, company and location."),
    birthYear: z.int().optional().describe("The year of birth, if others with the same name are on this page."),
    matchedOn: z.array(z.string()).describe("Why this person is in the results."),
    likelihood: z.number().min(0).max(1).describe("How likely this is the person you are searching for."),
  })
  .meta({ id: "SearchResult" });

export const SearchCoverage = z
  .object({
    connector: z.string(),
    outcome: z.enum(OUTCOMES),
    ...ledgerReasons,
    ms: z.number(),
  })
  .meta({ id: "SearchCoverage" });

export const SearchPage = z
  .object({
    results: z.array(SearchResult),
    next: z.string(),
    status: z.literal("success"),
    coverage: z
      .array(SearchCoverage)
      .optional()
      .describe("On the first page, if external sources were requested: the outcome for each."),
  })
  .meta({ id: "SearchPage" });

export type SearchQuery = z.infer<typeof SearchQuery>;
export type SearchResult = z.infer<typeof SearchResult>;
export type SearchCoverage = z.infer<typeof SearchCoverage>;
export type SearchPage = z.infer<typeof SearchPage>;
