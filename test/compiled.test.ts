import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";

let directory = "";
before(() => {
  directory = mkdtempSync(join(tmpdir(), "candor-compiled-"));
});
after(() => rmSync(directory, { recursive: true }));

test("Code compiled by a process that reads files is reused by the next one, and never loaded by other processes", () => {
  const file = join(directory, "people.csv");
  writeFileSync(file, "Full name,Email\nInes Calder,ines.calder@example.org\n");
  const module = new URL("../src/connectors/read-files.ts", import.meta.url).href;
  const program = `
    const { readFiles } = await import(${JSON.stringify(module)});
    for await (const news of readFiles({ path: ${JSON.stringify(file)} })) if (news.type === "row") console.log(news.row.type);
  `;
  const rows = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    env: { NODE_COMPILE_CACHE: join(directory, "kept") },
    encoding: "utf8",
  });
  assert.match(rows, /^candidate$/m);
  const kept = globSync("kept/**/*", { cwd: directory, withFileTypes: true }).filter((entry) => entry.isFile());
  const [ofFiles, ofOthers] = [
    globSync("kept/files/*/*", { cwd: directory }),
    globSync("kept/v*/*", { cwd: directory }),
  ];
  assert.ok(ofFiles.length > 100, `${ofFiles.length} modules kept`);
  assert.equal(ofFiles.length + ofOthers.length, kept.length, "a release's folder inside another's");
});
