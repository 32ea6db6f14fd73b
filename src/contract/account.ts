import { z } from "zod";
import { NewKey } from "./key.ts";
import { lineOfText } from "./text.ts";

/** Also part of log lines and of the audit, so it is short and plain. */
const accountId = z
  .string()
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/)
  .describe(
    "Chosen by you: 1 to 40 lower-case letters, digits and hyphens, neither first nor last a hyphen. It is no secret, and never changes.",
  )
  .meta({ examples: ["press-desk"] });

export const CreateAccount = z
  .strictObject({
    accountId,
    keyName: lineOfText(100).default("first"),
  })
  .meta({ id: "CreateAccount" });

export const NewAccount = NewKey.extend({ accountId: z.string() }).meta({ id: "NewAccount" });

export const Account = z
  .object({
    accountId: z.string(),
    createdAt: z.iso.datetime().describe("When its first key was created."),
    keys: z.number().describe("Keys that work."),
    members: z.number().describe("Members who have not been removed."),
  })
  .meta({ id: "Account" });

export const AccountList = z.object({ results: z.array(Account), status: z.literal("success") }).meta({
  id: "AccountList",
});

export type CreateAccount = z.infer<typeof CreateAccount>;
export type NewAccount = z.infer<typeof NewAccount>;
export type Account = z.infer<typeof Account>;
export type AccountList = z.infer<typeof AccountList>;
