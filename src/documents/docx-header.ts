import { strFromU8, unzipSync } from "fflate";

/** What a page of a DOCX has above its text, a line each, where writers of CVs set their name and how they are reached. */
export function headerOfDocx(bytes: Uint8Array): readonly string[] {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => /^word\/header\d{0,3}\.xml$/.test(name) && originalSize <= MAX_HEADER_BYTES,
  });
  const lines = Object.keys(parts)
    .sort()
    .flatMap((name) => linesOf(strFromU8(parts[name] ?? new Uint8Array())));
  // The first page may have the same header as the others.
  return [...new Set(lines)];
}

const MAX_HEADER_BYTES = 262_144;

function linesOf(markup: string): readonly string[] {
  return markup
    .replace(/<w:tab\/>/g, "\t")
    .replace(/<w:(?:br|cr)\b[^<>]*>|<\/w:p>/g, "\n")
    .replace(/<w:instrText\b[^<>]*>[^<>]*<\/w:instrText>|<[^<>]*>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, "&")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
