import { answerAboutFiles } from "../../src/connectors/answer-files.ts";
import { recognizeText } from "../../src/connectors/ocr-command.ts";
import type { FileReply, ReadFiles } from "../../src/connectors/read-files.ts";
import { ImportFormatError } from "../../src/importers/importer.ts";

/**
 * Reads files as `readFiles` does, in this process: to start one and load all readers takes half a second of a processor
 * for each file. Where the process is what is tested (its confinement, its limits, its end), `readFiles` is called.
 */
export const readFilesHere: ReadFiles = async function* readFilesHere(question, { signal, ocr } = {}) {
  signal?.throwIfAborted();
  const { readable, writable } = new TransformStream<FileReply, FileReply>();
  const writer = writable.getWriter();
  const answered = answerAboutFiles(
    { ...question, recognizes: ocr !== undefined },
    {
      take(reply) {
        const taken = writer.write(reply);
        // Not every reply is waited for: that nobody takes them any more is nobody's fault.
        taken.catch(() => undefined);
        return taken;
      },
      wait() {},
      loaded() {},
      async recognize(document) {
        if (ocr === undefined) throw new Error("nobody reads pictures of words");
        return await recognizeText(ocr, Buffer.from(document), { signal });
      },
    },
  )
    .then(() => writer.close())
    // What went wrong with the files was told; the rest is that nobody takes any more of it.
    .catch(() => undefined);
  const broken = () => void writer.abort(signal?.reason);
  signal?.addEventListener("abort", broken, { once: true });
  try {
    for await (const reply of readable) {
      if (reply.type === "end") break;
      if (reply.type === "unreadable") throw new ImportFormatError(reply.message);
      if (reply.type !== "pictures" && reply.type !== "reading") yield reply;
    }
  } finally {
    signal?.removeEventListener("abort", broken);
    await answered;
  }
};
