import { z } from "zod";
import { STATUSES } from "../domain/lookup.ts";
import { CandidateDetail, MergeCandidate } from "./candidate.ts";
import { ConnectorList } from "./connector.ts";
import { Import, ImportPage, ImportQuery, RemovedImport } from "./import.ts";
import { JudgedRecord, JudgeRecord } from "./judgement.ts";
import {
  CreateLookup,
  Datasource,
  ErasureReceipt,
  Evidence,
  Lookup,
  LookupEvent,
  LookupPage,
  Probe,
  ReportLink,
  ReportQuery,
  ReportVerification,
} from "./lookup.ts";
import { CreateKey, Key, KeyList, NewKey } from "./key.ts";
import type { Scope } from "./scope.ts";
import { SearchPage, SearchQuery } from "./search.ts";
import { CreateShare, NewShare, Share, SharedReport, ShareList } from "./share.ts";

/** One route under `/v1`: what it takes, what it needs, what it answers. */
export interface Operation {
  readonly method: "get" | "post" | "delete";
  readonly path: string;
  readonly summary: string;
  readonly tag: string;
  /** What the key must have: this scope, nothing in particular, or there need be no key at all. */
  readonly scope: Scope | "any" | "none";
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The body is a stream of this media type, handed on unread. */
  readonly stream?: string;
  readonly headers?: z.ZodObject;
  readonly status: number;
  readonly response: z.ZodType;
  /** The answer is a stream of Server-Sent Events, each of which is a `response`. */
  readonly events?: boolean;
}

const lookupId = z.strictObject({ lookupId: z.string() });
const importId = z.strictObject({ importId: z.string() });
const page = {
  next: z.string().max(512).optional().describe("The cursor of the previous page; empty means the first page."),
  limit: z.coerce.number().int().min(1).max(100).default(20),
};

