/** The paragraphs, headings and table rows of an OpenDocument text, a line each; what was deleted or only remarked is left. */
export function textOfOdt(content: string): string {
  const body = /<office:body\b[^]*<\/office:body>/.exec(content)?.[0] ?? "";
  return body
    .replace(/<(text:tracked-changes|office:annotation|text:note-citation|svg:title|svg:desc)\b[^]*?<\/\1>/g, "")
    .replace(/<text:tab\b[^>]*>/g, "\t")
    .replace(/<text:s\b(?:[^>]*?text:c="(\d{1,3})")?[^>]*>/g, (_, count?: string) => " ".repeat(Number(count ?? 1)))
    .replace(/<text:line-break\b[^>]*>|<\/text:(?:p|h)>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&#(x?)([\da-f]{1,6});/gi, (_, hex: string, digits: string) => character(digits, hex === "" ? 10 : 16))
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&apos;/g, "'")
    .replace(/&amp;/g, "&");
}

function character(digits: string, base: number): string {
  const code = Number.parseInt(digits, base);
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code).toWellFormed() : "";
}
