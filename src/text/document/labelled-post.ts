import { isJobTitle } from "../people/naming.ts";
import { type Block, concat } from "./block.ts";
import { chapterOf } from "./chapters.ts";
import { findPeriod } from "./period.ts";

/**
 * "Underwriter | Globex Re (2011–2018)": a row whose first cell is the post, and whose second says where and when it
 * was held.
 */
export function withPost({ label, ...block }: Block): Block {
  if (label === undefined) return block;
  const [first = ""] = block.text.split(/[,;(]/u);
  const isPost =
    chapterOf(label.text) === undefined &&
    isJobTitle(label.text) &&
    !isJobTitle(first) &&
    findPeriod(block.text) !== undefined;
  return isPost ? { ...block, ...concat([label, block], ", ") } : { ...block, label };
}
