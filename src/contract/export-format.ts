/** The formats of an exported lookup: media type and file extension. */
export const EXPORTS = {
  json: { mediaType: "application/json", ending: "json" },
  markdown: { mediaType: "text/markdown; charset=utf-8", ending: "md" },
  csv: { mediaType: "text/csv; charset=utf-8", ending: "csv" },
  xlsx: { mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ending: "xlsx" },
  vcard: { mediaType: "text/vcard; charset=utf-8", ending: "vcf" },
  "follow-the-money": { mediaType: "application/x-ndjson", ending: "ftm.ndjson" },
  "json-resume": { mediaType: "application/json", ending: "resume.json" },
  zip: { mediaType: "application/zip", ending: "zip" },
} as const;
export type ExportFormat = keyof typeof EXPORTS;
export const EXPORT_FORMATS = Object.keys(EXPORTS) as [ExportFormat, ...ExportFormat[]];
