import { z } from "zod";
import { PURPOSES } from "../domain/purpose.ts";
import { SCOPES } from "./scope.ts";
import { instant, lineOfText } from "./text.ts";

/** The largest count: the column is a 32-bit integer. */
const MAX_COUNT = 2_147_483_647;
const count = z.number().int().min(0).max(MAX_COUNT);

export const CreateKey = z
  .strictObject({
    name: lineOfText(100),
    label: z.enum(["live", "test"]).default("live").describe("Part of the key's text; it has no other effect."),
    scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length),
    purposes: z.array(z.enum(PURPOSES)).min(1).max(PURPOSES.length),
    defaultPurpose: z.enum(PURPOSES).optional().describe("Default: the first of `purposes`."),
    expiresAt: instant.optional(),
    memberId: z
      .uuid()
      .optional()
      .describe("The member whose key this is. Their role limits it, and it is revoked when they are removed."),
    credits: count.optional().describe("Paid lookups. Absent: unlimited."),
    trials: count.optional().describe("Trial lookups. Absent: unlimited."),
    rateLimit: z
      .number()
      .int()
      .min(1)
      .max(1_000_000)
      .optional()
      .describe("Requests per minute. Absent: the installation's limit."),
  })
  .refine((key) => key.defaultPurpose === undefined || key.purposes.includes(key.defaultPurpose), {
    path: ["defaultPurpose"],
    message: "must be one of purposes",
  })
  .meta({ id: "CreateKey" });

/** Changes the members that are given and keeps the rest; `null` removes a limit. */
export const ChangeKey = z
  .strictObject({
    name: lineOfText(100).optional(),
    scopes: z.array(z.enum(SCOPES)).min(1).max(SCOPES.length).optional(),
    purposes: z.array(z.enum(PURPOSES)).min(1).max(PURPOSES.length).optional(),
    defaultPurpose: z
      .enum(PURPOSES)
      .optional()
      .describe("Default: the current one, or the first of `purposes` if that no longer includes it."),
    expiresAt: instant.nullable().optional(),
    credits: count.nullable().optional().describe("Paid lookups left from now on. null: unlimited."),
    trials: count.nullable().optional().describe("Trial lookups left from now on. null: unlimited."),
    rateLimit: z
      .number()
      .int()
      .min(1)
      .max(1_000_000)
      .nullable()
      .optional()
      .describe("Requests per minute. null: no limit."),
  })
  .meta({ id: "ChangeKey" });

export const Key = z
  .object({
    keyId: z.string(),
    name: z.string(),
    label: z.string(),
    scopes: z.array(z.enum(SCOPES)),
    purposes: z.array(z.enum(PURPOSES)),
    defaultPurpose: z.enum(PURPOSES),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().optional(),
    revokedAt: z.iso.datetime().optional(),
    lastUsedAt: z.iso.datetime().optional().describe("Accurate to within ten seconds. Absent: never used."),
    rateLimit: z.number().optional().describe("Requests per minute. Absent: no limit."),
    credits: z.number().optional().describe("Paid lookups left. Absent: unlimited."),
    trials: z.number().optional().describe("Trial lookups left. Absent: unlimited."),
    memberId: z.string().optional().describe("Absent for a program's key."),
  })
  .meta({ id: "Key" });

export const NewKey = Key.extend({ key: z.string().describe("Shown once; only its hash is stored.") }).meta({
  id: "NewKey",
});

const day = z.iso.date();
/** PostgreSQL has no year 0. */
const askedDay = day.refine((text) => text >= "1000", "must be in a year from 1000 to 9999");

export const UsageQuery = z
  .strictObject({
    from: askedDay.optional().describe("The first day, UTC. Default: 29 days before `to`."),
    to: askedDay.optional().describe("The last day, UTC. Default: today."),
  })
  .meta({ id: "UsageQuery" });

export const UsageList = z
  .object({
    results: z.array(
      z.object({
        day: day.describe("UTC."),
        keyId: z.string(),
        name: z.string(),
        lookups: z
          .number()
          .describe("Lookups started on that day, paid or on trial. Previews are free and not counted."),
        charged: z.number().describe("Paid lookups that succeeded on that day."),
        trials: z.number().describe("Trial lookups that succeeded on that day."),
        returned: z
          .number()
          .describe("Credits returned on that day because the lookup failed, found nobody or was cancelled."),
      }),
    ),
    status: z.literal("success"),
  })
  .meta({ id: "UsageList" });

export const RotateKey = z
  .strictObject({
    graceHours: z
      .number()
      .int()
      .min(0)
      .max(720)
      .default(24)
      .describe("How long the old key keeps working. Use 0 if it has leaked: it stops working within a second."),
  })
  .meta({ id: "RotateKey" });

export const RotatedKey = NewKey.extend({ oldKeyUntil: z.iso.datetime() }).meta({ id: "RotatedKey" });

export const KeyList = z.object({ results: z.array(Key), status: z.literal("success") }).meta({ id: "KeyList" });

export type CreateKey = z.infer<typeof CreateKey>;
export type ChangeKey = z.infer<typeof ChangeKey>;
export type UsageList = z.infer<typeof UsageList>;
export type UsageQuery = z.infer<typeof UsageQuery>;
export type Key = z.infer<typeof Key>;
export type RotateKey = z.output<typeof RotateKey>;
export type RotatedKey = z.infer<typeof RotatedKey>;
export type NewKey = z.infer<typeof NewKey>;
export type KeyList = z.infer<typeof KeyList>;
