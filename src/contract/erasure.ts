import { z } from "zod";

/** The receipt for the erasure of a person. */
export const Erasure = z
  .object({
    erasureId: z.string(),
    erasedAt: z.iso.datetime(),
    stores: z
      .array(z.object({ store: z.string(), count: z.int().min(1) }))
      .describe(
        "How many rows (by table) and files (by name prefix) were erased. `mention` counts lookups about others that no longer name the person.",
      ),
    tombstone: z
      .string()
      .describe("The entry in the tombstone chain from which the erasure is repeated after a restore."),
    hash: z
      .string()
      .describe(
        "SHA-256, in hexadecimal, of the JSON `[erasureId, erasedAt, [[store, count], …], tombstone]` without spaces.",
      ),
    verified: z.boolean().describe("Whether something was erased, and the receipt and its tombstone are unaltered."),
    status: z.literal("success"),
  })
  .meta({ id: "Erasure" });
export type Erasure = z.output<typeof Erasure>;
