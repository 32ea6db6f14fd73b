import { once } from "node:events";
import { writeSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { answerAboutFiles } from "./answer-files.ts";
import type { OcrReply } from "./ocr-command.ts";
import type { FileQuestion, FileReply } from "./read-files.ts";

/**
 * The child process of `readFiles`: it opens other people's files and writes one reply per line to its output, as fast
 * as they are read there. It has no network, no environment and no files except those it is told to read.
 */
const OUTPUT = 1;

process.once("message", (question: FileQuestion) => void answer(question));

async function answer(question: FileQuestion): Promise<void> {
  await answerAboutFiles(question, {
    take: reply,
    wait: () => reply({ type: "reading" }),
    recognize,
    loaded: flushCompileCache,
  });
  process.disconnect();
}

/** Asks the parent: this process starts no other. */
async function recognize(document: Uint8Array): Promise<OcrReply> {
  const answered = once(process, "message") as Promise<[OcrReply]>;
  reply({ type: "pictures", base64: Buffer.from(document).toString("base64") });
  const [answer] = await answered;
  return answer;
}

/** Waits until the reader is ready: the pipe holds little, and so does this process. */
function reply(message: FileReply): void {
  const bytes = Buffer.from(`${JSON.stringify(message)}\n`);
  for (let from = 0; from < bytes.length; ) {
    try {
      from += writeSync(OUTPUT, bytes, from);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EAGAIN")) throw error;
      Atomics.wait(PAUSE, 0, 0, 5);
    }
  }
}

const PAUSE = new Int32Array(new SharedArrayBuffer(4));
