import { z } from "zod";
import { isOneLine } from "../domain/one-line.ts";
import { PURPOSES } from "../domain/purpose.ts";
import { ROLES } from "./role.ts";
import { NOT_ONE_LINE, personName } from "./text.ts";

const role = z
  .enum(ROLES)
  .describe(
    "Limits what the member's keys may do. `owner`: everything; `analyst`: `search`, `lookups:read`, `lookups:write`, `candidates:write`; `reader`: `search`, `lookups:read`.",
  );
const memberName = personName(100).refine(isOneLine, NOT_ONE_LINE);
const email = z.email().max(254).toLowerCase();
const purposes = z.array(z.enum(PURPOSES)).min(1).max(PURPOSES.length);

export const CreateMember = z
  .strictObject({
    name: memberName,
    email: email.describe(
      "Also identifies them at sign-in, if the operator has set up a provider. Stored in lower case.",
    ),
    role,
    purposes: purposes
      .optional()
      .describe("The purposes allowed for the member's keys. Default: those of your key. An owner has all."),
  })
  .meta({ id: "CreateMember" });

/** Changes the members that are given and keeps the rest. */
export const ChangeMember = z
  .strictObject({
    name: memberName.optional(),
    email: email.optional(),
    role: role.optional(),
    purposes: purposes.optional(),
  })
  .meta({ id: "ChangeMember" });

export const Member = z
  .object({
    memberId: z.string(),
    name: z.string(),
    email: z.string().describe("Empty once the member has been removed."),
    role: z.enum(ROLES),
    purposes: z.array(z.enum(PURPOSES)),
    createdAt: z.iso.datetime(),
    removedAt: z.iso.datetime().optional(),
  })
  .meta({ id: "Member" });

export const MemberList = z
  .object({ results: z.array(Member), status: z.literal("success") })
  .meta({ id: "MemberList" });

export type CreateMember = z.output<typeof CreateMember>;
export type ChangeMember = z.output<typeof ChangeMember>;
export type Member = z.infer<typeof Member>;
export type MemberList = z.infer<typeof MemberList>;
