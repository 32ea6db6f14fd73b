import { z } from "zod";

/** What the service reads as it comes. Other formats are turned into it by the command line, next to the files. */
const IMPORT_FORMATS = ["candor", "samples"] as const;

export const ImportQuery = z
  .strictObject({
    format: z
      .enum(IMPORT_FORMATS)
      .describe(
        "`candor`: Candor NDJSON, one row per line. `samples`: the same, of invented people, whom `candor samples remove` takes away.",
      ),
    source: z
      .string()
      .max(200)
      .regex(/^[a-z-]{1,40}(?:\+[a-z-]{1,40}){0,30}$/)
      .refine((source) => source !== "samples", "Samples are imported by their own format")
      .optional()
      .describe(
        "The format of the file that the rows were made of, such as `vcard`, or of a folder of several `csv+vcard`: what the import is listed as.",
      ),
    name: z
      .string()
      .min(1)
      .max(255)
      .regex(/^[^/\\\0]+$/, "must be a file name without a path")
      .optional()
      .describe("What the file or folder is called that the rows were made of."),
    rows: z.coerce
      .number()
      .int()
      .min(0)
      .max(2_147_483_647)
      .optional()
      .describe("How many rows are sent, where that is known: then an import can say how long it still takes."),
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

/** A person as a file states them; the members are those of `importers/person.ts` that people are told by. */
const PreviewedPerson = z.looseObject({ fullName: z.string() });

export const TablePreview = z
  .object({
    format: z
      .string()
      .describe(
        "The format of the file. Where it is neither `csv` nor `xlsx`, the file is a report of another program: it is imported without a map, and nothing else is told of it here.",
      ),
    layout: z.string().describe("The program whose columns they are; `table` where it is none that is known."),
    columns: z.array(
      z.object({
        title: z.string(),
        field: z.string().describe("What the column becomes, as `map` names it; `ignore` where nothing."),
        examples: z.array(z.string()).describe("The first three cells that are not empty."),
      }),
    ),
    fields: z.array(z.string()).describe("Everything that a column can become."),
    named: z.boolean().describe("Whether a column holds names: without one nobody can be imported."),
    people: z.array(PreviewedPerson).describe("The first ten, as they would be imported."),
    rejections: z
      .array(
        z.object({
          path: z.string(),
          line: z.number().nullable(),
          reason: z.string(),
          cell: z.literal(true).optional().describe("Only a cell of the row is left out."),
        }),
      )
      .describe("Of the rows up to the tenth person, those that cannot be used, and cells that cannot."),
    status: z.literal("success"),
  })
  .meta({ id: "TablePreview" });
export type TablePreview = z.infer<typeof TablePreview>;

export const PreviewQuery = z
  .strictObject({
    name: fileName,
    map: columnMap
      .optional()
      .describe('A JSON object of columns and fields, such as `{"Who":"fullName"}`: what it leaves out is recognised.'),
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
    format: z.string().describe("Of a folder or an archive of several formats, all of them: `csv+vcard`."),
    fileName: z.string().optional().describe("What the file or folder was called, where it is known."),
    status: z.enum(["running", "success", "error"]),
    nothingImported: z
      .literal(true)
      .optional()
      .describe("It was read to its end, and brought nobody and nothing in: `rejections` and `suppressed` say why."),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().optional(),
    rows: z
      .number()
      .optional()
      .describe(
        "How many rows the file has, where it was read to its end before they are written; without those rejected.",
      ),
    rowsRead: z
      .number()
      .describe("So far, with those rejected. A person and what the file states of them are one row of it."),
    rowsPerSecond: z.number().optional().describe("While it runs: the rows read in a second, since their first."),
    secondsLeft: z
      .number()
      .optional()
      .describe("While it runs, where it is known how many rows there are: how long the others take at this pace."),
    candidates: z.number().describe("People written, new or changed."),
    documents: z.number().describe("Archive documents written, new or changed."),
    pictures: z.number(),
    unchanged: z
      .number()
      .describe("Of the rows read, those that were already stored, and those that the file tells again."),
    suppressed: z.number().describe("People who are not written because a suppression names them."),
    underAge: z
      .number()
      .describe(
        "People whose row says that they are under 18, of those written or unchanged: no search shows them, and nobody looks them up.",
      ),
    rejected: z.number(),
    cellsLeftOut: z
      .number()
      .describe(
        "Cells that could not be used, such as a date of birth that is none: the rest of their rows is imported.",
      ),
    rejections: z
      .array(
        z.object({
          path: z.string().optional().describe("The file, if an import has several."),
          line: z.number().nullable().describe("From 1; null if it concerns the whole file."),
          reason: z.string(),
        }),
      )
      .describe("Rows that were rejected and cells that were left out: the first 100."),
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
