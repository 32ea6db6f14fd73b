import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { zipSync } from "fflate";
import writeExcel from "write-excel-file/node";
import { confinementOf, readFiles, type ReadingLimits } from "../../../src/connectors/read-files.ts";
import { folderOf } from "../../../src/importers/disk-folder.ts";
import { ImportFormatError } from "../../../src/importers/importer.ts";
import { csv } from "../../../src/importers/tables/csv.ts";
import { readAll } from "../../importers/read-all.ts";
import { readFilesHere } from "../../support/read-files-here.ts";

const TABLE = "Name,Email\nAda Example,ada@example.org\n";

interface Read {
  readonly format: string | undefined;
  readonly names: readonly string[];
  readonly rejections: readonly string[];
  readonly refusal: string | undefined;
}

/** What the `readFiles` process, or a reader in its place, makes of a file. */
async function read(
  name: string,
  content: string | Uint8Array,
  limits: ReadingLimits = {},
  reads = readFiles,
): Promise<Read> {
  const folder = mkdtempSync(join(tmpdir(), "candor-read-files-"));
  const path = join(folder, name);
  writeFileSync(path, content);
  const found = { format: undefined as string | undefined, names: [] as string[], rejections: [] as string[] };
  try {
    for await (const news of reads({ path }, limits)) {
      if (news.type === "opened") found.format = news.format;
      if (news.type === "rejected") found.rejections.push(news.rejection.reason);
      if (news.type === "row" && news.row.type === "candidate") found.names.push(news.row.fullName);
    }
    return { ...found, refusal: undefined };
  } catch (error) {
    if (!(error instanceof ImportFormatError)) throw error;
    return { ...found, refusal: error.message };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("files are read in a separate process", () => {
  test("plain, gzipped, or in an archive", async () => {
    const packed = zipSync({ "deeper/a.csv": Buffer.from(TABLE), "__MACOSX/._a.csv": Buffer.from([0]) });
    for (const [name, content, reads] of [
      ["a.csv", TABLE, readFilesHere],
      ["a.csv.gz", gzipSync(TABLE), readFilesHere],
      ["a.zip", packed, readFiles],
    ] as const) {
      const { format, names, refusal } = await read(name, content, {}, reads);
      assert.deepEqual([format, names, refusal], ["csv", ["Ada Example"], undefined], name);
    }
  });

  test("including workbooks with the results of their formulas", async () => {
    const rows = [
      ["Name", "Email", "Phone", "Date of birth"],
      ["Ada Example", "ada@example.org", 442079460000, new Date("1984-05-12")],
    ];
    const cells = rows.map((row) => row.map((value) => ({ value })));
    const book = await writeExcel(cells as never, { dateFormat: "yyyy-mm-dd" }).toBuffer();
    const { format, names, rejections } = await read("a.xlsx", book);
    assert.deepEqual([format, names, rejections], ["xlsx", ["Ada Example"], []]);
  });
});

test("each file in a folder of several formats goes to its own importer, and unread ones are reported", async () => {
  const card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Jocasta Kell\r\nEND:VCARD\r\n";
  const profile = "First Name,Last Name,Maiden Name,Address\nInes,Calder,,\n";
  const { format, names, rejections } = await read(
    "all.zip",
    zipSync({
      "people.csv": Buffer.from(TABLE),
      "sums.csv": Buffer.from("Amount,Date\n1,2026-01-01\n"),
      "phone/jocasta.vcf": Buffer.from(card),
      "cvs/wanja.rtf": Buffer.from(String.raw`{\rtf1\ansi Wanja Quellbach\par wanja@example.org\par}`),
      "linkedin/Profile.csv": Buffer.from(profile),
      "linkedin/Ad_Targeting.csv": Buffer.from("Name,Company\nNobody Here,Nowhere\n"),
      "old.xls": Buffer.from("anything"),
      ".DS_Store": Buffer.from([0]),
    }),
    {},
    readFilesHere,
  );
  assert.equal(format, "linkedin+cv+vcard+csv");
  assert.deepEqual(names.toSorted(), ["Ada Example", "Ines Calder", "Jocasta Kell", "Wanja Quellbach"]);
  assert.deepEqual(
    rejections.map((reason) => reason.slice(0, 44)),
    ["it is in a format that is not read. Save it ", "No column holds names. Say which does: --map"],
  );
});

test("a table of titles alone, a picture named as a table and truncated JSON are refused with an explanation", async () => {
  for (const [name, content, refusal] of [
    ["a.csv", "Name,Email\n", "a.csv has a row of titles and none below it."],
    ["photo.csv", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]), "photo.csv is not a table but a picture."],
    ["bad.json", '{"basics":{"name":', "bad.json is not JSON, or is cut off."],
  ] as const)
    assert.equal((await read(name, content, {}, readFilesHere)).refusal, refusal);
});

test("CVs are read there too, each in a thread of that process", async () => {
  const cv = String.raw`{\rtf1\ansi Wanja Quellbach\par wanja@example.org\par}`;
  const { format, names, refusal } = await read("a.rtf", cv);
  assert.deepEqual([format, names, refusal], ["cv", ["Wanja Quellbach"], undefined]);
});

test("a thread of that process may read no more than the process, and start none", async () => {
  const child = fork(fileURLToPath(new URL("peeking-process.ts", import.meta.url)), [], {
    execArgv: [...confinementOf("/nowhere")],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    env: {},
  });
  const [seen] = (await once(child, "message")) as [unknown];
  child.kill();
  assert.deepEqual(seen, { own: true, others: "ERR_ACCESS_DENIED", process: "ERR_ACCESS_DENIED" });
});

