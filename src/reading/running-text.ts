import type { Capture } from "../connectors/connector.ts";
import { readBlocks } from "../connectors/pages/page-text.ts";

/**
 * What a person would read of a capture: prose unchanged; for a page its visible text, one line per block; nothing for
 * data.
 */
export function runningText({ mediaType, data }: Pick<Capture, "mediaType" | "data">): string {
  if (/^text\/plain\b/iu.test(mediaType)) return data;
  if (!/^(?:text\/html|application\/xhtml\+xml)\b/iu.test(mediaType)) return "";
  return readBlocks(data.slice(0, MAX_CHARACTERS))
    .map(({ text }) => text)
    .join("\n");
}

/** Longer pages are cut before they are parsed. */
const MAX_CHARACTERS = 2_000_000;
