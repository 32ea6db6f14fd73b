import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { createRenderer } from "../../src/report/report.ts";
import { appendSignatureField } from "../../src/report/signature-field.ts";
import type { ReportInput } from "../../src/report/render-request.ts";
import { arabicSample, inputOf, minimalSample, richSample } from "./samples.ts";

const runs = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args).status === 0;
/** A folder with the jars of veraPDF (`org.verapdf.apps:greenfield-apps` and what it needs). */
const VERAPDF = process.env["CANDOR_VERAPDF"];

async function renderAll(inputs: Readonly<Record<string, ReportInput>>, folder: string): Promise<readonly string[]> {
  const log = { info: () => {}, warn: assert.fail, error: assert.fail };
  const renderer = createRenderer({ processes: 1, timeoutMs: 60_000, log });
  try {
    const paths: string[] = [];
    for (const [name, input] of Object.entries(inputs)) {
      const path = join(folder, `${name}.pdf`);
      writeFileSync(path, await renderer.render(input));
      paths.push(path);
    }
    return paths;
  } finally {
    await renderer.close();
  }
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "candor-viewers-"));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Letters and digits: white space and marks of direction come and go. */
function bare(text: string): string {
  return text.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
}

function sampleNames(): readonly string[] {
  const world = readFileSync(new URL("../../samples/world.ndjson", import.meta.url), "utf8");
  const people = world
    .split("\n")
    .filter((row) => row.startsWith('{"type":"candidate"'))
    .map((row) => JSON.parse(row) as { readonly fullName: string; readonly aliases?: readonly string[] });
  return [...new Set(people.flatMap(({ fullName, aliases = [] }) => [fullName, ...aliases]))];
}

test(
  "poppler copies the names of the sample people letter for letter, in every script but Khmer",
  { skip: !runs("pdftotext", "-v") && "pdftotext is not on this machine" },
  async () =>
    await inFolder(async (folder) => {
      const names = sampleNames();
      const [path = ""] = await renderAll({ names: inputOf({ fullName: "Ida Holm", skills: [...names] }) }, folder);
      const text = bare(execFileSync("pdftotext", ["-enc", "UTF-8", path, "-"], { encoding: "utf8" }));
      // Of a vowel sign below its letter poppler 22 gives the letter twice.
      const lost = names.filter((name) => !/\p{Script=Khmer}/u.test(name) && !text.includes(bare(name)));
      assert.deepEqual(lost, []);
      assert.ok(names.some((name) => /\p{Script=Arabic}/u.test(name)));
    }),
);

test(
  "veraPDF finds a person with emoji, a rich, a thin and an Arabic one to be PDF/UA-1",
  { skip: (VERAPDF === undefined || !runs("java", "-version")) && "CANDOR_VERAPDF is not set, or there is no Java" },
  async () =>
    await inFolder(async (folder) => {
      const emoji = inputOf({
        fullName: "Ida Holm 🛶",
        jobTitle: "Canoe builder 🛶👩‍🔧",
        skills: ["🎣 Fishing", "❤️ rivers", "🇳🇴"],
      });
      const samples = { emoji, rich: await richSample(), thin: await minimalSample(), arabic: await arabicSample() };
      const paths = [...(await renderAll(samples, folder)), join(folder, "signed.pdf")];
      const signed = await appendSignatureField(readFileSync(join(folder, "rich.pdf")), {
        name: "Quill",
        at: new Date(),
      });
      writeFileSync(join(folder, "signed.pdf"), signed);
      const jars = readdirSync(VERAPDF ?? "").map((jar) => join(VERAPDF ?? "", jar));
      const args = [
        "-cp",
        jars.join(delimiter),
        "org.verapdf.apps.GreenfieldCliWrapper",
        "-f",
        "ua1",
        "--format",
        "text",
      ];
      const { stdout } = spawnSync("java", [...args, ...paths], { encoding: "utf8" });
      assert.deepEqual(stdout.trim().split("\n").sort(), paths.map((path) => `PASS ${path} ua1`).sort());
    }),
);
