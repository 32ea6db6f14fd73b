import type { DefaultTreeAdapterTypes } from "parse5";
import { parseHtmlFragment } from "./parse-html.ts";

/** The text of a piece of HTML as people read it: separate paragraphs, line breaks, no tags. */
export function textOfMarkup(html: string): string {
  let text = "";
  const stack: DefaultTreeAdapterTypes.ChildNode[] = parseHtmlFragment(html).childNodes.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.nodeName === "#text" && "value" in node) text += node.value;
    if (!("tagName" in node)) continue;
    if (node.tagName === "br") text += "\n";
    if (node.tagName === "p" && text !== "") text += "\n\n";
    for (const child of node.childNodes.toReversed()) stack.push(child);
  }
  return text.trim();
}
