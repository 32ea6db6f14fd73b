import type { DefaultTreeAdapterTypes } from "parse5";
import type { Located } from "./html.ts";
import { parseHtml } from "../reading/parse-html.ts";

/** Where an article's own words stand, the narrowest first; the rest of a page is other people's. */
const BODIES = ["article", "main", "body"];

/** The paragraphs of a page's article, as they read, each with its place in the page. In the order of the page. */
export function readParagraphs(html: string): readonly Located[] {
  const page = parseHtml(html);
  const body = BODIES.flatMap((tagName) => find(page, tagName).slice(0, 1))[0];
  return body === undefined ? [] : find(body, "p").flatMap((element) => locate(element, html) ?? []);
}

/** Document order, without recursion: pages may nest as deep as they like. */
function find(root: DefaultTreeAdapterTypes.ParentNode, tagName: string): readonly DefaultTreeAdapterTypes.Element[] {
  const found: DefaultTreeAdapterTypes.Element[] = [];
  const stack: DefaultTreeAdapterTypes.Node[] = [root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if ("tagName" in node && node.tagName === tagName) found.push(node);
    if ("childNodes" in node) for (const child of node.childNodes.toReversed()) stack.push(child);
  }
  return found;
}

function locate(element: DefaultTreeAdapterTypes.Element, html: string): Located | null {
  const place = element.sourceCodeLocation;
  const [from, to] = [place?.startTag?.endOffset, place?.endTag?.startOffset ?? place?.endOffset];
  if (from === undefined || to === undefined) return null;
  const text = textOf(element).replace(/\s+/g, " ").trim();
  const written = html.slice(from, to);
  const start = from + (written.length - written.trimStart().length);
  return text === "" ? null : { value: text, from: start, to: Math.max(start, from + written.trimEnd().length) };
}

function textOf(element: DefaultTreeAdapterTypes.Element): string {
  const stack: DefaultTreeAdapterTypes.Node[] = [element];
  let text = "";
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.nodeName === "#text" && "value" in node) text += node.value;
    if ("childNodes" in node) for (const child of node.childNodes.toReversed()) stack.push(child);
  }
  return text;
}
