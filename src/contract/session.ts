import { z } from "zod";

const WebSession = z
  .object({
    sessionId: z.string(),
    memberId: z.string(),
    name: z.string().describe("The member's."),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime().describe("Within a minute. Half an hour later without use it ends."),
    endsAt: z.iso.datetime().describe("When it ends, however it is used."),
    own: z.boolean().describe("Whether this request came with it."),
  })
  .meta({ id: "WebSession" });

export const SessionList = z
  .object({ results: z.array(WebSession), status: z.literal("success") })
  .meta({ id: "SessionList" });

export const EndedSession = z
  .object({ sessionId: z.string(), status: z.literal("success") })
  .meta({ id: "EndedSession" });

export const SignedOut = EndedSession.extend({
  providerUrl: z.string().optional().describe("Where the browser signs out at the provider too."),
}).meta({ id: "SignedOut" });

export type SessionList = z.infer<typeof SessionList>;
