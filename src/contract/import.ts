import { z } from "zod";

/** What the service reads as it comes. Other formats are turned into it by the command line, next to the files. */
export const IMPORT_FORMATS = ["candor", "samples"] as const;

export const ImportQuery = z
  .strictObject({
    format: z
      .enum(IMPORT_FORMATS)
      .describe(
        "`candor`: Candor NDJSON, one row per line. `samples`: the same, of invented people, whom `candor samples remove` takes away.",
      ),
  })
  .meta({ id: "ImportQuery" });

export const columnMap = z
  .string()
  .max(65_536)
  .transform((text, context): Readonly<Record<string, string>> => {
    const read = z.record(z.string(), z.string()).safeParse(parseJson(text));
    if (read.success) return read.data;
    context.addIssue({ code: "custom", message: "must be a JSON object that maps columns to fields" });
    return z.NEVER;
  });

export const fileName = z
  .string()
  .min(1)
  .max(255)
  .regex(/^[^/\\\0]+$/, "no name of a file")
  .describe("What the file is called: its ending helps to tell its format.");

export const ImportFileQuery = z
  .strictObject({
    name: fileName,
    format: z
      .string()
      .regex(/^[a-z-]{1,40}$/)
      .default("auto")
      .describe(
        "`auto`: by name and content. Else `csv`, `xlsx`, `vcard`, `cv`, `json-resume`, … as the how-to lists them.",
      ),
    map: columnMap
      .optional()
      .describe('Of a table: a JSON object of columns and fields, such as `{"Who":"fullName"}`.'),
  })
  .meta({ id: "ImportFileQuery" });
export type ImportFileQuery = z.output<typeof ImportFileQuery>;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

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
    unchanged: z.number().describe("Rows that were already stored."),
    suppressed: z.number().describe("People who are not written because a suppression names them."),
    rejected: z.number(),
    rejections: z
      .array(
        z.object({
          path: z.string().optional().describe("The file, if an import has several."),
          line: z.number().nullable().describe("From 1; null if it concerns the whole file."),
          reason: z.string(),
        }),
      )
      .describe("The first 100."),
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
