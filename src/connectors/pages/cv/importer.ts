import { type Folder, ImportFormatError, type Importer, type ImportOptions } from "../../../importers/importer.ts";
import { readHead } from "../../../importers/json.ts";
import { type LeftOut, leftOut } from "../../../importers/left-out.ts";
import { chapterOf } from "../../../text/document/chapters.ts";
import { createThreads, TaskEnded, type Threads, type ThreadsOptions } from "../../../threads.ts";
import type { CvReading } from "./read-cv.ts";

/** A CV as passed to a thread. */
export interface CvTask {
  readonly bytes: Uint8Array;
  readonly path: string;
}

/** An unexpected error in the reader is reported by name: its message might quote the CV. */
export type CvReply = CvReading | { readonly failed: string };

/** Limits for one CV: six times what the longest within the other limits takes on a busy machine. */
const CV_LIMITS = { cpuMs: 20_000, wallMs: 90_000, heapMegabytes: 512 };

const ENDING = /\.(?:pdf|docx|odt|rtf|html?|xhtml|txt|md|markdown)$/i;

/**
 * CVs as people write them, one person per file: PDF, DOCX, ODT, RTF, HTML and plain text. The import reads only whose
 * it is; the readers of pages and texts read the rest in every lookup of the person, each claim with its words. Each CV
 * is read in a thread: one that exceeds the limits of time or memory is left out, and the others continue.
 *
 * @param open creates the thread for an import, which closes it
 */
export function createCvImporter(
  limits = CV_LIMITS,
  module = new URL("./cv-thread.ts", import.meta.url),
  open: (options: ThreadsOptions) => Threads<CvTask, CvReply> = createThreads<CvTask, CvReply>,
): Importer {
  return {
    name: "cv",
    title: "CVs: PDF, DOCX, ODT, RTF, HTML, text, one a person",
    ending: ENDING,
    async recognise(folder) {
      if (folder.list().some((path) => /\.(?:pdf|docx|odt|rtf)$/i.test(path))) return true;
      const path = listCvs(folder)[0];
      return path !== undefined && hasChapters(await readHead(folder, path));
    },
    // Each file stands for itself: none is opened just to be counted.
    count: (folder) => Promise.resolve(2 * listCvs(folder).length),
    async *rows(folder, onReject = () => undefined, { recognize } = {}) {
      const paths = listCvs(folder);
      if (paths.length === 0)
        throw new ImportFormatError("There is no .pdf, .docx, .odt, .rtf, .html, .txt or .md file.");
      const threads = open({ module, threads: 1, ...limits });
      try {
        for (const path of paths) {
          const read = await readWithin(threads, folder, path, recognize);
          if ("reason" in read) onReject({ path, line: null, ...leftOutOf(read) });
          else yield* read.rows;
        }
      } finally {
        await threads.close();
      }
    },
  };
}

export const cvImporter = createCvImporter();

function leftOutOf({ reason, why }: LeftOut): LeftOut {
  return { reason, ...(why && { why }) };
}

/** A text or a page is a CV if it has headings for work and for education on lines of their own. */
function hasChapters(head: string): boolean {
  const lines = head
    .replace(/<\/?(?:p|h[1-6]|div|section|t[dhr]|li|br|dt|dd)\b[^<>]*>/gi, "\n")
    .replace(/<[^<>]*>/g, "");
  const chapters = new Set(lines.split(/\r?\n/).map((line) => chapterOf(line.trim().replace(/^#{1,6}\s/, ""))));
  if (!chapters.has("work")) return false;
  // A short CV may have only its posts under a heading, but then its author's address is at the top.
  const isAddressed = /[\p{L}\d]@[\p{L}\d-]{1,60}\./u.test(lines.slice(0, MAX_HEAD));
  return isAddressed || chapters.has("school") || chapters.has("skills") || chapters.has("languages");
}

/** In characters. */
const MAX_HEAD = 600;

function listCvs(folder: Folder): readonly string[] {
  return folder.list().filter((path) => ENDING.test(path) && !/(?:^|\/)~\$/.test(path));
}

async function readWithin(
  threads: Threads<CvTask, CvReply>,
  folder: Folder,
  path: string,
  recognize: ImportOptions["recognize"],
): Promise<CvReading> {
  try {
    const bytes = await takeBytes(folder, path);
    if (bytes === undefined) return leftOut("largeFile", String(MAX_BYTES / 1024 / 1024));
    const reply = await threads.run({ bytes, path });
    if ("failed" in reply) return { reason: `its reader failed (${reply.failed})` };
    const isPictures = "reason" in reply && reply.isPictures === true && /\.pdf$/i.test(path);
    if (!isPictures || recognize === undefined) return reply;
    const recognized = await recognize(bytes);
    if ("reason" in recognized) return recognized;
    const text = await threads.run({ bytes: new TextEncoder().encode(recognized.text), path: `${path}.txt` });
    return "failed" in text ? { reason: `its reader failed (${text.failed})` } : text;
  } catch (error) {
    if (error instanceof TaskEnded) return leftOut(error.why);
    if (error instanceof ImportFormatError) return { reason: error.message };
    throw error;
  }
}

/** In bytes: a CV with pictures has two million. */
const MAX_BYTES = 20 * 1024 * 1024;

/** `undefined` if the file is too large. */
async function takeBytes(folder: Folder, path: string): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of folder.stream(path)) {
    size += piece.byteLength;
    if (size > MAX_BYTES) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