/** Every route under `/v1`. The API, the OpenAPI document and the client are made from this table. */
export const OPERATIONS = {
  searchCandidates: {
    method: "get",
    path: "/search",
    summary: "Search candidates.",
    tag: "search",
    scope: "search",
    query: SearchQuery,
    status: 200,
    response: SearchPage,
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
  },
  mergeCandidates: {
    method: "post",
    path: "/candidates/{candidateId}/merges",
    summary: "Two candidates turned out to be one person: make them one.",
    tag: "search",
    scope: "candidates:write",
    params: z.strictObject({ candidateId: z.string() }),
    body: MergeCandidate,
    status: 200,
    response: CandidateDetail,
  },
  splitCandidates: {
    method: "delete",
    path: "/candidates/{candidateId}/merges/{otherId}",
    summary: "Two merged candidates are two people after all: give back what was there.",
    tag: "search",
    scope: "candidates:write",
    params: z.strictObject({ candidateId: z.string(), otherId: z.string() }),
    status: 200,
    response: CandidateDetail,
  },
  createLookup: {
    method: "post",
    path: "/lookups",
    summary: "Create a lookup.",
    tag: "lookups",
    scope: "lookups:write",
    headers: z.object({ "idempotency-key": z.string().min(1).max(255).optional() }),
    body: CreateLookup,
    status: 201,
    response: Lookup,
  },
  listLookups: {
    method: "get",
    path: "/lookups",
    summary: "This account's lookups, newest first, without their data.",
    tag: "lookups",
    scope: "lookups:read",
    query: z.strictObject({ ...page, status: z.enum(STATUSES).optional() }),
    status: 200,
    response: LookupPage,
  },
  getLookup: {
    method: "get",
    path: "/lookups/{lookupId}",
    summary: "Retrieve one lookup.",
    tag: "lookups",
    scope: "lookups:read",
    params: lookupId,
    query: z.strictObject({
      wait: z.coerce
        .number()
        .int()
        .min(0)
        .max(60)
        .default(0)
        .describe("Seconds to hold until status or stage differs from what they were on arrival."),
      candidate: z
        .literal("id")
        .optional()
        .describe("`id` returns the deprecated `candidateId` in place of `candidate`."),
    }),
    status: 200,
    response: Lookup,
  },
  listDatasources: {
    method: "get",
    path: "/lookups/{lookupId}/datasources",
    summary: "Retrieve the raw datasources of a lookup.",
    tag: "lookups",
    scope: "lookups:read",
    params: lookupId,
    status: 200,
    response: z.array(Datasource),
  },
  getEvidence: {
    method: "get",
    path: "/lookups/{lookupId}/evidence",
    summary: "The claims under every field and sentence of the profile.",
    tag: "lookups",
    scope: "lookups:read",
    params: lookupId,
    status: 200,
    response: Evidence,
  },
  getCoverage: {
    method: "get",
    path: "/lookups/{lookupId}/coverage",
    summary: "The coverage ledger: one entry per probe.",
    tag: "lookups",
    scope: "lookups:read",
    params: lookupId,
    status: 200,
    response: z.array(Probe),
  },
  getReport: {
    method: "get",
    path: "/lookups/{lookupId}/pdf",
    summary: "Obtain a PDF download URL for a lookup report.",
    tag: "lookups",
    scope: "lookups:read",
    params: lookupId,
    query: ReportQuery,
    status: 200,
    response: ReportLink,
  },
  verifyReport: {
    method: "post",
    path: "/reports/verifications",
    summary: "Tell whether a PDF is a report that this service made and nobody changed.",
    tag: "lookups",
    scope: "lookups:read",
    stream: "application/pdf",
    status: 200,
    response: ReportVerification,
  },
  watchLookup: {
    method: "get",
    path: "/lookups/{lookupId}/events",
    summary: "Follow a lookup as Server-Sent Events: `stage`, `probe`, `finished`.",
    tag: "lookups",
    scope: "lookups:read",
    params: lookupId,
    headers: z.object({ "last-event-id": z.string().max(64).optional() }),
    status: 200,
    response: LookupEvent,
    events: true,
  },
  listRecords: {
    method: "get",
    path: "/lookups/{lookupId}/records",
    summary: "Every record of the lookup, with whether it is the candidate, and why.",
    tag: "lookups",
    scope: "lookups:read",
    params: lookupId,
    status: 200,
    response: z.array(JudgedRecord),
  },
  judgeRecord: {
    method: "post",
    path: "/lookups/{lookupId}/judgements",
    summary: "Decide that a record is the candidate or somebody else. The profile is rebuilt at once.",
    tag: "lookups",
    scope: "lookups:write",
    params: lookupId,
    body: JudgeRecord,
    status: 200,
    response: Lookup,
  },
  takeBackJudgement: {
    method: "delete",
    path: "/lookups/{lookupId}/judgements/{recordId}",
    summary: "Take a decision on a record back. The profile is rebuilt at once.",
    tag: "lookups",
    scope: "lookups:write",
    params: z.strictObject({ lookupId: z.string(), recordId: z.string() }),
    status: 200,
    response: Lookup,
  },
  cancelLookup: {
    method: "post",
    path: "/lookups/{lookupId}/cancel",
    summary: "Stop a lookup. One that has ended stays as it is.",
    tag: "lookups",
    scope: "lookups:write",
    params: lookupId,
    status: 200,
    response: Lookup,
  },
  rebuildLookup: {
    method: "post",
    path: "/lookups/{lookupId}/rebuild",
    summary: "Read the stored datasources again and make the profile anew, asking nobody.",
    tag: "lookups",
    scope: "lookups:write",
    params: lookupId,
    status: 200,
    response: Lookup,
  },
  eraseLookup: {
    method: "delete",
    path: "/lookups/{lookupId}",
    summary: "Erase a lookup with everything under it.",
    tag: "lookups",
    scope: "lookups:write",
    params: lookupId,
    status: 200,
    response: ErasureReceipt,
  },
  createShare: {
    method: "post",
    path: "/lookups/{lookupId}/shares",
    summary: "Make a link that shows the report to whoever holds it, for some days.",
    tag: "shares",
    scope: "lookups:write",
    params: lookupId,
    body: CreateShare,
    status: 201,
    response: NewShare,
  },
  listShares: {
    method: "get",
    path: "/lookups/{lookupId}/shares",
    summary: "The links of a lookup, without their tokens, and how often each was opened.",
    tag: "shares",
    scope: "lookups:read",
    params: lookupId,
    status: 200,
    response: ShareList,
  },
  revokeShare: {
    method: "delete",
    path: "/lookups/{lookupId}/shares/{shareId}",
    summary: "End a link at once.",
    tag: "shares",
    scope: "lookups:write",
    params: z.strictObject({ lookupId: z.string(), shareId: z.string() }),
    status: 200,
    response: Share,
  },
  openShare: {
    method: "get",
    path: "/shared",
    summary: "The report behind a link: profile and evidence, no documents. Every opening is counted.",
    tag: "shares",
    scope: "none",
    headers: z.object({ "x-share-token": z.string().min(1).max(128).describe("What follows `#` in the link.") }),
    status: 200,
    response: SharedReport,
  },
  createImport: {
    method: "post",
    path: "/imports",
    summary: "Stream a file of people and documents in.",
    tag: "imports",
    scope: "candidates:write",
    query: ImportQuery,
    stream: "application/x-ndjson",
    status: 201,
    response: Import,
  },
  listImports: {
    method: "get",
    path: "/imports",
    summary: "This account's imports, newest first.",
    tag: "imports",
    scope: "candidates:write",
    query: z.strictObject(page),
    status: 200,
    response: ImportPage,
  },
  getImport: {
    method: "get",
    path: "/imports/{importId}",
    summary: "One import: progress, counts, rejected rows.",
    tag: "imports",
    scope: "candidates:write",
    params: importId,
    status: 200,
    response: Import,
  },
  removeImport: {
    method: "delete",
    path: "/imports/{importId}",
    summary: "Remove an import with its people, documents and pictures.",
    tag: "imports",
    scope: "candidates:write",
    params: importId,
    status: 200,
    response: RemovedImport,
  },
  createKey: {
    method: "post",
    path: "/keys",
    summary: "Make an API key. It is shown in this answer and never again.",
    tag: "keys",
    scope: "admin",
    body: CreateKey,
    status: 201,
    response: NewKey,
  },
  listConnectors: {
    method: "get",
    path: "/connectors",
    summary: "The sources that lookups may ask, and how they fare.",
    tag: "connectors",
    scope: "lookups:read",
    status: 200,
    response: ConnectorList,
  },
  getOwnKey: {
    method: "get",
    path: "/keys/own",
    summary: "The key of this call: what it may do, and what it has left.",
    tag: "keys",
    scope: "any",
    status: 200,
    response: Key,
  },
  listKeys: {
    method: "get",
    path: "/keys",
    summary: "This account's keys, without the keys themselves.",
    tag: "keys",
    scope: "admin",
    status: 200,
    response: KeyList,
  },
  revokeKey: {
    method: "delete",
    path: "/keys/{keyId}",
    summary: "Revoke a key. It is refused within a second.",
    tag: "keys",
    scope: "admin",
    params: z.strictObject({ keyId: z.string() }),
    status: 200,
    response: Key,
  },
} as const satisfies Record<string, Operation>;

export type Operations = typeof OPERATIONS;
export type OperationName = keyof Operations;
