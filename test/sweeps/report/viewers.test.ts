import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { test } from "node:test";
import { createRenderer } from "../../../src/report/report.ts";
import { appendSignatureField } from "../../../src/report/signature-field.ts";
import type { ReportInput } from "../../../src/report/render-request.ts";
import { arabicSample, chineseSample, inputOf, minimalSample, richSample } from "../../report/samples.ts";
import { bare, sampleNames, shownSentences } from "../../report/shown.ts";

const runs = (command: string, ...args: readonly string[]): boolean => spawnSync(command, args).status === 0;
/** A folder with the jars of veraPDF (`org.verapdf.apps:greenfield-apps` and its dependencies). */
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

test(
  "poppler copies the sample people's names letter for letter, in every script but Khmer",
  { skip: !runs("pdftotext", "-v") && "pdftotext is not on this machine" },
  async () =>
    await inFolder(async (folder) => {
      const names = sampleNames();
      const [path = ""] = await renderAll({ names: inputOf({ fullName: "Ida Holm", skills: [...names] }) }, folder);
      const text = bare(execFileSync("pdftotext", ["-enc", "UTF-8", path, "-"], { encoding: "utf8" }));
      // For a vowel sign below its letter poppler 22 copies the letter twice.
      const lost = names.filter((name) => !/\p{Script=Khmer}/u.test(name) && !text.includes(bare(name)));
      assert.deepEqual(lost, []);
      assert.ok(names.some((name) => /\p{Script=Arabic}/u.test(name)));
    }),
);

test(
  "poppler copies every string of a rich, a thin and a Chinese profile, and every run of words of an Arabic one",
  { skip: !runs("pdftotext", "-v") && "pdftotext is not on this machine" },
  async () =>
    await inFolder(async (folder) => {
      const samples = {
        rich: await richSample(),
        thin: await minimalSample(),
        arabic: await arabicSample(),
        chinese: await chineseSample(),
      };
      const paths = await renderAll(samples, folder);
      for (const [at, [name, { lookup }]] of Object.entries(samples).entries()) {
        // By default a row of two columns is one line; in content order right-to-left text is in visual order.
        const copies = [["-raw"], []].map((order) =>
          bare(execFileSync("pdftotext", [...order, "-enc", "UTF-8", paths[at] ?? "", "-"], { encoding: "utf8" })),
        );
        // Right-to-left lines split by a comma or a Latin name are ordered poppler's own way.
        const parts = shownSentences(lookup.data).flatMap((sentence) =>
          /\p{Script=Arabic}/u.test(sentence) ? sentence.split(/[\p{P}\p{Script=Latin}]+/u) : [sentence],
        );
        const lost = parts.filter((part) => !copies.some((text) => text.includes(bare(part))));
        assert.deepEqual(lost, [], name);
      }
    }),
);

test(
  "veraPDF accepts a profile with emoji, a rich, a thin and an Arabic one as PDF/UA-1",
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
