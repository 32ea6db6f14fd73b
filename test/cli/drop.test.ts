import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { dropHash } from "../../src/domain/drop-hash.ts";
import { startService, type TestService } from "../support/service.ts";
import { PEOPLE, toLines } from "./people.ts";
import { callCandor, type Ending, runCandor } from "./run-candor.ts";

let service: TestService;
const folder = mkdtempSync(join(tmpdir(), "candor-cli-drop-"));
const surroundings = () => ({ env: { CANDOR_URL: service.url, CANDOR_API_KEY: service.apiKey }, cwd: folder });
const candor = (...args: string[]): Promise<Ending> => callCandor(args, surroundings());
const fileOf = (name: string) => readFileSync(join(folder, name), "utf8");
const isFound = async () => (await candor("search", "wanja.quellbach@example.org")).stdout.includes("Wanja Quellbach");

before(async () => {
  service = await startService({ engine: "postgres" });
  writeFileSync(join(folder, "people.ndjson"), toLines(PEOPLE));
  assert.equal((await candor("import", "candor", "people.ndjson")).code, 0);
});
after(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a list of deletion requests affects nobody before its last line is read and its answers have a file", async () => {
  const line = `aaaaaaaaaaaa,${dropHash("email", "wanja.quellbach@example.org")}`;
  writeFileSync(join(folder, "damaged.csv"), `ID,Hash\n${line}\nnothing\n`);
  const damaged = await candor("privacy", "drop", "damaged.csv", "--kind", "email");
  assert.equal(damaged.code, 1);
  assert.match(damaged.stderr, /^Line 3 of damaged\.csv is not "ID,Hash"/);
  writeFileSync(
    join(folder, "email.csv"),
    `\ufeffID,Hash\r\n${line}\r\nbbbbbbbbbbbb,${dropHash("email", "no@one.example")}\r\n`,
  );
  writeFileSync(join(folder, "email-answers.csv"), "of another day");
  const taken = await candor("privacy", "drop", "email.csv", "--kind", "email");
  assert.equal(taken.code, 1);
  assert.match(taken.stderr, /^email-answers\.csv already exists\./);
  assert.equal(fileOf("email-answers.csv"), "of another day");
  const missing = await candor("privacy", "drop", "missing.csv", "--kind", "email");
  assert.deepEqual([missing.code, missing.stderr], [2, "missing.csv cannot be read.\n"]);
  assert.equal(await isFound(), true);

  const wanted = ["aaaaaaaaaaaa,3", "bbbbbbbbbbbb,5"];
  const preview = await runCandor(
    ["privacy", "drop", "email.csv", "--kind", "email", "--preview", "-o", "-"],
    surroundings(),
  );
  assert.deepEqual([preview.code, preview.stderr], [0, ""]);
  assert.deepEqual(preview.stdout.trimEnd().split("\n").sort(), ["ID,Status", ...wanted]);
  assert.equal(await isFound(), true);
  const done = await candor("privacy", "drop", "email.csv", "--kind", "email", "-o", "email-answers.csv", "--json");
  assert.deepEqual(JSON.parse(done.stdout), { path: "email-answers.csv", items: 2 });
  assert.deepEqual(fileOf("email-answers.csv").trimEnd().split("\n").sort(), ["ID,Status", ...wanted]);
  assert.equal(await isFound(), false);
});
