import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LookupData } from "../src/contract/profile.ts";
import type { WantedPicture } from "../src/report/blocks.ts";
import type { ReportInput } from "../src/report/render-request.ts";
import { createRenderer, type Renderer } from "../src/report/report.ts";
import { buildView } from "../src/report/view.ts";
import { fuzzedInput } from "../test/report/fuzz.ts";
import { picture, richSample } from "../test/report/samples.ts";
import { viewAsHtml } from "./report-html.ts";
import { loadPdfmake } from "./report-pdfmake.ts";

/** The measurements; times in milliseconds, memory in megabytes, ratios as "ours is this many times faster". */
export interface ReportFigures {
  readonly pages: number;
  readonly coldMs: number;
  readonly warmMs: number;
  readonly warmP95Ms: number;
  readonly perSecond: number;
  readonly peakMegabytes: number;
  readonly memoryRenders: number;
  /** Both in turn under the same load; or why it was not measured. */
  readonly chromium: Rates | string;
  readonly pdfmake: Figure | string;
  readonly fuzz: {
    readonly profiles: number;
    readonly failed: number;
    readonly retried: number;
    readonly notAccessible: number;
  };
}

/**
 * Renders one invented person on ten pages, with new pictures each time, compared with headless Chromium printing the
 * same view. `npm run bench -- report --renders 1000 --fuzz 2000` is the long form; the short one takes about a minute.
 * `--pdfmake FOLDER` names the folder in which pdfmake is installed, if it is.
 */
export async function run(options: Readonly<Record<string, string>>): Promise<ReportFigures> {
  const inputs = await variedInputs(12);
  const ours = await measureOurs(inputs, Number(options["renders"] ?? 60));
  const figures: ReportFigures = {
    ...ours,
    chromium: await measureBesideChromium(inputs.slice(0, 4)),
    pdfmake: await measureBesidePdfmake(inputs.slice(0, 6), options["pdfmake"] ?? process.cwd()),
    fuzz: await fuzz(Number(options["seed"] ?? 1), Number(options["fuzz"] ?? 40)),
  };
  process.stdout.write(options["json"] !== undefined ? `${JSON.stringify(figures)}\n` : table(figures));
  return figures;
}

/**
 * The same person with different pictures and words each time, so that nothing of the previous report can be reused.
 */
async function variedInputs(count: number): Promise<ReportInput[]> {
  const base = await richSample();
  const inputs: ReportInput[] = [];
  for (let turn = 0; turn < count; turn++) {
    const pictures = new Map<string, Uint8Array>();
    let index = 0;
    for (const address of base.pictures.keys()) pictures.set(address, await picture(turn * 100 + index++));
    inputs.push({ ...base, pictures, lookup: { ...base.lookup, data: vary(base.lookup.data, turn) as LookupData } });
  }
  return inputs;
}

/** Different words of the same length: shifts letters inside words along the alphabet; URLs and dates stay. */
function vary(value: unknown, turn: number): unknown {
  if (Array.isArray(value)) return value.map((entry) => vary(entry, turn));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, vary(entry, turn)]));
  }
  if (typeof value !== "string" || /^(https?:|\d{4}-)/.test(value)) return value;
  return value.replace(/[a-z](?=[a-z])/g, (letter) =>
    String.fromCharCode(97 + ((letter.charCodeAt(0) - 97 + turn) % 26)),
  );
}

async function measureOurs(
  inputs: readonly ReportInput[],
  renders: number,
): Promise<Omit<ReportFigures, "chromium" | "pdfmake" | "fuzz">> {
  const cold: number[] = [];
  for (let turn = 0; turn < 3; turn++) {
    const renderer = createRenderer({ processes: 1, timeoutMs: 60_000 });
    cold.push(await timed(() => renderer.render(inputs[turn] as ReportInput)));
    await renderer.close();
  }
  let pages = 0;
  let peak = 0;
  const renderer = createRenderer({
    processes: 2,
    timeoutMs: 60_000,
    reportsPerProcess: Number.POSITIVE_INFINITY,
    recycleBytes: Number.POSITIVE_INFINITY,
    log: {
      info: (fields) => {
        pages = Number(fields["pages"]);
        peak = Math.max(peak, Number(fields["rssBytes"]));
      },
      warn: () => {},
      error: () => {},
    },
  });
  await Promise.all([0, 1, 2, 3].map((turn) => renderer.render(inputs[turn] as ReportInput)));
  const warm: number[] = [];
  for (let turn = 0; turn < 20; turn++)
    warm.push(await timed(() => renderer.render(inputs[turn % inputs.length] as ReportInput)));
  const started = performance.now();
  await twoAtATime(
    Array.from({ length: renders }, (_, turn) => inputs[turn % inputs.length] as ReportInput),
    (input) => renderer.render(input),
  );
  const perSecond = renders / ((performance.now() - started) / 1000);
  await renderer.close();
  return {
    pages,
    coldMs: Math.round(median(cold)),
    warmMs: Math.round(median(warm)),
    warmP95Ms: Math.round(warm.toSorted((a, b) => a - b)[18] ?? 0),
    perSecond: round(perSecond),
    peakMegabytes: Math.round(peak / 1024 ** 2),
    memoryRenders: renders,
  };
}

