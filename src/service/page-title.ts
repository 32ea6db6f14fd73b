import { parseHtmlFragment } from "../connectors/findings/parse-html.ts";

/** A page's title comes before its text. */
const HEAD_CHARACTERS = 20_000;

/** A page's own title; empty if it has none, as documents that are no pages. */
export function pageTitle(data: string): string {
  const title = /<title[^<>]{0,400}>([^<]{1,300})/i.exec(data.slice(0, HEAD_CHARACTERS))?.[1] ?? "";
  const [text] = parseHtmlFragment(title).childNodes;
  return text !== undefined && "value" in text ? text.value.trim() : "";
}
