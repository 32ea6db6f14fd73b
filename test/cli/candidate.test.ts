import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Schemas } from "../../src/client/client.ts";
import { startService, type TestService } from "../support/service.ts";
import { PEOPLE, toLines } from "./people.ts";
import { callCandor, type Ending, runCandor } from "./run-candor.ts";

let service: TestService;
const folder = mkdtempSync(join(tmpdir(), "candor-cli-candidate-"));
/** Two candidates with the same name. */
let ids: readonly string[] = [];

const surroundings = () => ({ env: { CANDOR_URL: service.url, CANDOR_API_KEY: service.apiKey }, cwd: folder });
const candor = (...args: string[]): Promise<Ending> => callCandor(args, surroundings());
/** In a separate process, as an operator runs it. */
const candorProcess = (...args: string[]): Promise<Ending> => runCandor(args, surroundings());

async function answer(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await candor(...args);
  assert.deepEqual({ code, stderr }, { code: 0, stderr: "" });
  return stdout;
}

async function answerJson<T>(...args: string[]): Promise<T> {
  return JSON.parse(await answer(...args, "--json")) as T;
}

const found = async () => (await answerJson<Schemas["SearchPage"]>("search", "Ottilie Fadenstrahl")).results;

before(async () => {
  service = await startService({ engine: "postgres" });
  writeFileSync(join(folder, "people.ndjson"), toLines(PEOPLE));
  await answer("import", "candor", "people.ndjson");
  ids = (await found()).map(({ candidateId }) => candidateId);
  assert.equal(ids.length, 2);
});

after(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("candidate show prints names, profiles and keys", async () => {
  const [wanja] = (await answerJson<Schemas["SearchPage"]>("search", "wanja.quellbach@example.org")).results;
  const shown = await answer("candidate", "show", wanja?.candidateId ?? "");
  const { stdout } = await candorProcess("candidate", "show", wanja?.candidateId ?? "");
  assert.equal(stdout, shown);
  assert.match(shown, /name +Wanja Quellbach/);
  assert.match(shown, /github +https:\/\/github\.com\/wanja-quellbach/);
  assert.match(shown, /email +wanja\.quellbach@example\.org/);
});

test("candidate merge makes two one in the search, and candidate split restores both", async () => {
  const [first = "", second = ""] = ids;
  const before = [await answer("candidate", "show", first), await answer("candidate", "show", second)];
  const merged = await answer("candidate", "merge", first, second);
  assert.match(merged, new RegExp(`merged with +Ottilie Fadenstrahl, ${second}, since \\d{4}-\\d\\d-\\d\\d`));
  assert.deepEqual(
    (await found()).map(({ candidateId }) => candidateId),
    [first],
  );
  const split = await answerJson<Schemas["CandidateDetail"]>("candidate", "split", first);
  assert.deepEqual(split.mergedFrom, []);
  assert.deepEqual([await answer("candidate", "show", first), await answer("candidate", "show", second)], before);
});

test("candidate split with both IDs undoes a merge, in either order", async () => {
  const [first = "", second = ""] = ids;
  await answer("candidate", "merge", first, second);
  await answer("candidate", "split", second, first);
  assert.equal((await found()).length, 2);
});

test("Only merged candidates can be split, and only existing ones shown", async () => {
  const [first = "", second = ""] = ids;
  const alone = await candor("candidate", "split", first);
  assert.equal(alone.code, 1);
  assert.match(alone.stderr, /No candidate is merged/);
  const apart = await candor("candidate", "split", first, second);
  assert.equal(apart.code, 1);
  assert.match(apart.stderr, /not merged/);
  const nobody = await candor("candidate", "show", "00000000-0000-4000-8000-000000000000");
  assert.equal(nobody.code, 1);
  assert.equal((await candor("candidate", "merge", first)).code, 2);
});
