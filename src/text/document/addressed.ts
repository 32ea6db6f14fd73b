import type { Block } from "./block.ts";

/**
 * Blocks that speak to whoever processes the page, not to whoever reads it: "Ignore all previous instructions" and chat markup, each
 * with the paragraph behind it, and wishes about "your reply". What such words say of a person is no statement.
 */
export function addressedToMachines(blocks: readonly Block[]): ReadonlySet<Block> {
  const addressed = new Set<Block>();
  for (const [index, block] of blocks.entries()) {
    const text = block.text.slice(0, MAX_TEXT_LENGTH).normalize("NFKC");
    const isOrder = TO_MACHINES.test(text);
    if (isOrder || ABOUT_REPLY.test(text)) addressed.add(block);
    const next = blocks[index + 1];
    if (isOrder && next !== undefined && next.kind !== "heading") addressed.add(next);
  }
  return addressed;
}

const MAX_TEXT_LENGTH = 20_000;

/** Nobody writes to a reader of a page about a reply. */
const ABOUT_REPLY =
  /\b(?:in|to|of|into|with|within|throughout|from)\s+(?:your|the)\s+(?:reply|response|answers?|output|generated text|conversation)\b|\byour\s+(?:reply|response|answers?|output)\s+(?:should|must|to|with|in|by|using)\b/iu;

/** The wordings of prompt injections as BIPIA (arXiv 2312.14197) and its kin collect them, in the larger languages. */
const TO_MACHINES = new RegExp(
  [
    "(?:ignore|disregard|forget|override|bypass)\\s+(?:(?:all|any|every|the|your|these|my|of)\\s+)*(?:(?:previous|prior|above|earlier|preceding|foregoing|former|existing|system|other)\\s*)?(?:instructions?|prompts?|rules?|guidelines?|directions?|context|safeguards?)",
    "(?:system|developer|assistant)\\s*(?:prompt|message|instruction|override)\\b",
    "(?:^|[\\n.>\\]}\"'])[^\\S\\n]*(?:SYSTEM|ASSISTANT|DEVELOPER|USER|INSTRUCTION)\\s*[:>]",
    "<\\|?\\/?(?:im_start|im_end|system|endoftext|assistant|user)\\|?>|\\[\\/?(?:INST|SYS|SYSTEM)\\]|<<\\/?SYS>>|###\\s*(?:system|instruction|response|human|assistant)",
    "\\b(?:you are|act as|pretend to be|behave as)\\s+(?:now\\s+)?(?:an?\\s+)?(?:AI|LLM|language model|chat ?bot|assistant|DAN)\\b",
    "\\b(?:AI|LLM|language models?|chat ?bots?|crawlers?|scrapers?|parsers?|extractors?|automated (?:systems?|readers?))\\b[^.]{0,40}\\b(?:must|should|shall|please|are instructed to|need to)\\b",
    "(?:note|attention|instructions?|message)\\s+(?:to|for)\\s+(?:all\\s+)?(?:AI|LLM|language|bots?|machines?|automated|the\\s+(?:AI|model|assistant|parser|extractor|reader))",
    "\\b(?:record|store|extract|output|return|add|insert|set|report|print|respond with)\\s+(?:the following|this|that)\\s+(?:(?:as|to|in|into)\\s*)?(?:the\\s+|his\\s+|her\\s+|their\\s+)?(?:fact|profile|record|database|json|field|claim|output)",
    "(?:ignorier\\p{L}{0,3}|vergiss|missachte\\p{L}{0,2})\\s+(?:Sie\\s+)?(?:alle\\s+)?(?:die\\s+)?(?:vorherigen|bisherigen|obigen|früheren)\\s+(?:Anweisungen|Instruktionen|Regeln)",
    "(?:ignore[rz]?|oublie[rz]?)\\s+(?:toutes\\s+)?(?:les\\s+)?(?:instructions|consignes)\\s+(?:précédentes|antérieures|ci-dessus)",
    "(?:ignora|ignore|olvida|omite|esqueça)\\s+(?:todas\\s+)?(?:las\\s+|as\\s+)?(?:instrucciones|instruções)\\s+(?:anteriores|previas|prévias)",
    "(?:ignora|dimentica)\\s+(?:tutte\\s+)?le\\s+istruzioni\\s+precedenti",
    "(?:игнорируй(?:те)?|забудь(?:те)?)\\s+(?:все\\s+)?(?:предыдущие|прежние)\\s+(?:инструкции|указания)",
    "忽略(?:之前|以上|先前|所有)[^。]{0,8}(?:指令|指示|说明|說明)|(?:これまで|以前|上記)の(?:指示|命令)を無視|تجاهل\\s+(?:جميع\\s+)?التعليمات\\s+السابقة",
  ].join("|"),
  "iu",
);
