import { cue } from "../languages/cues.ts";
import type { Block } from "./block.ts";

/**
 * Blocks addressed to whatever processes the page rather than to its readers: "Ignore all previous instructions" and
 * chat markup, each with the paragraph after it, and wishes about "your reply". What they say about a person is not
 * evidence.
 */
export function addressedToMachines(blocks: readonly Block[]): ReadonlySet<Block> {
  const addressed = new Set<Block>();
  for (const [index, block] of blocks.entries()) {
    const text = block.text.slice(0, MAX_TEXT_LENGTH).normalize("NFKC");
    const order = TO_MACHINES.exec(text);
    if (order !== null || ABOUT_REPLY.test(text)) addressed.add(block);
    const next = blocks[index + 1];
    // An instruction followed by a long text already contains what it wants said.
    const isDone = order !== null && text.length - order.index - order[0].length > MAX_ORDER;
    if (order !== null && !isDone && next !== undefined && next.kind !== "heading") addressed.add(next);
  }
  return addressed;
}

const MAX_TEXT_LENGTH = 20_000;
/** The most UTF-16 units after the first words of an instruction that continues in the next paragraph. */
const MAX_ORDER = 140;

/** Nobody writes to the reader of a page about a reply. */
const ABOUT_REPLY = new RegExp(`\\b(?:${cue("about a reply")})\\b`, "iu");

/**
 * The wordings of prompt injections as collected by BIPIA (arXiv 2312.14197) and similar works, in the larger
 * languages.
 */
const TO_MACHINES = new RegExp(
  [
    "(?:^|[\\n.>[\\]}\"'])[^\\S\\n]*(?:SYSTEM|ASSISTANT|DEVELOPER|USER|INSTRUCTION|PROMPT|LLM|CHATBOT)\\s*[:>]",
    "<\\|?\\/?(?:im_start|im_end|system|endoftext|assistant|user)\\|?>|\\[\\/?(?:INST|SYS|SYSTEM)\\]|<<\\/?SYS>>|###\\s*(?:system|instruction|response|human|assistant)",
    // "Vaigai Systems, Madurai" addresses no "AI systems".
    `(?<!\\p{L})(?:${cue("orders to machines")})`,
  ].join("|"),
  "iu",
);
