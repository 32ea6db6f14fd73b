import { z } from "zod";

/** The receipt of a person who was erased. */
export const Erasure = z
  .object({
    erasureId: z.string(),
    erasedAt: z.iso.datetime(),
    stores: z
      .array(z.object({ store: z.string(), count: z.int().min(1) }))
      .describe(
        "How many rows and files went, by table and by the beginning of their names; `mention`: lookups about others that no longer name the person.",
      ),
    tombstone: z.string().describe("The link in the chain of tombstones by which it is done again after a restore."),
    hash: z
      .string()
      .describe(
        "SHA-256, in hexadecimal, of the JSON `[erasureId, erasedAt, [[store, count], …], tombstone]` without spaces.",
      ),
    verified: z.boolean().describe("Whether the receipt and its tombstone are as they were written."),
    status: z.literal("success"),
  })
  .meta({ id: "Erasure" });
export type Erasure = z.output<typeof Erasure>;
