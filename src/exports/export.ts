import type { ExportFormat } from "../contract/export-format.ts";
import { writeFollowTheMoney } from "./follow-the-money.ts";
import { writeJsonResume } from "./json-resume.ts";
import { writeMarkdown } from "./markdown.ts";
import type { ExportInput } from "./export-input.ts";
import { listFacts } from "./facts.ts";
import { writeCsv, writeWorkbook } from "./table.ts";
import { writeVcard } from "./vcard.ts";
import { writeArchive } from "./archive.ts";

/**
 * A lookup as a file. The same revision of a lookup gives the same bytes, except for workbooks and archives, and for
 * Markdown, which lists the sources that are off.
 */
export async function writeExport(format: ExportFormat, input: ExportInput): Promise<Uint8Array> {
  switch (format) {
    case "json":
      return text(`${JSON.stringify(documentOf(input), null, 2)}\n`);
    case "markdown":
      return text(writeMarkdown(input));
    case "csv":
      return text(writeCsv(listFacts(input)));
    case "xlsx":
      return await writeWorkbook(listFacts(input));
    case "vcard":
      return text(writeVcard(input));
    case "follow-the-money":
      return text(writeFollowTheMoney(input));
    case "json-resume":
      return text(writeJsonResume(input));
    case "zip":
      return writeArchive(input);
  }
}

function documentOf({ lookup, evidence, datasources }: ExportInput): Omit<ExportInput, "coverage"> {
  return { lookup, evidence, datasources };
}

function text(content: string): Uint8Array {
  return new TextEncoder().encode(content);
}
