import { writeFile } from "node:fs/promises";
import type { FileQuestion, ReadFiles } from "../connectors/read-files.ts";
import type { ImportedPerson } from "../importers/person.ts";
import { columnNames } from "../contract/column-names.ts";
import { programName } from "../contract/program-names.ts";
import { UsageError } from "./connection.ts";
import { describeRejection } from "./describe-rejection.ts";
import { renderTable } from "./table.ts";
import type { Terminal } from "./terminal.ts";
import { messages } from "./messages.ts";

const { preview: words } = messages.imports;

/**
 * Shows what the columns of a table become and its first ten people, as they would be imported. The service is not
 * contacted.
 *
 * @param saveTo the file that the mapping is written to, for `--mapping`
 */
export async function showPreview(
  terminal: Terminal,
  asked: { readonly readFiles: ReadFiles; readonly question: FileQuestion; readonly saveTo: string | undefined },
): Promise<void> {
  const { readFiles, question, saveTo } = asked;
  const { previewFile } = await import("../connectors/read-files.ts");
  const { ImportFormatError } = await import("../importers/importer.ts");
  try {
    const preview = await previewFile(readFiles, question);
    if (preview.columns.length === 0) {
      if (terminal.json) return terminal.printJson(preview);
      return terminal.note(words.other(preview.format));
    }
    if (saveTo !== undefined) {
      const names = columnNames(preview.columns.map(({ title }) => title));
      const mapping = Object.fromEntries(preview.columns.map(({ field }, at) => [names[at] ?? "", field]));
      await writeFile(saveTo, `${JSON.stringify(mapping, null, 2)}\n`);
    }
    if (terminal.json) return terminal.printJson(preview);
    const titles = words.columns.map((title) => ({ title }));
    const rows = preview.columns.map(({ title, field, examples }) => [title, field, examples.join(", ")]);
    if (preview.files) terminal.note(messages.imports.files(preview.files));
    const program = programName(preview.layout);
    if (program !== undefined) terminal.note(words.recognised(program));
    terminal.print(renderTable(titles, rows, terminal.columns, terminal.style));
    if (preview.named) terminal.print(`\n${preview.people.map(describe).join("\n")}`);
    else terminal.note(words.nobody);
    for (const rejection of preview.rejections) terminal.note(describeRejection(rejection));
  } catch (error) {
    throw error instanceof ImportFormatError ? new UsageError(error.message) : error;
  }
}

function describe(person: ImportedPerson): string {
  const [job] = person.positions ?? [];
  const rest = [job?.title, job?.company, person.emails?.[0], person.phones?.[0], person.location];
  return [person.fullName, ...rest.filter((each) => each !== undefined)].join(" · ");
}
