import { z } from "zod";

/** A reason as a code, for clients that write its sentence themselves. */
export function codedReason<const Code extends string>(codes: readonly [Code, ...Code[]]) {
  return z.object({
    code: z.enum(codes).describe("Which reason it is."),
    values: z.array(z.string()).describe("What varies in its sentence, in order."),
  });
}
