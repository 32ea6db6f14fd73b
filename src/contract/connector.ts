import { ledgerReasons, whyOfLedger } from "./reason.ts";
import { z } from "zod";
import { SECTIONS } from "../domain/lookup.ts";
import { IDENTIFIER_KINDS } from "../domain/identifier.ts";

/** A source that lookups may ask, and how it is doing. */
export const Connector = z
  .object({
    connector: z.string().describe("Its name, as in `/coverage`."),
    title: z.string(),
    homepage: z.string(),
    terms: z.string().describe("The URL of the terms under which it is searched."),
    access: z.enum(["open", "key", "licensed", "local"]),
    licence: z.string().optional().describe("The licence of its responses, as stated by the source."),
    cost: z
      .object({
        dollars: z.number().describe("US dollars, according to the prices at the time of this release."),
        per: z.enum(["account", "search"]).describe("Whether this is per account or per search."),
      })
      .optional()
      .describe("The most that one request costs the operator. Absent: nothing, or a flat fee."),
    sections: z.array(z.enum(SECTIONS)).describe("The sections of a profile that it fills."),
    remedy: z.string().optional().describe("What is missing before it can be searched; absent if nothing is."),
    identifierKinds: z.array(z.enum(IDENTIFIER_KINDS)).describe("The kinds of identifiers it can be searched by."),
    enabled: z.boolean().describe("Whether it is switched on."),
    fixed: z.boolean().describe("It is switched on by an environment variable, and can be switched off only there."),
    settings: z
      .array(
        z.object({
          name: z.string(),
          help: z.string(),
          secret: z.boolean().describe("It is never shown again."),
          set: z.enum(["environment", "service"]).optional().describe("Where it is set; absent if it is not."),
        }),
      )
      .describe("Its settings."),
    lastError: z.string().optional().describe("How its last request failed; absent if it has answered since."),
    lastErrorWhy: whyOfLedger.optional().describe("What `lastError` says, as codes."),
    configured: z.boolean().describe("Whether it has what it needs: a key if it requires one, and network access."),
    lacks: z
      .string()
      .optional()
      .describe("What it lacks before it can be searched: `key`, or a setting by its name. Absent: nothing."),
    verified: z
      .object({ against: z.enum(["recorded", "documented"]), address: z.string(), date: z.iso.date() })
      .optional()
      .describe("The recorded response that its reader was verified against. Absent: unverified."),
    circuit: z.enum(["closed", "open"]).describe("`open`: paused after repeated failures."),
    requests: z.number().describe("Requests sent to it."),
    errorRate: z.number().min(0).max(1).describe("The share of the last twenty or so requests that failed."),
    lastSuccessAt: z.iso.datetime().optional(),
    lastFailureAt: z.iso.datetime().optional(),
    unknownMembers: z
      .array(z.string())
      .describe("Unknown members in its responses, as kind and path: its format has changed."),
  })
  .meta({ id: "Connector" });

export const ConnectorList = z
  .object({
    results: z.array(Connector),
    changeable: z
      .boolean()
      .describe(
        "Whether this key may switch sources on and off. That takes the scope `admin` in the installation's first account.",
      ),
    status: z.literal("success"),
  })
  .meta({ id: "ConnectorList" });

/** Settings of a source that can be changed in the running service. */
export const SetConnector = z
  .strictObject({
    enabled: z.boolean().optional().describe("Whether to switch it on."),
    settings: z
      .record(z.string(), z.string().trim().min(1).max(2000).nullable())
      .optional()
      .describe("Settings by name; `null` removes one. Stored encrypted, and never shown again."),
  })
  .meta({ id: "SetConnector" });
export type SetConnector = z.output<typeof SetConnector>;

/** Switches on all open sources at once. */
export const OpenConnectors = z.strictObject({
  contact: z
    .string()
    .trim()
    .min(3)
    .max(200)
    .regex(/^[\x21-\x2d\x2f-\x3f\x41-\x7e]*[@.][\x21-\x7e]*$/, "must be an email address or a URL")
    .optional()
    .describe(
      "An email address or URL where sources can reach you; sent in the `User-Agent`. Wikimedia and OpenAlex ask for one.",
    ),
});

/** How a source answered a question about the invented person of its samples. */
export const ConnectorTest = z
  .object({
    connector: z.string(),
    works: z.boolean(),
    outcome: z.enum(["found", "absent", "blocked", "failed", "skipped"]),
    ...ledgerReasons,
    ms: z.number(),
  })
  .meta({ id: "ConnectorTest" });
export type ConnectorTest = z.infer<typeof ConnectorTest>;

export type Connector = z.infer<typeof Connector>;
export type ConnectorList = z.infer<typeof ConnectorList>;
