import { z } from "zod";
import { SECTIONS } from "../domain/lookup.ts";
import { IDENTIFIER_KINDS } from "../domain/identifier.ts";

/** One source that lookups may ask, and how it fares. */
export const Connector = z
  .object({
    connector: z.string().describe("Its name, as `/coverage` gives it."),
    title: z.string(),
    homepage: z.string(),
    terms: z.string().describe("The address of the terms under which it is asked."),
    access: z.enum(["open", "key", "licensed", "local"]),
    licence: z.string().optional().describe("Under which licence its answers come, as it states it."),
    sections: z.array(z.enum(SECTIONS)).describe("The sections of a profile that its answers fill."),
    remedy: z.string().optional().describe("What it lacks before it may be asked; absent where nothing."),
    identifierKinds: z.array(z.enum(IDENTIFIER_KINDS)).describe("What it can be asked with."),
    enabled: z.boolean().describe("Whether the operator lets lookups ask it."),
    configured: z.boolean().describe("Whether it has what it needs: a key where one is needed, and a way out."),
    verified: z
      .object({ against: z.enum(["recorded", "documented"]), address: z.string(), date: z.iso.date() })
      .optional()
      .describe("The answer against which its reading was checked. Absent: unverified."),
    circuit: z.enum(["closed", "open"]).describe("`open`: it failed too often lately and is left alone for a while."),
    requests: z.number().describe("Requests that left for it."),
    errorRate: z.number().min(0).max(1).describe("The share of the last twenty or so that failed."),
    lastSuccessAt: z.iso.datetime().optional(),
    lastFailureAt: z.iso.datetime().optional(),
    unknownMembers: z
      .array(z.string())
      .describe("Members of its answers that nobody reads yet: kind and path. It has changed."),
  })
  .meta({ id: "Connector" });

export const ConnectorList = z
  .object({ results: z.array(Connector), status: z.literal("success") })
  .meta({ id: "ConnectorList" });

export type ConnectorList = z.infer<typeof ConnectorList>;
