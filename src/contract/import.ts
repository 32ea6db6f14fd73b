import { z } from "zod";

/** What the service reads as it comes. Other formats are turned into it by the command line, next to the files. */
export const IMPORT_FORMATS = ["candor"] as const;

export const ImportQuery = z
  .strictObject({ format: z.enum(IMPORT_FORMATS).describe("`candor`: Candor NDJSON, one row per line.") })
  .meta({ id: "ImportQuery" });

export const Import = z
  .object({
    importId: z.string(),
    format: z.string(),
    status: z.enum(["running", "success", "error"]),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().optional(),
    rowsRead: z.number(),
    candidates: z.number().describe("People written, new or changed."),
    documents: z.number().describe("Archive documents written, new or changed."),
    pictures: z.number(),
    unchanged: z.number().describe("Rows that were here already."),
    suppressed: z.number().describe("People who are not written because a suppression names them."),
    rejected: z.number(),
    rejections: z
      .array(
        z.object({
          path: z.string().optional().describe("The file, where an import has several."),
          line: z.number().nullable().describe("From 1; null where the whole file is meant."),
          reason: z.string(),
        }),
      )
      .describe("The first hundred."),
    errorMessage: z.string().optional(),
  })
  .meta({ id: "Import" });

export const ImportPage = z
  .object({ results: z.array(Import), next: z.string(), status: z.literal("success") })
  .meta({ id: "ImportPage" });

export const RemovedImport = z
  .object({ importId: z.string(), candidates: z.number(), documents: z.number(), status: z.literal("success") })
  .meta({ id: "RemovedImport" });

export type Import = z.infer<typeof Import>;
export type RemovedImport = z.infer<typeof RemovedImport>;
