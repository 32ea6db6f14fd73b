import { z } from "zod";
import { CandidateDetail, MergeCandidate } from "./candidate.ts";
import type { Operation } from "./operation.ts";
import { SearchPage, SearchQuery } from "./search.ts";

/** Operations for searching, and on the people who are found. */
export const SEARCH_OPERATIONS = {
  searchCandidates: {
    method: "get",
    path: "/search",
    summary: "Search candidates.",
    tag: "search",
    scope: "search",
    query: SearchQuery,
    status: 200,
    response: SearchPage,
    errors: [],
  },
  searchByBody: {
    method: "post",
    repeat: "anew",
    path: "/search",
    summary:
      "Search candidates, like `GET /search`, with the query in the body, which keeps it out of URLs and access logs.",
    tag: "search",
    scope: "search",
    body: SearchQuery,
    status: 200,
    response: SearchPage,
    errors: [],
  },
  getCandidate: {
    method: "get",
    path: "/candidates/{candidateId}",
    summary: "One candidate with presences and identifiers.",
    tag: "search",
    scope: "search",
    params: z.strictObject({ candidateId: z.string() }),
    status: 200,
    response: CandidateDetail,
    errors: ["candidate_not_found", "person_under_age"],
  },
  mergeCandidates: {
    method: "post",
    repeat: "read",
    path: "/candidates/{candidateId}/merges",
    summary: "Merge two candidates that are the same person.",
    tag: "search",
    scope: "candidates:write",
    params: z.strictObject({ candidateId: z.string() }),
    body: MergeCandidate,
    status: 200,
    response: CandidateDetail,
    errors: ["candidate_not_found"],
  },
  splitCandidates: {
    method: "delete",
    path: "/candidates/{candidateId}/merges/{otherId}",
    summary: "Split two merged candidates again, exactly as they were before.",
    tag: "search",
    scope: "candidates:write",
    params: z.strictObject({ candidateId: z.string(), otherId: z.string() }),
    status: 200,
    response: CandidateDetail,
    errors: ["candidate_not_found", "merge_not_found"],
  },
} as const satisfies Record<string, Operation>;
