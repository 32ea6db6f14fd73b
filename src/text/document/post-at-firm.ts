import type { Block } from "./block.ts";
import { isTitle } from "./part-kinds.ts";
import { splitOutsideBrackets, wholeOf } from "./pieces.ts";

/** A post and where it was held, on one line. */
export function isPostAtFirm(block: Block | undefined): boolean {
  if (block === undefined || block.kind === "item" || block.text.length > MAX_LINE_LENGTH) return false;
  const parts = splitOutsideBrackets(wholeOf(block), /[,|]\s+|\s[–—]\s/gu);
  return parts.length > 1 && parts.some(isTitle) && parts.some((part) => !isTitle(part));
}

const MAX_LINE_LENGTH = 160;
