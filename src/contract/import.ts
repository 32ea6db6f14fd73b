import { leftOutReason } from "./reason.ts";
import { z } from "zod";

/**
 * The formats that the service reads directly. The command line converts other formats into these, on the machine with
 * the files.
 */
const IMPORT_FORMATS = ["candor", "samples"] as const;

export const ImportQuery = z
  .strictObject({
    format: z
      .enum(IMPORT_FORMATS)
      .describe(
        "`candor`: Candor NDJSON, one row per line. `samples`: the same format with invented people, whom `candor samples remove` deletes.",
      ),
    source: z
      .string()
      .max(200)
      .regex(/^[a-z-]{1,40}(?:\+[a-z-]{1,40}){0,30}$/)
      .refine((source) => source !== "samples", "Samples are imported by their own format")
      .optional()
      .describe(
        "The format of the file that the rows come from, such as `vcard`, or `csv+vcard` for a folder with several. The import is listed under it.",
      ),
    name: z
      .string()
      .min(1)
      .max(255)
      .regex(/^[^/\\\0]+$/, "must be a file name without a path")
      .optional()
      .describe("The name of the file or folder that the rows come from."),
    rows: z.coerce
      .number()
      .int()
      .min(0)
      .max(2_147_483_647)
      .optional()
      .describe("The number of rows, if known. The import can then report its remaining time."),
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
  .regex(/^[^/\\\0]+$/, "must be a file name without a path")
  .describe("The file's name. Its extension helps to recognise the format.");

export const ImportFileQuery = z
  .strictObject({
    name: fileName,
    format: z
      .string()
      .regex(/^[a-z-]{1,40}$/)
      .default("auto")
      .describe(
        "`auto` recognises the format by name and content. Otherwise `csv`, `xlsx`, `ods`, `vcard`, `cv`, `json-resume`, …; the how-to lists all of them.",
      ),
    map: columnMap
      .optional()
      .describe('For a table: a JSON object that maps columns to fields, such as `{"Who":"fullName"}`.'),
  })
  .meta({ id: "ImportFileQuery" });
export type ImportFileQuery = z.output<typeof ImportFileQuery>;

/** A person as a file states them; its members are those of `importers/person.ts` that say who they are. */
const PreviewedPerson = z.looseObject({ fullName: z.string() });

export const TablePreview = z
  .object({
    format: z
      .string()
      .describe(
        "The format of the file. If it is not `csv`, `xlsx` or `ods`, the file is another program's report: it is imported without a map, and the preview contains nothing else.",
      ),
    layout: z.string().describe("The program that wrote the columns; `table` if it is unknown."),
    columns: z.array(
      z.object({
        title: z.string(),
        field: z.string().describe("The field that the column is read as, as in `map`; `ignore` if none."),
        examples: z.array(z.string()).describe("The first three cells that are not empty."),
      }),
    ),
    fields: z.array(z.string()).describe("All fields that a column can be read as."),
    named: z.boolean().describe("Whether a column contains names. Without one, nobody can be imported."),
    people: z.array(PreviewedPerson).describe("The first ten, as they would be imported."),
    rejections: z
      .array(
        z.object({
          path: z.string(),
          line: z.number().nullable(),
          ...leftOutReason,
          cell: z.literal(true).optional().describe("Only one cell of the row is skipped."),
        }),
      )
      .describe("Rows and cells that cannot be used, up to the tenth person."),
    status: z.literal("success"),
  })
  .meta({ id: "TablePreview" });
export type TablePreview = z.infer<typeof TablePreview>;

export const PreviewQuery = z
  .strictObject({
    name: fileName,
    map: columnMap
      .optional()
      .describe(
        'A JSON object that maps columns to fields, such as `{"Who":"fullName"}`. Other columns are recognised automatically.',
      ),
  })
  .meta({ id: "PreviewQuery" });
export type PreviewQuery = z.output<typeof PreviewQuery>;

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
    format: z.string().describe("The format; for a folder or archive with several formats, all of them: `csv+vcard`."),
    fileName: z.string().optional().describe("The name of the file or folder, if known."),
    status: z.enum(["running", "success", "error"]),
    nothingImported: z
      .literal(true)
      .optional()
      .describe("It was read to the end, but nothing was imported; `rejections` and `suppressed` show why."),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().optional(),
    rows: z
      .number()
      .optional()
      .describe("The number of rows in the file without rejected ones, if it was read to the end before writing."),
    rowsRead: z
      .number()
      .describe("Rows read so far, including rejected ones. A person and the file's statement about them are one row."),
    rowsPerSecond: z.number().optional().describe("Rows read per second, while it runs."),
    secondsLeft: z
      .number()
      .optional()
      .describe("The estimated seconds left, while it runs and if the number of rows is known."),
    candidates: z
      .number()
      .describe(
        "People written, new or changed. For keys without the scope `privacy`, all people read: see `suppressed`.",
      ),
    documents: z
      .number()
      .describe("Archive documents written, new or changed. For keys without the scope `privacy`, all documents read."),
    pictures: z.number(),
    unchanged: z
      .number()
      .describe("Rows that were already stored, or that the file repeats. 0 for keys without the scope `privacy`."),
    suppressed: z
      .number()
      .describe(
        "People who were not written because they are suppressed. 0 for keys without the scope `privacy`: the count of a single row would reveal whether its person is on the list.",
      ),
    underAge: z
      .number()
      .describe(
        "People written or unchanged whose row states that they are under 18: no search shows them, and they cannot be looked up. 0 for keys without the scope `privacy`.",
      ),
    rejected: z.number(),
    cellsLeftOut: z
      .number()
      .describe(
        "Cells that could not be used, such as an invalid date of birth, and columns of a file that were not. The rest of their rows was imported.",
      ),
    rejections: z
      .array(
        z.object({
          path: z.string().optional().describe("The file, if an import has several."),
          line: z.number().nullable().describe("From 1; null if it concerns the whole file."),
          ...leftOutReason,
        }),
      )
      .describe("The first 100 rejected rows and skipped cells."),
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
