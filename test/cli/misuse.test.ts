import assert from "node:assert/strict";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { findFreePort } from "../support/postgres.ts";
import { callCandor, type Ending, runCandor, startCandor } from "./run-candor.ts";

const SAMPLES = fileURLToPath(new URL("../../samples", import.meta.url));
/** Nothing listens there. */
let nowhere = "";

before(async () => {
  nowhere = `http://127.0.0.1:${await findFreePort()}`;
});

async function withServer<T>(listener: RequestListener, run: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const ended: Ending[] = [];
after(() => {
  // A stack trace indicates one of our bugs, and none of these endings is one.
  for (const { stderr } of ended) assert.doesNotMatch(stderr, /\n\s+at /);
});

async function candor(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ending> {
  return note(await callCandor(args, { env: { ...surroundings(), ...env }, cwd: tmpdir() }));
}

/** In a separate process, for one of each kind. */
async function candorProcess(args: readonly string[]): Promise<Ending> {
  return note(await runCandor(args, { env: surroundings() }));
}

/** The first in a separate process. */
async function candors(commands: readonly (readonly string[])[]): Promise<readonly Ending[]> {
  const endings: Ending[] = [];
  for (const args of commands) endings.push(await (endings.length === 0 ? candorProcess(args) : candor(args)));
  return endings;
}

function surroundings() {
  return { CANDOR_URL: nowhere, CANDOR_API_KEY: "some-key" };
}

function note(ending: Ending): Ending {
  ended.push(ending);
  return ending;
}

test("what the grammar does not know is refused with 2 and a message that names it", async () => {
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [["serach", "x"], /unknown command 'serach'/],
    [["search"], /missing required argument 'query'/],
    [["search", "x", "--colour"], /unknown option '--colour'/],
    [["search", "x", "--type", "myspace"], /'myspace' is invalid\. Allowed choices are candor, linkedin/],
    [["search", "x", "--limit", "0"], /Use a number from 1 to 100/],
    [["lookup"], /missing required argument 'person'/],
    [["lookup", "x", "--purpose", "curiosity"], /'curiosity' is invalid\. Use one of: due_diligence/],
    [["lookup", "x", "--sections", "overview,hobby"], /Unknown value "hobby"/],
    [["lookup", "x", "--metadata", "nonsense"], /Use the form key=value/],
    [["lookup", "x", "--retention-days", "366"], /Use a number from 1 to 365/],
    [["lookup", "x", "--email", "a@example.org"], /Add --new to use --email/],
    [["lookup", "list", "--status", "lost"], /'lost' is invalid/],
    [["keys", "create", "x"], /required option '--scopes <names>' not specified/],
    [["keys", "create", "x", "--scopes", "all", "--purposes", "self"], /'all' is invalid\. Use one of: /],
    [["serve", "--port", "1"], /unknown option '--port'/],
    [["search", "x", "--url", "localhost:4000"], /must start with http:\/\/ or https:\/\//],
    [["search", "x", "--key", "two words"], /invalid characters/],
  ];
  const endings = await candors(cases.map(([args]) => args));
  for (const [index, [args, message]] of cases.entries()) {
    const { code, stdout, stderr } = endings[index] as Ending;
    assert.deepEqual([code, stdout], [2, ""], `${args.join(" ")}: ${stderr}`);
    assert.match(stderr, message);
    // Commander adds suggestions.
    assert.match(stderr, /^[^\n]+\n(?:\(Did you mean [^\n]+\n)?$/);
  }
});

test("without a key nothing is contacted, and the message says where keys go", async () => {
  const { code, stderr } = await candor(["search", "x"], { CANDOR_API_KEY: "" });
  assert.deepEqual([code, stderr], [2, "No API key. Set CANDOR_API_KEY or use --key.\n"]);
});

test("an unreachable service ends every command with 1 and one line that names its address", async () => {
  const commands = [
    ["search", "x"],
    ["lookup", "x"],
    ["report", "x"],
    ["keys", "list"],
    ["imports", "list"],
    ["import", "candor", SAMPLES],
  ];
  for (const { code, stdout, stderr } of await candors(commands)) {
    assert.deepEqual([code, stdout], [1, ""]);
    assert.equal(
      stderr,
      `Cannot reach the service at ${nowhere}. Start it with npm start, or set its URL with --url.\n`,
    );
  }
});

test("what a request got wrong is said in words, not as JSON pointers", async () => {
  const errors = [
    { pointer: "/query/preparedFor", detail: "must have at most 120 characters" },
    { pointer: "/candidate/email", detail: "must be an email address" },
    { pointer: "/candidate/sources/0", detail: "must be a URL" },
    { pointer: "", detail: "must be an object" },
  ];
  const detail = "/query/preparedFor: must have at most 120 characters";
  const problem: RequestListener = (_request, response) =>
    void response
      .writeHead(400, { "content-type": "application/problem+json" })
      .end(JSON.stringify({ status: 400, code: "invalid_request", detail, errors, requestId: "r-1" }));
  await withServer(problem, async (url) => {
    const { code, stderr } = await candor(["lookup", "list"], { CANDOR_URL: url });
    assert.equal(code, 1);
    assert.equal(
      stderr,
      "Prepared for: must have at most 120 characters; Email: must be an email address; Sources: must be a URL; must be an object (invalid_request)\n",
    );
  });
});

test("an answer from something other than Candor is told apart from Candor's own errors", async () => {
  const page: RequestListener = (_request, response) =>
    void response.writeHead(404, { "content-type": "text/html" }).end("<p>");
  await withServer(page, async (url) => {
    const { code, stderr } = await candor(["lookup", "list"], { CANDOR_URL: url });
    assert.equal(code, 1);
    assert.match(stderr, /is not Candor, or is not working \(HTTP 404\)\. .*`candor doctor`\.\n$/);
  });
  const problem: RequestListener = (_request, response) =>
    void response
      .writeHead(500, { "content-type": "application/problem+json", "request-id": "r-1" })
      .end(JSON.stringify({ status: 500, code: "internal", detail: "Something went wrong.", requestId: "r-1" }));
  await withServer(problem, async (url) => {
    const { code, stderr } = await candor(["lookup", "list"], { CANDOR_URL: url });
    assert.deepEqual([code, stderr], [1, "Something went wrong. (internal, request r-1)\n"]);
  });
});

test("help and version go to standard output and end with 0, from any directory and on the host's own Node", async () => {
  const [help, version] = await Promise.all([
    runCandor(["--help"], { throughBin: true, cwd: "/" }),
    runCandor(["--version"], { throughBin: true, cwd: "/" }),
  ]);
  const serve = await candor(["serve", "--help"]);
  const nested = await candor(["lookup", "--help"]);
  const none = await candor([]);
  assert.match(help.stdout, /^Usage: candor .*Exit codes: 0 done, 1 failed .*, 2 misused .*, 3 done\nin part/s);
  assert.match(version.stdout, /^\d+\.\d+\.\d+\n$/);
  assert.match(serve.stdout, /--new-key/);
  assert.match(nested.stdout, /candor lookup .*candidateId/);
  for (const { code, stderr } of [help, version, serve, nested]) assert.deepEqual([code, stderr], [0, ""]);
  // Calling without arguments is a mistake, and the help is its remedy.
  assert.deepEqual([none.code, none.stdout], [2, ""]);
  assert.match(none.stderr, /^Usage: candor/);
});

test("a reader that closes the pipe ends the command quietly", async () => {
  const results = Array.from({ length: 2000 }, (_, index) => ({
    candidateId: String(index),
    fullName: "Somebody",
    fragments: ["x".repeat(80)],
    matchedOn: ["name"],
    likelihood: 0.5,
  }));
  const answer: RequestListener = (_request, response) =>
    void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ results, next: "" }));
  await withServer(answer, async (url) => {
    const { child, ended } = startCandor(["search", "x"], { env: { CANDOR_URL: url, CANDOR_API_KEY: "k" } });
    child.stdout?.once("data", () => child.stdout?.destroy());
    const { code, stderr } = await ended;
    assert.deepEqual([code, stderr], [0, ""]);
  });
});