interface Figure {
  readonly oursMs: number;
  readonly theirsMs: number;
}

interface Rates {
  readonly oursMs: number;
  readonly chromiumMs: number;
  readonly oursPerSecond: number;
  readonly chromiumPerSecond: number;
}

/**
 * Alternates between one browser and our two processes, so that both face the same load; fonts come from the same
 * files. Returns the reason if it cannot be measured.
 */
async function measureBesideChromium(inputs: readonly ReportInput[]): Promise<Rates | string> {
  const [{ chromium }, { default: browserFiles }] = await Promise.all([
    import("playwright-core"),
    import("@sparticuz/chromium"),
  ]);
  const browser = await chromium
    .launch({
      executablePath: await browserFiles.executablePath(),
      args: ["--no-sandbox", "--allow-file-access-from-files"],
      headless: true,
    })
    .catch((error: unknown) => (error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)));
  if (typeof browser === "string") return `not measured: ${browser}`;
  const renderer = createRenderer({ processes: 2, timeoutMs: 60_000 });
  const files: string[] = [];
  try {
    for (const [index, input] of inputs.entries()) {
      const path = join(tmpdir(), `candor-bench-report-${process.pid}-${index}.html`);
      await writeFile(path, htmlOf(input));
      files.push(path);
    }
    const print = async (path: string): Promise<void> => {
      const page = await browser.newPage();
      await page.goto(pathToFileURL(path).href);
      await page.evaluate("document.fonts.ready");
      await page.pdf({
        format: "A4",
        tagged: true,
        outline: true,
        displayHeaderFooter: true,
        headerTemplate: '<span class="title" style="font-size:8px"></span>',
        footerTemplate:
          '<span style="font-size:8px"><span class="pageNumber"></span> / <span class="totalPages"></span></span>',
        margin: { top: "27mm", bottom: "24mm", left: "25mm", right: "25mm" },
      });
      await page.close();
    };
    return await alternate(renderer, inputs, print, files);
  } finally {
    await Promise.all([browser.close(), renderer.close()]);
    for (const path of files) await rm(path, { force: true });
  }
}

async function alternate(
  renderer: Renderer,
  inputs: readonly ReportInput[],
  print: (path: string) => Promise<void>,
  files: readonly string[],
): Promise<Rates> {
  await Promise.all([print(files[0] ?? ""), renderer.render(inputs[0] as ReportInput)]);
  await Promise.all(inputs.slice(0, 2).map((input) => renderer.render(input)));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (const [index, path] of files.entries()) {
    theirs.push(await timed(() => print(path)));
    ours.push(await timed(() => renderer.render(inputs[index] as ReportInput)));
  }
  let oursTime = 0;
  let theirsTime = 0;
  const rounds = 3;
  for (let round = 0; round < rounds; round++) {
    theirsTime += await timed(() => twoAtATime(files, print));
    oursTime += await timed(() => twoAtATime(inputs, (input) => renderer.render(input)));
  }
  const rate = (ms: number): number => round((rounds * files.length * 1000) / ms);
  return {
    oursMs: Math.round(median(ours)),
    chromiumMs: Math.round(median(theirs)),
    oursPerSecond: rate(oursTime),
    chromiumPerSecond: rate(theirsTime),
  };
}

async function twoAtATime<T>(all: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const left = all.values();
  const go = async (): Promise<void> => {
    for (const one of left) await work(one);
  };
  await Promise.all([go(), go()]);
}

