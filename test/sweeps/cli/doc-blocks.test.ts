import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { chmodSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { after, before, test } from "node:test";
import { text as readText } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { wrapText } from "../../../src/cli/table.ts";
import { terminal } from "../../../src/words/en/terminal.ts";
import { callService, findPerson, lookUp } from "../../api/http.ts";
import { pdfOf } from "../../support/documents.ts";
import { LONG_FORM_ALONE } from "../../support/long-form.ts";
import { findFreePort } from "../../support/postgres.ts";
import { NODE_FLAGS, startService, type TestService } from "../../support/service.ts";
import { type DocCommand, likeness, missingStretch, readBlocks, UUID } from "../../cli/doc-blocks.ts";
import { callCandor, COMPILED, type Ending } from "../../cli/run-candor.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const PAGES = ["README.md", "docs/tutorial.md", ...globSync("docs/how-to/*.md", { cwd: ROOT }).toSorted()];
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

/** One service for all pages, which contacts nobody outside, and a directory with what the pages assume. */
const home = mkdtempSync(join(tmpdir(), "candor-docs-"));
const folder = join(home, "clone");
let service: TestService;
let metricsUrl = "";
let surroundings: Readonly<Record<string, string>> = {};
/** The same with what the commands of a page export. */
let env: Record<string, string> = {};
/** What stands for an ID, a key or a file from the page here. */
const known = new Map<string, string>();

before(async () => {
  mkdirSync(folder);
  const metricsPort = await findFreePort();
  metricsUrl = `http://localhost:${metricsPort}`;
  service = await startService({
    dataDir: join(folder, "data"),
    env: { CANDOR_OFFLINE: "on", CANDOR_SAMPLES: "on", CANDOR_METRICS_PORT: String(metricsPort) },
  });
  surroundings = {
    PATH: `${writePrograms()}${delimiter}${process.env["PATH"] ?? ""}`,
    NODE_COMPILE_CACHE: COMPILED,
    CANDOR_URL: service.url,
    CANDOR_API_KEY: service.apiKey,
    CANDOR_DATA_DIR: service.dataDir,
    CANDOR: service.url,
    KEY: service.apiKey,
  };
  writeFileSync(join(folder, "fair.csv"), "Who,Reach at,Remarks\nOda Quellbach,oda@example.org,tall\n");
  writeFileSync(join(folder, "email.csv"), `ID,Hash\nabcdefghijkl,${"A".repeat(43)}=\n`);
  writeFileSync(join(folder, "brave-key.txt"), "an-invented-key\n");
  writeFileSync(
    join(folder, "cv.pdf"),
    pdfOf(["Ada Example", "ada@example.org", "Cartographer at Example Maps since 2019"]),
  );
  writeFileSync(
    join(folder, "letter.eml"),
    "From: Ada Example <ada@example.org>\nTo: you@example.org\nSubject: Maps\n\nI am a cartographer at Example Maps.\n",
  );
});
after(async () => {
  await service.stop();
  rmSync(home, { recursive: true });
});

/** `candor` and `npx candor`, without npm in between. */
function writePrograms(): string {
  const programs = join(home, "bin");
  mkdirSync(programs);
  const candor = `exec "${process.execPath}" ${NODE_FLAGS.join(" ")} "${ROOT}src/cli/main.ts" "$@"`;
  for (const [name, script] of Object.entries({ candor, npx: `shift\n${candor}` })) {
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`);
    chmodSync(join(programs, name), 0o755);
  }
  return programs;
}

for (const page of PAGES) {
  const blocks = readBlocks(read(page));
  const runs = blocks.filter(({ notRun }) => notRun === null);
  test(`the commands of ${page} do what it says: ${runs.length} of ${blocks.length} blocks`, {
    // A quarter of all pages' time: each of its commands is a process that opens a database. Also tested by
    // `test/backup`.
    skip: page.endsWith("back-up.md") && LONG_FORM_ALONE,
  }, async (context) => {
    for (const { line, notRun } of blocks)
      if (notRun !== null) context.diagnostic(`line ${line} is not run: ${notRun}`);
    if (runs.length > 0) await prepare(page);
    // Its copies are made of a stopped service.
    const stopped = page.endsWith("back-up.md");
    if (stopped) await service.end();
    try {
      for (const { line, commands } of runs) for (const command of commands) await check(`${page}:${line}`, command);
    } finally {
      if (stopped) await service.restart();
    }
  });
}

test("the person, the document and the picture on the page about imports are rows, and the person has a profile", async () => {
  const rows = [...read("docs/how-to/import-people.md").matchAll(/^```json\n(.+)\n```$/gm)].map(([, row]) => row ?? "");
  assert.deepEqual(
    rows.map((row) => (JSON.parse(row) as { type: string }).type),
    ["candidate", "document", "picture"],
  );
  writeFileSync(join(folder, "people.ndjson"), rows.slice(0, 2).join("\n"));
  const { code, stderr } = await run("npx candor import people.ndjson");
  assert.equal(code, 0, stderr);
  const profile = (await lookUp(api, await findPerson(api, "wanja.quellbach@example.org")))["data"] as {
    overview?: { jobTitle?: string };
  };
  assert.match(JSON.stringify(profile), /Glazier/);
});

/** Each page begins with a table and IDs of its own. */
async function prepare(page: string): Promise<void> {
  known.clear();
  env = { ...surroundings, COLUMNS: page.endsWith("keys.md") ? "120" : "100" };
  const nameless = page.endsWith("import-people.md") ? "\n,nobody@example.org" : "";
  const person = `${basename(page, ".md")} Quellbach`;
  writeFileSync(join(folder, "leads.csv"), `name,email\n${person},leads@example.org${nameless}\n`);
  known.set("candor_live_…", service.apiKey);
  known.set('"candidateId": "…"', `"candidateId": "${await findPerson(api, "Amara Okonkwo")}"`);
}

/** What the pages' placeholders stand for: one of each is made when a page first needs it. */
const PLACEHOLDERS: Readonly<Record<string, () => Promise<string>>> = {
  LOOKUP_ID: async () => await newLookup(),
  EARLIER_ID: async () => await newLookup(),
  ERASURE_ID: async () => printed || assert.fail("no erasure before"),
  REQUEST_ID: async () => printed || assert.fail("no request before"),
  IMPORT_ID: async () => idOf((await api.call("GET", "/imports")).body, "importId"),
};

const UUID_ALONE = new RegExp(UUID.source);
/** The ID that a command printed last. */
let printed = "";

const api = { call: (...given: [string, string, object?]) => callService(service, ...given) };

async function newLookup(): Promise<string> {
  return String((await lookUp(api, await findPerson(api, "Amara Okonkwo")))["lookupId"]);
}

function idOf(list: unknown, member: string): string {
  const [first] = (list as { results: readonly Record<string, string>[] }).results;
  return first?.[member] ?? assert.fail(`no ${member}`);
}

/** Runs a command; its output must be what the page shows. */
async function check(where: string, { text, output }: DocCommand): Promise<void> {
  let done = await run(await fill(text));
  const said = `${where}: ${text}\nended with ${done.code}:\n${done.stdout}${done.stderr}`;
  if (output === null) {
    assert.equal(done.code, 0, said);
    printed = UUID_ALONE.exec(done.stdout)?.[0] ?? printed;
    const answer = parseJson(done.stdout) as { status?: unknown; shareId?: string } | undefined;
    assert.ok(typeof answer?.status !== "number" || answer.status < 400, said);
    if (answer?.shareId !== undefined) known.set("SHARE_ID", answer.shareId);
    return;
  }
  const show = ({ stdout, stderr }: Ending) => asOnline(`${stderr}\n${stdout}\n${stderr}`);
  // It answers whenever something has changed: the page says to ask again.
  for (let again = 0; text.includes("?wait=") && missingStretch(output, show(done)) && again < 30; again++) {
    done = await run(await fill(text));
  }
  const real = show(done);
  assert.equal(missingStretch(output, real), null, `${said}\nThe page shows:\n${output}\n${likeness(real)}`);
  const ids = done.stdout.match(UUID) ?? [];
  for (const [index, id] of (output.match(UUID) ?? []).entries()) {
    if (!known.has(id) && ids[index] !== undefined) known.set(id, ids[index]);
  }
}

/** What a reader's service says, which has its sources off, where that of the tests says that it is offline. */
function asOnline(output: string): string {
  const [told, meant] = [terminal.lookup.offline, terminal.lookup.nobodyOutside];
  return output.replaceAll(told, wrapText(meant, Number(env["COLUMNS"])).join("\n"));
}

/** The command with local values instead of the page's. */
async function fill(text: string): Promise<string> {
  for (const [word, find] of Object.entries(PLACEHOLDERS)) {
    if (text.includes(word) && !known.has(word)) known.set(word, await find());
  }
  let filled = text.replaceAll("http://localhost:9464", metricsUrl).replaceAll("http://localhost:4000", service.url);
  for (const [word, meant] of known) filled = filled.replaceAll(word, meant);
  return filled;
}

/** In this process if it is a plain `candor` line; otherwise in a shell. */
async function run(command: string): Promise<Ending> {
  const [, name, value = ""] = /^export (\w+)=(\S+)$/.exec(command) ?? [];
  if (name !== undefined) {
    env[name] = value.replaceAll("$PWD", folder);
    return { code: 0, stdout: "", stderr: "" };
  }
  const plain = /^(?:npx )?candor (?!backup|restore|move|serve)([^|<>$\\]+)$/.exec(command)?.[1];
  if (plain !== undefined) {
    const args = [...plain.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
    return await callCandor(args, { env, cwd: folder });
  }
  const child = spawn("sh", ["-c", command], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr, [code]] = await Promise.all([
    readText(child.stdout),
    readText(child.stderr),
    once(child, "exit") as Promise<[number | null]>,
  ]);
  return { code, stdout, stderr };
}

function parseJson(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    // Most commands print no JSON.
    return undefined;
  }
}
