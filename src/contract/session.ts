import { z } from "zod";

const WebSession = z
  .object({
    sessionId: z.string(),
    memberId: z.string(),
    name: z.string().describe("The member's name."),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime().describe("Accurate to within a minute. The session ends half an hour after its last use."),
    endsAt: z.iso.datetime().describe("When it ends, even if it is used."),
    own: z.boolean().describe("Whether this request used it."),
  })
  .meta({ id: "WebSession" });

export const SessionList = z
  .object({ results: z.array(WebSession), status: z.literal("success") })
  .meta({ id: "SessionList" });

export const EndedSession = z
  .object({ sessionId: z.string(), status: z.literal("success") })
  .meta({ id: "EndedSession" });

export const SignedOut = EndedSession.extend({
  providerUrl: z.string().optional().describe("The URL at which the browser also signs out of the provider."),
}).meta({ id: "SignedOut" });

export type SessionList = z.infer<typeof SessionList>;
