import { readPage } from "../documents/read-page.ts";

const MAX_LENGTH = 160;
/** More of a page is markup that shows nothing. */
const READ_LENGTH = 20_000;

/** The first words of a document as people read it: no markup; "" for data, whose first words say nothing. */
export function excerptOf(data: string): string {
  const start = data.slice(0, READ_LENGTH).trim();
  if (/^[{[]/.test(start)) return "";
  const page = readPage(start);
  const text = page === null ? start : `${page.title} ${page.text}`;
  const words = text.replace(/\s+/g, " ").trim();
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).toWellFormed()}…` : words;
}
