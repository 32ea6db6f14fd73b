/** In bytes: enough for the first people of a table in text form; a workbook is sent whole. */
const HEAD_BYTES = 4 * 1024 * 1024;
const MAX_WORKBOOK_BYTES = 64 * 1024 * 1024;

const WORKBOOK = /\.(?:xls[xm]|ods)$/i;

/** Whether a file is a table whose columns can be previewed before it is imported. */
export function isTable({ name, size }: Pick<File, "name" | "size">): boolean {
  return /\.(?:csv|tsv|tab)$/i.test(name) || (WORKBOOK.test(name) && size <= MAX_WORKBOOK_BYTES);
}

/** What a preview needs of a table: a workbook is an archive, whose directory is at its end. */
export function previewedPart(table: File): Blob {
  return WORKBOOK.test(table.name) ? table : table.slice(0, HEAD_BYTES);
}