describe("a broken or malicious file is refused with an explanation before any of it is used", () => {
  const CUT = zipSync({ "a.csv": Buffer.from(TABLE.repeat(100)) });
  const encrypted = (): Uint8Array => {
    const bytes = Buffer.from(zipSync({ "a.csv": Buffer.from(TABLE) }));
    // The encryption flag, in the entry and in the directory.
    bytes.writeUInt16LE(bytes.readUInt16LE(6) | 1, 6);
    const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    bytes.writeUInt16LE(bytes.readUInt16LE(directory + 8) | 1, directory + 8);
    return bytes;
  };
  const REFUSED: Readonly<Record<string, readonly [name: string, content: () => string | Uint8Array, RegExp]>> = {
    "an archive that is cut off": ["a.zip", () => CUT.subarray(0, 60), /not an archive, or is cut off/],
    "an archive that is encrypted": ["a.zip", encrypted, /encrypted/],
    "a bomb": ["a.zip", () => zipSync({ "a.csv": new Uint8Array(80_000_000) }), /unpacks to more than it may/],
    "a gzipped file that is cut off": ["a.csv.gz", () => gzipSync(TABLE).subarray(0, 20), /damaged or cut off/],
    "a gzipped file that is cut off behind its beginning": [
      "a.csv.gz",
      () => gzipSync(TABLE.repeat(5_000)).subarray(0, 200),
      /damaged or cut off/,
    ],
    "a workbook that is none": ["a.xlsx", () => "PK not really", /not an archive, or is cut off/],
    "a workbook with a password": ["a.xlsx", () => Buffer.from("d0cf11e0a1b11ae1", "hex"), /encrypted|97 to 2003/],
    "an archive that is no workbook": ["a.xlsx", () => zipSync({ "a.txt": Buffer.from("x") }), /not a workbook/],
    "a million columns": ["a.csv", () => `Name${",a".repeat(300_000)}\n`, /more than 2000 columns|longer|more than/],
    "a quote that is left open": ["a.csv", () => `${TABLE}"${"x\n".repeat(800_000)}`, /A quote may be left open/],
    "a file of nothing": ["a.csv", () => "", /contains no text/],
    "a workbook of before 2007": [
      "a.xls",
      () => "\xd0\xcf",
      /^a\.xls is in a format that is not read\. Save it as \.xlsx or as CSV\.$/,
    ],
    "another program's archive": ["a.7z", () => "7z", /Unpack it, and import the folder/],
    "a picture": ["a.png", () => "\x89PNG", /not recognised/],
  };
  /** The process treats all of them the same; the others are read here, at a twentieth of the cost. */
  const IN_PROCESS = ["a bomb"];
  for (const [what, [name, content, reason]] of Object.entries(REFUSED)) {
    test(what, async () => {
      const { names, refusal = "" } = await read(
        name,
        content(),
        {},
        IN_PROCESS.includes(what) ? readFiles : readFilesHere,
      );
      assert.match(refusal, reason);
      assert.deepEqual(names, []);
    });
  }

  test("NULs and bytes in another encoding cost only their own row", async () => {
    // The encoding is detected from a file's first 256 KiB; here that is UTF-8.
    const content = Buffer.concat([
      Buffer.from(`Name,Email,Notes\n${`Ada Example,ada@example.org,${"x".repeat(1_000)}\n`.repeat(300)}`),
      Buffer.from("Bo\0 Example,bo@example.org,\n"),
      Buffer.from("Jörg Example,j@example.org,\n", "latin1"),
    ]);
    const { names, rejections } = await read("a.csv", content, {}, readFilesHere);
    assert.equal(new Set(names).size, 1);
    assert.ok(rejections.includes("a NUL character"));
    assert.ok(rejections.includes("characters that are not in the file's encoding"));
  });

  test("a line of four gigabytes is not kept in memory", async () => {
    let given = 0;
    const piece = Buffer.alloc(1_000_000, "x");
    const folder = folderOf(["a.csv"], async function* () {
      yield Buffer.from(TABLE);
      for (; given < 4_000; given++) yield piece;
    });
    await assert.rejects(readAll(csv, folder), /more than 1,000,000 characters/);
    assert.ok(given < 50, `${given} megabytes were read`);
  });

  test("an unexpected failure is not reported as a lack of memory", async () => {
    const gone = readFiles({ path: join(tmpdir(), "x".repeat(5_000)) });
    await assert.rejects(gone.next(), { message: "A file could not be read (Error)." });
  });

  test("a file that takes too long or too much memory is stopped from outside", async () => {
    const rows = `Name,Email\n${"Ada Example,ada@example.org\n".repeat(300_000)}`;
    assert.equal((await read("a.csv", rows, { silenceMs: 50 })).refusal, "The files take too long to read.");
    const one = `{"basics":{"name":"Ada"},"work":[${'{"name":"x"},'.repeat(3_000_000)}{}]}`;
    assert.equal(
      (await read("a.json", one, { heapMegabytes: 60 })).refusal,
      "The files need too much memory to be read.",
    );
  });

  test("a process that fails by itself is not said to need too much memory", async () => {
    assert.equal(
      (await read("a.csv", TABLE, { heapMegabytes: Number.NaN })).refusal,
      "The process that reads files failed (exit code 9). If that happens with every file, install Candor again.",
    );
  });
});
