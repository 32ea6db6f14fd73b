import type { z } from "zod";
import type { OperationName, Operations } from "../contract/operations.ts";
import type { Caller, ServiceContext } from "../service/context.ts";
import { createLookup } from "../service/create-lookup.ts";
import { eraseLookup } from "../service/erase-lookup.ts";
import { getCandidate } from "../service/get-candidate.ts";
import { getCoverage } from "../service/get-coverage.ts";
import { getEvidence } from "../service/get-evidence.ts";
import { getLookup } from "../service/get-lookup.ts";
import { getReport } from "../service/get-report.ts";
import { importRows } from "../service/import-rows.ts";
import { getImport, listImports, removeImport } from "../service/imports.ts";
import { listDatasources } from "../service/list-datasources.ts";
import { listLookups } from "../service/list-lookups.ts";
import { rebuildLookup } from "../service/rebuild-lookup.ts";
import { searchCandidates } from "../service/search-candidates.ts";

type Parsed<
  Name extends OperationName,
  Part extends "params" | "query" | "body" | "headers",
> = Part extends keyof Operations[Name]
  ? Operations[Name][Part] extends z.ZodType
    ? z.output<Operations[Name][Part]>
    : undefined
  : undefined;

/** A validated request. */
export interface Call<Name extends OperationName> {
  readonly params: Parsed<Name, "params">;
  readonly query: Parsed<Name, "query">;
  readonly body: Parsed<Name, "body">;
  readonly headers: Parsed<Name, "headers">;
  readonly stream: AsyncIterable<Uint8Array>;
  readonly caller: Caller;
  /** Aborts when the caller goes away. */
  readonly signal: AbortSignal;
}

export interface Answer<Name extends OperationName> {
  readonly body: z.input<Operations[Name]["response"]>;
  readonly location?: string;
}

export type Handlers = { readonly [Name in OperationName]: (call: Call<Name>) => Promise<Answer<Name>> };

/** Which use case answers which operation. */
export function createHandlers(context: ServiceContext): Handlers {
  return {
    searchCandidates: async ({ query }) => ({ body: await searchCandidates(context, query) }),
    getCandidate: async ({ params }) => ({ body: await getCandidate(context, params.candidateId) }),
    createLookup: async ({ caller, body, headers }) => {
      const lookup = await createLookup(context, caller, body, headers["idempotency-key"]);
      return { body: lookup, location: `/v1/lookups/${lookup.lookupId}` };
    },
    listLookups: async ({ caller, query }) => ({ body: await listLookups(context, caller, query) }),
    getLookup: async ({ caller, params, query, signal }) => ({
      body: await getLookup(context, caller, params.lookupId, query.wait, signal),
    }),
    listDatasources: async ({ caller, params }) => ({ body: await listDatasources(context, caller, params.lookupId) }),
    getEvidence: async ({ caller, params }) => ({ body: await getEvidence(context, caller, params.lookupId) }),
    getCoverage: async ({ caller, params }) => ({ body: await getCoverage(context, caller, params.lookupId) }),
    getReport: async ({ caller, params }) => ({ body: await getReport(context, caller, params.lookupId) }),
    rebuildLookup: async ({ caller, params, signal }) => ({
      body: await rebuildLookup(context, caller, params.lookupId, signal),
    }),
    eraseLookup: async ({ caller, params }) => ({ body: await eraseLookup(context, caller, params.lookupId) }),
    createImport: async ({ caller, stream }) => {
      const done = await importRows(context, caller, stream);
      return { body: done, location: `/v1/imports/${done.importId}` };
    },
    listImports: async ({ caller, query }) => ({ body: await listImports(context, caller, query) }),
    getImport: async ({ caller, params }) => ({ body: await getImport(context, caller, params.importId) }),
    removeImport: async ({ caller, params }) => ({ body: await removeImport(context, caller, params.importId) }),
  };
}