function htmlOf(input: ReportInput): string {
  const { view, wanted } = buildView(input, { hasPicture: (address) => input.pictures.has(address) });
  return viewAsHtml(view, dataAddresses(input, wanted));
}

function dataAddresses(input: ReportInput, wanted: readonly WantedPicture[]): Map<number, string> {
  return new Map(
    wanted.map(({ id, address }) => [
      id,
      `data:image/jpeg;base64,${Buffer.from(input.pictures.get(address) ?? []).toString("base64")}`,
    ]),
  );
}

/**
 * Milliseconds of pdfmake and of our renderer in turn, in this process and one at a time; or why it was not measured.
 */
async function measureBesidePdfmake(inputs: readonly ReportInput[], folder: string): Promise<Figure | string> {
  const print = loadPdfmake(folder);
  if (typeof print === "string") return `not measured: ${print}`;
  const renderer = createRenderer({ processes: 1, timeoutMs: 60_000 });
  const ours: number[] = [];
  const theirs: number[] = [];
  try {
    for (const [index, input] of [...inputs.slice(0, 1), ...inputs].entries()) {
      const { view, wanted } = buildView(input, { hasPicture: (address) => input.pictures.has(address) });
      const ourTime = await timed(() => renderer.render(input));
      const theirTime = await timed(() => print(view, dataAddresses(input, wanted)));
      if (index === 0) continue;
      ours.push(ourTime);
      theirs.push(theirTime);
    }
  } finally {
    await renderer.close();
  }
  return { oursMs: Math.round(median(ours)), theirsMs: Math.round(median(theirs)) };
}

async function fuzz(seed: number, profiles: number): Promise<ReportFigures["fuzz"]> {
  const base = await richSample();
  const count = { failed: 0, retried: 0, notAccessible: 0 };
  const renderer = createRenderer({
    processes: 2,
    timeoutMs: 60_000,
    log: {
      info: () => {},
      warn: (_, message) => {
        if (message === "report attempt failed") count.retried++;
        if (message === "report is not PDF/UA-1") count.notAccessible++;
      },
      error: () => {},
    },
  });
  let next = seed;
  const work = async (): Promise<void> => {
    while (next < seed + profiles) {
      const mine = next++;
      await renderer.render(await fuzzedInput(base, mine)).catch(() => {
        count.failed++;
        process.stderr.write(`fuzzed profile ${mine} was lost\n`);
      });
    }
  };
  await Promise.all([work(), work()]);
  await renderer.close();
  return { profiles, ...count };
}

function table(figures: ReportFigures): string {
  const { chromium, fuzz, pdfmake } = figures;
  const rows = [
    ["pages", String(figures.pages)],
    ["cold process, median of 3", `${figures.coldMs} ms (goal ≤ 600)`],
    ["warm, new pictures, median of 20", `${figures.warmMs} ms (goal ≤ 150)`],
    ["warm, 95th percentile", `${figures.warmP95Ms} ms`],
    ["throughput, two processes", `${figures.perSecond} reports/s`],
    [`largest process over ${figures.memoryRenders} renders`, `${figures.peakMegabytes} MB (goal ≤ 450)`],
    ...(typeof chromium === "string"
      ? [["Chromium", chromium]]
      : [
          [
            "beside Chromium, one at a time",
            `${chromium.oursMs} ms against ${chromium.chromiumMs} ms: ${round(chromium.chromiumMs / chromium.oursMs)} times`,
          ],
          [
            "beside Chromium, two at a time",
            `${chromium.oursPerSecond} against ${chromium.chromiumPerSecond} reports/s: ${round(chromium.oursPerSecond / chromium.chromiumPerSecond)} times (goal ≥ 10)`,
          ],
        ]),
    [
      "beside pdfmake, one at a time",
      typeof pdfmake === "string"
        ? pdfmake
        : `${pdfmake.oursMs} ms against ${pdfmake.theirsMs} ms: ${round(pdfmake.theirsMs / pdfmake.oursMs)} times`,
    ],
    [
      "fuzzed profiles",
      `${fuzz.profiles}: ${fuzz.failed} lost (goal 0), ${fuzz.retried} attempts failed, ${fuzz.notAccessible} without PDF/UA-1`,
    ],
  ];
  return `${rows.map(([name, value]) => `${(name ?? "").padEnd(36)}${value}`).join("\n")}\n`;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
