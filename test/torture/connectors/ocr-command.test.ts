import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, test, type TestContext } from "node:test";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { ConfigError } from "../../../src/config/config.ts";
import { type OcrCommand, ocrCommandIn, recognizeText } from "../../../src/connectors/ocr-command.ts";
import { readFiles } from "../../../src/connectors/read-files.ts";
import { readFilesHere } from "../../support/read-files-here.ts";

const SCAN = "eval/sets/imports/to-learn/cv/cv-01-pl.pdf";
const LIMITS = { wallMs: 60_000, maxBytes: 10_000 };
const OCR_MODULE = new URL("../../../src/connectors/ocr-command.ts", import.meta.url).href;
const PDF = Buffer.from("%PDF-1.7 of pictures");

/** An operator's program, as a module. */
function program(context: TestContext, source: string, ...args: readonly string[]): OcrCommand {
  const folder = mkdtempSync(join(tmpdir(), "ocr-"));
  context.after(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "program.mjs");
  writeFileSync(path, source);
  return [process.execPath, path, ...args];
}

describe("the operator's OCR program", () => {
  test("is named as words between spaces or as JSON, and no shell reads it", () => {
    assert.deepEqual(ocrCommandIn({ CANDOR_OCR_COMMAND: " ocr-pdf  --quick {file} " }), [
      "ocr-pdf",
      "--quick",
      "{file}",
    ]);
    assert.deepEqual(ocrCommandIn({ CANDOR_OCR_COMMAND: '["my ocr", "{file}"]' }), ["my ocr", "{file}"]);
    assert.deepEqual(ocrCommandIn({ CANDOR_OCR_COMMAND: "ocr; rm -rf /" }), ["ocr;", "rm", "-rf", "/"]);
    for (const none of [{}, { CANDOR_OCR_COMMAND: "" }, { CANDOR_OCR_COMMAND: " " }])
      assert.equal(ocrCommandIn(none), undefined);
    for (const broken of ["[1]", "[", "[]", '[""]', '["/opt/my ocr", {file}]'])
      assert.throws(() => ocrCommandIn({ CANDOR_OCR_COMMAND: broken }), ConfigError, broken);
    for (const absent of ["/nowhere/ocr {file}", "/tmp {file}", fileURLToPath(import.meta.url)])
      assert.throws(() => ocrCommandIn({ CANDOR_OCR_COMMAND: absent }), /not a program that this user may run/, absent);
  });

  test("gets the document as input or as a file, and nothing of our environment", async (context) => {
    const input = program(
      context,
      'import { readFileSync } from "node:fs"; console.log(readFileSync(0, "utf8"), Object.keys(process.env).filter((name) => name.startsWith("CANDOR")).length)',
    );
    assert.deepEqual(await recognizeText(input, PDF, LIMITS), { text: "%PDF-1.7 of pictures 0\n" });
    const file = program(
      context,
      'import { readFileSync } from "node:fs"; console.log(readFileSync(process.argv[2], "utf8"))',
      "{file}",
    );
    assert.deepEqual(await recognizeText(file, PDF, LIMITS), { text: "%PDF-1.7 of pictures\n" });
  });

  test("is reported as missing, failing, hanging, endless or silent", async (context) => {
    const cases: readonly (readonly [OcrCommand, RegExp])[] = [
      [["no-such-program-at-all"], /could not be started$/],
      [program(context, 'import { exit } from "node:process"; exit(3)'), /ended with 3$/],
      [program(context, 'for (;;) process.stdout.write("a".repeat(5000));'), /wrote more than 10000 bytes$/],
      [program(context, 'console.log("--")'), /wrote no text$/],
    ];
    for (const [command, said] of cases) {
      const reply = await recognizeText(command, PDF, LIMITS);
      assert.ok("reason" in reply);
      assert.match(reply.reason, said);
    }
    const hanging = program(context, "setInterval(() => {}, 1000)");
    const reply = await recognizeText(hanging, PDF, { ...LIMITS, wallMs: 200 });
    assert.deepEqual(reply, {
      reason: "it contains pictures of text, and the program of CANDOR_OCR_COMMAND took longer than 0.2 seconds",
    });
  });

  test("is not waited for if a child of it keeps its output open", async (context) => {
    const source = `import { spawn } from "node:child_process";
      spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: ["ignore", "inherit", "ignore"] }).unref();
      console.log("Wanja Quellbach");`;
    const reply = await recognizeText(program(context, source), PDF, { ...LIMITS, graceMs: 200 });
    assert.deepEqual(reply, { text: "Wanja Quellbach\n" });
  });

  test("ends with its children as soon as the import is given up, which stops there", async (context) => {
    const folder = mkdtempSync(join(tmpdir(), "scans-"));
    context.after(() => rmSync(folder, { recursive: true }));
    cpSync(SCAN, join(folder, "scan.pdf"));
    const note = join(folder, "pid");
    const source = `import { writeFileSync } from "node:fs";
      writeFileSync(${JSON.stringify(note)}, String(process.pid)); setInterval(() => {}, 1000);`;
    const abort = new AbortController();
    const watch = setInterval(() => {
      if (existsSync(note) && readFileSync(note, "utf8") !== "") abort.abort();
    }, 10);
    const reading = async () => {
      for await (const _ of readFiles(
        { path: join(folder, "scan.pdf"), format: "cv" },
        { ocr: program(context, source, "{file}"), signal: abort.signal },
      ));
    };
    await assert.rejects(reading, { name: "AbortError" });
    clearInterval(watch);
    assert.throws(() => process.kill(Number(readFileSync(note, "utf8")), 0), { code: "ESRCH" });
  });

  test("ends when the process that started it ends", async (context) => {
    const folder = mkdtempSync(join(tmpdir(), "scans-"));
    context.after(() => rmSync(folder, { recursive: true }));
    const note = join(folder, "pid");
    const hanging = `import { writeFileSync } from "node:fs";
      writeFileSync(${JSON.stringify(note)}, String(process.pid)); setInterval(() => {}, 1000);`;
    const asking = `import { existsSync } from "node:fs";
      import { exit } from "node:process";
      import { recognizeText } from ${JSON.stringify(OCR_MODULE)};
      void recognizeText(${JSON.stringify(program(context, hanging))}, Buffer.from("%PDF"));
      setInterval(() => existsSync(${JSON.stringify(note)}) && exit(0), 10);`;
    const [asker, path = ""] = program(context, asking);
    await promisify(execFile)(asker, [path]);
    const isGone = () => {
      try {
        return !process.kill(Number(readFileSync(note, "utf8")), 0);
      } catch (error) {
        return error instanceof Error && "code" in error && error.code === "ESRCH";
      }
    };
    while (!isGone()) await setTimeout(10, undefined, { signal: context.signal });
  });

  test("imports scans with the other files of a folder, and without it they are skipped by name", async (context) => {
    const folder = mkdtempSync(join(tmpdir(), "scans-"));
    context.after(() => rmSync(folder, { recursive: true }));
    cpSync(SCAN, join(folder, "scan.pdf"));
    writeFileSync(
      join(folder, "text.txt"),
      "Ada Finch\nada@example.org\n\nWORK EXPERIENCE\nCanoe builder, Barre Boats\n2015 – present\n",
    );
    const read = async (ocr: OcrCommand | undefined, reads = readFiles) => {
      const names: string[] = [];
      const reasons: string[] = [];
      for await (const news of reads({ path: folder, format: "cv" }, { ocr })) {
        if (news.type === "row" && news.row.type === "candidate") names.push(news.row.fullName);
        if (news.type === "rejected") reasons.push(`${news.rejection.path}: ${news.rejection.reason}`);
      }
      return { names, reasons };
    };
    const words = "Wanja Quellbach\\nwanja@example.org\\n\\nWORK EXPERIENCE\\nGlazier, Prism Works\\n2015 – present\\n";
    const reading = program(context, `console.log("${words}")`, "{file}");
    assert.deepEqual(await read(reading), { names: ["Wanja Quellbach", "Ada Finch"], reasons: [] });
    assert.deepEqual(await read(undefined, readFilesHere), {
      names: ["Ada Finch"],
      reasons: ["scan.pdf: it contains no text: pictures of text are not read"],
    });
    const failing = program(context, 'throw new Error("no")');
    assert.deepEqual(await read(failing), {
      names: ["Ada Finch"],
      reasons: ["scan.pdf: it contains pictures of text, and the program of CANDOR_OCR_COMMAND ended with 1"],
    });
  });
});
