/** The formats read for their text. */
const TEXT_FORMATS = ["pdf", "docx", "html", "text", "email"] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];
/** Those, and the formats read for their members. */
export type DocumentFormat = TextFormat | "json" | "card";

export function isTextFormat(format: DocumentFormat): format is TextFormat {
  return (TEXT_FORMATS as readonly string[]).includes(format);
}

/**
 * The format of a document: by how it begins, which a wrong name cannot change; otherwise by the extension; otherwise
 * plain text. `null` if it is none of ours.
 */
export function formatOf(bytes: Uint8Array, fileName: string): DocumentFormat | null {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString("latin1");
  if (isPicture(bytes)) return null;
  if (head.includes("%PDF-")) return "pdf";
  const ending = /\.([a-z0-9]{1,8})$/i.exec(fileName)?.[1]?.toLowerCase() ?? "";
  if (head.startsWith("PK\u0003\u0004")) return ending === "docx" || ending === "" ? "docx" : null;
  const named = ENDINGS[ending];
  if (named === "pdf" || named === "docx") return null;
  // Old Word files, pictures and archives contain NULs, which text contains only in UTF-16.
  if (/\u0000/.test(head) && !/^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(head)) return null;
  if (/^(?:\u00ef\u00bb\u00bf)?\s*BEGIN:VCARD/i.test(head)) return "card";
  if (named !== undefined) return named;
  if (ending === "" && /^(?:\u00ef\u00bb\u00bf)?\s*[{[]\s*["{[]/.test(head)) return "json";
  if (/^\s*<(?:!doctype html|html|head|body)\b/i.test(head)) return "html";
  if (/^(?:(?:from|to|subject|date|received|return-path|message-id|mime-version): .*\r?\n){2}/im.test(head))
    return "email";
  return "text";
}

const ENDINGS: Readonly<Record<string, DocumentFormat>> = {
  pdf: "pdf",
  docx: "docx",
  html: "html",
  htm: "html",
  xhtml: "html",
  eml: "email",
  json: "json",
  jsonld: "json",
  vcf: "card",
  vcard: "card",
  txt: "text",
  text: "text",
  md: "text",
  markdown: "text",
};

/** Whether bytes begin like a PNG, JPEG, GIF, TIFF or WebP file. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  return /^(?:\u0089PNG|\u00ff\u00d8\u00ff|GIF8|II\*\u0000|MM\u0000\*|RIFF.{4}WEBP)/su.test(head);
}
