import { answerAboutFiles } from "../../src/connectors/answer-files.ts";
import { recognizeText } from "../../src/connectors/ocr-command.ts";
import type { FileReply, ReadFiles } from "../../src/connectors/read-files.ts";
import { ImportFormatError } from "../../src/importers/importer.ts";

/**
 * Reads files like `readFiles`, but in this process: starting one and loading all readers takes half a second of CPU
 * time per file. Tests of the process itself (its confinement, its limits, its end) call `readFiles`.
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
        // Not every reply is awaited: an unclaimed one is not an error.
        taken.catch(() => undefined);
        return taken;
      },
      wait() {},
      loaded() {},
      async recognize(document) {
        if (ocr === undefined) throw new Error("no program reads pictures of text");
        return await recognizeText(ocr, Buffer.from(document), { signal });
      },
    },
  )
    .then(() => writer.close())
    // Problems with the files were reported; this only means that nobody reads on.
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
