import { flushCompileCache } from "node:module";
import type { WantedPicture } from "./blocks.ts";
import { shrinkPicture } from "./pictures.ts";
import type { ReportInput } from "./report.ts";
import { createTypesetter } from "./typesetter.ts";
import { buildView } from "./view.ts";

/** How much of the report is attempted: all; without pictures; with few rows as well. */
export type Effort = "full" | "noPictures" | "short";

export interface RenderRequest {
  readonly input: ReportInput;
  readonly effort: Effort;
}

export type RenderReply =
  | {
      readonly pdf: Uint8Array;
      readonly pages: number;
      readonly refusal: string | null;
      readonly badPictures: number;
      readonly rssBytes: number;
    }
  | { readonly error: string };

const SHORT_ROWS = 20;
const SIMULTANEOUS_PICTURES = 4;

let flushed = false;

/** The child process of `createRenderer`: one report at a time, no network, nothing of the parent's environment. */
const typesetter = createTypesetter();

process.on("message", (request: RenderRequest) => {
  void answer(request);
});
process.on("disconnect", () => process.exit(0));

async function answer(request: RenderRequest): Promise<void> {
  let reply: RenderReply;
  try {
    reply = await render(request);
  } catch (error) {
    reply = { error: error instanceof Error ? error.message : String(error) };
  }
  process.send?.(reply);
  await new Promise((resolve) => setImmediate(resolve));
  typesetter.rest();
  // What was compiled for the first report is there for the next process, which starts in half the time; this one may be killed.
  if (!flushed) flushCompileCache();
  flushed = true;
}

async function render({ input, effort }: RenderRequest): Promise<RenderReply> {
  const { view, wanted, references } = buildView(input, {
    hasPicture: (address) => effort === "full" && input.pictures.has(address),
    ...(effort === "short" ? { maxRows: SHORT_ROWS } : {}),
  });
  const files = await shrinkAll(wanted, input.pictures);
  const pictures = Object.fromEntries([...files.keys()].map((name) => [name.replace(/\D/g, ""), `/job/${name}`]));
  if (input.attachProfile === true)
    files.set("profile.json", Buffer.from(JSON.stringify(input.lookup.data ?? {}, null, 2)));
  const attachment = input.attachProfile === true ? "/job/profile.json" : null;
  const { pdf, pages, refusal } = typesetter.typeset({ ...view, pictures, attachment }, files, references);
  const badPictures = wanted.length - Object.keys(pictures).length;
  return { pdf, pages, refusal, badPictures, rssBytes: process.memoryUsage.rss() };
}

async function shrinkAll(
  wanted: readonly WantedPicture[],
  pictures: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const waiting = wanted.values();
  const work = async (): Promise<void> => {
    for (const { id, address, frame } of waiting) {
      const bytes = pictures.get(address);
      const small = bytes === undefined ? null : await shrinkPicture(bytes, frame);
      if (small !== null) files.set(`${id}.jpg`, small);
    }
  };
  await Promise.all(Array.from({ length: SIMULTANEOUS_PICTURES }, work));
  return files;
}
