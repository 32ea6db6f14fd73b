import { z } from "zod";
import { SummariesQuery } from "./summaries.ts";
import { lookupId, type Operation } from "./operation.ts";
import { CreateShare, NewShare, Share, SharedReport, ShareList } from "./share.ts";

/** Operations on links that show one report to anybody who has them. */
export const SHARE_OPERATIONS = {
  createShare: {
    method: "post",
    repeat: "kept",
    atomic: true,
    path: "/lookups/{lookupId}/shares",
    summary: "Create a link that shows the report, for some days, to anyone who has it.",
    tag: "shares",
    scope: "lookups:write",
    params: lookupId,
    body: CreateShare,
    status: 201,
    response: NewShare,
    errors: ["lookup_not_found", "purpose_not_allowed", "lookup_expired", "lookup_not_finished"],
  },
  listShares: {
    method: "get",
    path: "/lookups/{lookupId}/shares",
    summary: "List the links to a lookup, without their tokens, and how often each was opened.",
    tag: "shares",
    scope: "lookups:read",
    params: lookupId,
    status: 200,
    response: ShareList,
    errors: ["lookup_not_found", "purpose_not_allowed", "lookup_expired"],
  },
  revokeShare: {
    method: "delete",
    path: "/lookups/{lookupId}/shares/{shareId}",
    summary: "Revoke a link at once.",
    tag: "shares",
    scope: "lookups:write",
    params: z.strictObject({ lookupId: z.string(), shareId: z.string() }),
    status: 200,
    response: Share,
    errors: ["lookup_not_found", "purpose_not_allowed", "lookup_expired", "share_not_found"],
  },
  openShare: {
    method: "get",
    path: "/shared",
    summary:
      "The report behind a link: profile and evidence, with the place of each claim in data as a card, no documents. Every opening is counted.",
    tag: "shares",
    scope: "none",
    query: SummariesQuery,
    headers: z.object({ "x-share-token": z.string().min(1).max(128).describe("The part of the link after `#`.") }),
    status: 200,
    response: SharedReport,
    errors: ["share_not_found"],
  },
} as const satisfies Record<string, Operation>;
