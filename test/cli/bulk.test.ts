import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { parse } from "csv-parse/sync";
import readSheets from "read-excel-file/node";
import type { Schemas } from "../../src/client/client.ts";
import { importPeople, PEOPLE } from "../api/bulk-kit.ts";
import { startService, type TestService } from "../support/service.ts";
import { callCandor, type Ending, runCandor } from "./run-candor.ts";

let service: TestService;
const folder = mkdtempSync(join(tmpdir(), "candor-cli-bulk-"));

const surroundings = () => ({ env: { CANDOR_URL: service.url, CANDOR_API_KEY: service.apiKey }, cwd: folder });
const candor = (...args: string[]): Promise<Ending> => callCandor(args, surroundings());
const idIn = (text: string) => /[0-9a-f-]{36}/.exec(text)?.[0] ?? "";

before(async () => {
  service = await startService({ engine: "postgres" });
  await importPeople(service, PEOPLE);
  writeFileSync(
    join(folder, "people.csv"),
    "Who,email\nOttilie Bramwick,ottilie@bramwick.example.org\nNobody Known,\n",
  );
});

after(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a list is looked up, its result saved, and the exit code reports that a row was skipped", async () => {
  const { code, stdout, stderr } = await runCandor(
    [
      "bulk",
      "people.csv",
      "-o",
      "out.csv",
      "--map",
      "Who=fullName",
      "--min-likelihood",
      "0.9",
      "--purpose",
      "research",
    ],
    surroundings(),
  );
  assert.equal(code, 3, stderr);
  assert.equal(stdout, "");
  assert.match(stderr, /^Bulk lookup [0-9a-f-]{36}, 2 rows\. /);
  assert.match(stderr, /: 1 done, 1 unmatched\.\n$/);
  const [done, left] = parse(readFileSync(join(folder, "out.csv")), { bom: true, columns: true }) as Record<
    string,
    string
  >[];
  assert.deepEqual([done?.["state"], done?.["company"]], ["done", "Harrow Kites"]);
  assert.deepEqual([left?.["state"], left?.["reason"]], ["unmatched", "no matching person"]);
});

test("a bulk lookup sent without waiting can be reopened, shown, and deleted", async () => {
  const sent = await candor(
    "bulk",
    "people.csv",
    "--map",
    "Who=fullName",
    "--no-wait",
    "--max-lookups",
    "0",
    "--required",
    "email",
  );
  assert.equal(sent.code, 0, sent.stderr);
  const bulkId = idIn(sent.stdout);
  const result = await candor("bulk", "result", bulkId, "-o", "out.xlsx");
  assert.equal(result.code, 3, result.stderr);
  const [sheet] = await readSheets(readFileSync(join(folder, "out.xlsx")));
  assert.equal(sheet?.data.length, 3);
  const shown = await candor("bulk", "show", bulkId);
  assert.match(shown.stdout, /lookups +0 of 0/);
  const rows = await candor("bulk", "rows", bulkId, "--state", "skipped");
  assert.match(rows.stdout, /Ottilie Bramwick +skipped +the budget is spent, or the key/);
  const listed = JSON.parse((await candor("bulk", "list", "--json")).stdout) as Schemas["BulkPage"];
  assert.equal(listed.results[0]?.bulkId, bulkId);
  assert.match((await candor("bulk", "delete", bulkId)).stdout, /deleted, with 2 rows\.\n$/);
  assert.equal((await candor("bulk", "show", bulkId)).code, 1);
});

test("impossible requests are reported before anything is sent", async () => {
  const wrong: readonly (readonly [readonly string[], RegExp])[] = [
    [["people.csv", "-o", "out.docx"], /must end in \.csv, \.xlsx or \.ndjson/],
    [["nowhere.csv"], /nowhere\.csv cannot be read/],
    [["people.csv", "--min-likelihood", "1.5"], /from 0\.5 to 1/],
    [["people.csv", "--required", "soul"], /'soul' is invalid\. Use one of: /],
  ];
  for (const [args, message] of wrong) {
    const { code, stderr } = await candor("bulk", ...args);
    assert.equal(code, 2, stderr);
    assert.match(stderr, message);
  }
  writeFileSync(join(folder, "odd.csv"), "x,y\n1,2\n");
  const odd = await candor("bulk", "odd.csv");
  assert.equal(odd.code, 1);
  assert.match(odd.stderr, /No column holds names/);
});
