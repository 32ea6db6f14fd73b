import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { readConfig } from "../../../src/config/config.ts";
import { createPostgresDatabase } from "../../support/database.ts";
import { findFreePort } from "../../support/postgres.ts";
import { writeSamplePeople } from "../../support/samples.ts";
import { callCandor, type Ending, runCandor, startCandor } from "../../cli/run-candor.ts";

const dataDir = mkdtempSync(join(tmpdir(), "candor-cli-serve-"));
const keyFile = join(dataDir, "first-key.txt");
const KEY_WRITTEN = `A new API key was written to ${keyFile}\nIf you lose it, start with --new-key to make another.\n`;
const OWN_DATA_ONLY =
  "Lookups see your own data only. To search open sources too: npx candor sources open --contact you@example.org\n";
let url = "";
let env: Readonly<Record<string, string>> = {};
let running: ReturnType<typeof startCandor>;

before(async () => {
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}`;
  env = { PORT: String(port), CANDOR_DATA_DIR: dataDir, CANDOR_SAMPLES: writeSamplePeople() };
  await serve();
});

after(async () => {
  // Not SIGKILL: the launcher could not pass it on.
  if (running.child.exitCode === null) running.child.kill("SIGTERM");
  await running.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts `candor serve` as an operator does, from an unrelated directory. */
async function serve(...args: string[]): Promise<void> {
  running = startCandor(["serve", ...args], { env, cwd: tmpdir(), throughBin: true });
  // Ready means more than answering: a key is shown once the port is known to be free.
  const ready = new Promise<void>((resolve) => {
    let said = "";
    running.child.stderr?.on("data", (text: string) => {
      said += text;
      if (said.includes('"msg":"ready"')) resolve();
    });
  });
  const ended = running.ended.then(({ stderr }) => assert.fail(`the service ended:\n${stderr}`));
  await Promise.race([ready, ended]);
}

const readKey = () => readFileSync(keyFile, "utf8").split("\n")[0] ?? "";
const search = async (key: string): Promise<Ending> =>
  await callCandor(["search", "x@example.org"], { env: { CANDOR_URL: url, CANDOR_API_KEY: key }, cwd: dataDir });

let firstKey = "";

test("without a terminal the first key goes to a file only its owner can read, and never to the log", async () => {
  firstKey = readKey();
  assert.match(firstKey, /^candor_live_/);
  assert.equal(statSync(keyFile).mode & 0o777, 0o600);
  assert.equal((await search(firstKey)).code, 0);
});

test("a second serve on the same data directory ends with 1 and one line that names the first", async () => {
  const port = String(await findFreePort());
  const { code, stdout, stderr } = await runCandor(["serve"], { env: { ...env, PORT: port } });
  assert.deepEqual([code, stdout], [1, ""]);
  assert.match(stderr, /^The data directory \S+ is in use by process \d+\. Stop that service, .*CANDOR_DATA_DIR\.\n$/);
  assert.equal((await search(firstKey)).code, 0);
});

test("an unusable setting ends the start with 1 and one line that names it", async () => {
  const cases: Readonly<Record<string, string>> = {
    PORT: "http",
    CANDOR_API_KEY: "short",
    DATABASE_URL: "mysql://localhost",
    CANDOR_BASE_URL: "localhost",
  };
  for (const [name, value] of Object.entries(cases)) {
    assert.throws(() => readConfig({ ...env, [name]: value }), {
      name: "Error",
      message: new RegExp(`^${name} [^\n]+$`),
    });
  }
  const { code, stdout, stderr } = await runCandor(["serve"], { env: { ...env, PORT: "http" } });
  assert.deepEqual([code, stdout], [1, ""]);
  assert.match(stderr, /^PORT [^\n]+\n$/);
});

test("a server without the address's database ends the start with 1 and one line that says what to do", async () => {
  const database = await createPostgresDatabase();
  try {
    const nowhere = new URL(database.url);
    nowhere.pathname = "/nowhere";
    // The port of the service of this file is in use, and is tried before the database is.
    const PORT = String(await findFreePort());
    const { code, stderr } = await runCandor(["serve"], { env: { ...env, PORT, DATABASE_URL: nowhere.href } });
    assert.equal(code, 1);
    assert.match(stderr, /^DATABASE_URL: database "nowhere" does not exist\. Create that database[^\n]+\n$/);
  } finally {
    await database.drop();
  }
});

test("a signal to the launcher alone stops the service gracefully, and the same signal twice counts once", async () => {
  running.child.kill("SIGTERM");
  running.child.kill("SIGTERM");
  const { code, stdout, stderr } = await running.ended;
  assert.equal(code, 0, stderr);
  assert.equal(stdout, `${KEY_WRITTEN}${OWN_DATA_ONLY}`);
  const messages = stderr.match(/(?<="msg":")[^"]+/g) ?? [];
  assert.deepEqual(messages.slice(-3), ["ready", "stopping", "stopped"]);
  assert.ok(!stderr.includes(firstKey));
  await assert.rejects(fetch(`${url}/readyz`));
});

test("an emptied secret ends the start with 1 and one line; after a rotation it keeps signing", async () => {
  const secretFile = join(dataDir, "secret");
  const secret = readFileSync(secretFile, "utf8");
  writeFileSync(secretFile, "");
  const { code, stdout, stderr } = await runCandor(["serve"], { env });
  assert.deepEqual([code, stdout], [1, ""]);
  assert.match(stderr, /^The secret in \S+ is empty\. [^\n]*backup[^\n]*\n$/);
  writeFileSync(secretFile, secret);
  const rotated = await runCandor(["secret", "rotate"], { env });
  assert.equal(rotated.code, 0, rotated.stderr);
  const [signing = "", list = ""] = secret.split("\n");
  assert.ok(!rotated.stdout.includes(signing));
  const lines = readFileSync(secretFile, "utf8").split("\n");
  assert.deepEqual([lines[1]?.split(" ")[0], lines[2]], [signing, list]);
});

test("serve --new-key creates another key, and the first still works; Ctrl-C twice stops as gracefully as once", async () => {
  await serve("--new-key");
  const further = readKey();
  assert.match(further, /^candor_live_/);
  assert.notEqual(further, firstKey);
  assert.deepEqual([(await search(further)).code, (await search(firstKey)).code], [0, 0]);
  assert.equal((await search(`${firstKey}x`)).code, 1);
  running.child.kill("SIGINT");
  running.child.kill("SIGINT");
  const { code, stdout, stderr } = await running.ended;
  assert.equal(code, 0, stderr);
  const others =
    "Earlier keys stay valid. See them with npx candor keys list, and revoke the lost one with npx candor keys revoke.\n";
  assert.equal(stdout, `${KEY_WRITTEN}${others}`, "what only the first start says was repeated");
  assert.ok(!stderr.includes(further), "the key is in the log");
});
