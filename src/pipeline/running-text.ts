import type { Capture } from "../connectors/connector.ts";
import { textOfMarkup } from "../connectors/readers/markup.ts";

/** What a person would read of a capture: prose as it is, a page's visible text; nothing of data. */
export function runningText({ mediaType, data }: Pick<Capture, "mediaType" | "data">): string {
  if (/^text\/plain\b/iu.test(mediaType)) return data;
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/iu.test(mediaType)) return "";
  const page = data.slice(0, MOST_CHARACTERS);
  const visible = page.slice(BODY.exec(page)?.index ?? 0).replace(HIDDEN, " ");
  return textOfMarkup(visible.replace(BLOCK, "<br>$&"));
}

/** Longer pages are cut before they are parsed. */
const MOST_CHARACTERS = 2_000_000;
const BODY = /<body[\s>]/iu;
const HIDDEN = /<(script|style|template|noscript|nav|footer)\b[\s\S]*?(?:<\/\1\s*>|$)/giu;
const BLOCK = /<(?:div|li|h[1-6]|td|th|tr|section|article|header|main|aside|dt|dd|blockquote|figcaption)\b/giu;
