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
    fixed: z.boolean().describe("It is on by an environment variable: only there can it be switched off."),
    settings: z
      .array(
        z.object({
          name: z.string(),
          help: z.string(),
          secret: z.boolean().describe("It is never shown again."),
          set: z.enum(["environment", "service"]).optional().describe("Where it is set; absent: nowhere."),
        }),
      )
      .describe("What can be set for it."),
    lastError: z.string().optional().describe("How its last request failed, where it did since it last answered."),
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

/** What is set for a source in the running service. */
export const SetConnector = z
  .strictObject({
    enabled: z.boolean().optional().describe("Whether lookups may ask it."),
    settings: z
      .record(z.string(), z.string().trim().min(1).max(2000).nullable())
      .optional()
      .describe("By name; `null` takes one away. Stored encrypted, and never shown again."),
  })
  .meta({ id: "SetConnector" });
export type SetConnector = z.output<typeof SetConnector>;

/** All open sources at once. */
export const OpenConnectors = z.strictObject({
  contact: z
    .string()
    .trim()
    .min(3)
    .max(200)
    .regex(/^[\x21-\x7e]*[@.][\x21-\x7e]*$/, "an e-mail or a web address")
    .optional()
    .describe("How sources reach you: it stands in the `User-Agent`. Wikimedia and OpenAlex ask for one."),
});

/** How a source answered a question about the invented person of its example. */
export const ConnectorTest = z
  .object({
    connector: z.string(),
    works: z.boolean(),
    outcome: z.enum(["found", "absent", "blocked", "failed", "skipped"]),
    reason: z.string().optional(),
    ms: z.number(),
  })
  .meta({ id: "ConnectorTest" });
export type ConnectorTest = z.infer<typeof ConnectorTest>;

export type Connector = z.infer<typeof Connector>;
export type ConnectorList = z.infer<typeof ConnectorList>;
