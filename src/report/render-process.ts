import { flushCompileCache } from "node:module";
import { type PictureFiles, preparePictures } from "./pictures.ts";
import { knowSites } from "../domain/known-sites.ts";
import type { AccessRequest, RenderReply, RenderRequest, ReportInput } from "./render-request.ts";
import { createTypesetter } from "./typesetter.ts";
import { technicalLog } from "./technical-log.ts";
import { attachedAs, capturesOf } from "./attached.ts";
import { retell } from "../presentation/retold.ts";
import { loadWords } from "../words/languages.ts";
import type { Words } from "../words/words.ts";
import { buildView, type WrittenNumbers } from "./view.ts";

const SHORT_ROWS = 20;
const PAGES_WITH_CONTENTS = 9;

let flushed = false;

/**
 * The child process of `createRenderer`: renders one report at a time, without network and without anything from the
 * parent's environment.
 */
const typesetter = createTypesetter();

process.on("message", (request: RenderRequest | AccessRequest) => {
  void answer(request);
});
process.on("disconnect", () => process.exit(0));

async function answer(request: RenderRequest | AccessRequest): Promise<void> {
  let reply: RenderReply;
  try {
    reply = "view" in request ? renderAccess(request) : await render(request);
  } catch (error) {
    reply = { error: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(reply);
  await new Promise((resolve) => setImmediate(resolve));
  typesetter.rest();
  // Code compiled for the first report is saved for the next process, which then starts in half the time; this one may
  // be killed.
  if (!flushed) flushCompileCache();
  flushed = true;
}

function renderAccess({ view }: AccessRequest): RenderReply {
  const { pdf, pages, refusal } = typesetter.typesetAccess(view);
  return { pdf, pages, refusal, badPictures: 0, rssBytes: process.memoryUsage.rss() };
}

async function render({ input, effort, sites }: RenderRequest): Promise<RenderReply> {
  knowSites(sites);
  const written = buildView(inItsLanguage(input), {
    words: await wordsOf(input),
    hasPicture: (address) => effort === "full" && input.pictures.has(address),
    ...(effort === "short" ? { maxRows: SHORT_ROWS } : {}),
  });
  const prepared = await preparePictures(written.wanted, input.pictures, "ifNeeded");
  try {
    return await signable(setInFull(input, written, prepared.files), input);
  } catch (error) {
    // A picture that was used unchanged may be what failed.
    if (!prepared.asStored) throw error;
    const { files } = await preparePictures(written.wanted, input.pictures, "always");
    return await signable(setInFull(input, written, files), input);
  }
}

/** Attached files stay as they are on the wire. */
function inItsLanguage(input: ReportInput): ReportInput {
  const { data, ...lookup } = input.lookup;
  const told = retell(data, input.evidence, input.summaries ?? {});
  return { ...input, lookup: { ...lookup, ...(told.data && { data: told.data }) }, evidence: told.evidence };
}

/** If the summaries are in the language of the report, nothing says that they are in English. */
async function wordsOf({ language = "en", summaries = {} }: ReportInput): Promise<Words> {
  const words = await loadWords(language);
  return Object.keys(summaries).length > 0 ? { ...words, inEnglish: "" } : words;
}

/** Adds room for a signature, if there is to be one: the key stays in the parent. */
async function signable(reply: RenderReply, { signed }: ReportInput): Promise<RenderReply> {
  if (signed === undefined || "error" in reply) return reply;
  const { appendSignatureField } = await import("./signature-field.ts");
  return { ...reply, pdf: await appendSignatureField(reply.pdf, signed) };
}

/** Adds a table of contents to a long report; only typesetting shows how long it is. */
function setInFull(input: ReportInput, written: WrittenNumbers, files: PictureFiles): RenderReply {
  const reply = set(input, written, files);
  const isLong = "pages" in reply && reply.pages >= PAGES_WITH_CONTENTS;
  return isLong ? set(input, { ...written, view: { ...written.view, contents: true } }, files) : reply;
}

function set(
  input: ReportInput,
  { view, wanted, references }: WrittenNumbers,
  pictureFiles: PictureFiles,
): RenderReply {
  const names = [...pictureFiles.keys()];
  const pictures = Object.fromEntries(names.map((name) => [name.replace(/\D/g, ""), `/job/${name}`]));
  const files = new Map(pictureFiles);
  if (input.attachProfile === true)
    files.set("profile.json", Buffer.from(JSON.stringify(input.lookup.data ?? {}, null, 2)));
  const attachment = input.attachProfile === true ? "/job/profile.json" : null;
  files.set("technical-log.json", Buffer.from(technicalLog(input)));
  const log = "/job/technical-log.json";
  const captured = capturesOf(input);
  for (const [name, bytes] of captured) files.set(name, bytes);
  const captures = [...captured.keys()].map(attachedAs);
  const whole = { ...view, pictures, attachment, log, captures };
  const { pdf, pages, refusal } = typesetter.typeset(whole, files, references);
  return { pdf, pages, refusal, badPictures: wanted.length - names.length, rssBytes: process.memoryUsage.rss() };
}
