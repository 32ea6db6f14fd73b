import { z } from "zod";

/** RFC 9457, and the members `success` and `error`, which clients of this kind of API also read. */
export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number(),
    detail: z.string(),
    instance: z.string(),
    code: z.string(),
    requestId: z.string(),
    errors: z.array(z.object({ pointer: z.string(), detail: z.string() })),
    success: z.literal(false),
    error: z.string(),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof Problem>;
