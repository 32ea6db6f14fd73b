import type { PreviewQuery, TablePreview } from "../contract/import.ts";
import { previewFile } from "../connectors/read-files.ts";
import { FIELDS } from "../importers/tables/fields.ts";
import type { ServiceContext } from "./context.ts";
import { withUploadedFile } from "./uploaded-file.ts";

const MAX_TABLE = {
  maxBytes: 64 * 1024 * 1024,
  tooLong: "Of a table that is only looked at, at most 64 MiB are taken: send its beginning.",
};

/** How the columns of a table would be imported. The file is kept only meanwhile, and nobody is imported. */
export async function previewTable(
  context: Pick<ServiceContext, "uploads" | "stopping" | "readFiles">,
  { name, map }: PreviewQuery,
  body: AsyncIterable<Uint8Array>,
): Promise<TablePreview> {
  return await withUploadedFile(context, body, MAX_TABLE, async (path, signal) => {
    const { format, layout, columns, named, people, rejections } = await previewFile(
      context.readFiles,
      { path, name, options: { map: map ?? {} } },
      { signal },
    );
    return {
      format,
      layout,
      columns: columns.map(({ title, field, examples }) => ({ title, field, examples: [...examples] })),
      fields: [...FIELDS],
      named,
      people: people.map((person) => ({ ...person })),
      rejections: [...rejections],
      status: "success",
    };
  });
}
