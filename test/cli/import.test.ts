import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { gzipSync } from "node:zlib";
import type { Schemas } from "../../src/client/client.ts";
import { IMPORTERS } from "../../src/connectors/registry.ts";
import { runCommand } from "../../src/cli/run-command.ts";
import { readFilesHere } from "../support/read-files-here.ts";
import { startService, type TestService } from "../support/service.ts";
import { PEOPLE, toLines } from "./people.ts";
import { callCandor, type Ending, runCandor } from "./run-candor.ts";

let service: TestService;
const folder = mkdtempSync(join(tmpdir(), "candor-cli-import-"));

const surroundings = () => ({ env: { CANDOR_URL: service.url, CANDOR_API_KEY: service.apiKey }, cwd: folder });
const candor = (...args: string[]): Promise<Ending> => callCandor(args, surroundings());
/** In a separate process, as an operator runs it. */
const candorProcess = (...args: string[]): Promise<Ending> => runCandor(args, surroundings());

before(async () => {
  service = await startService({ engine: "postgres" });
});

after(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("an import adds people, and importing the same file again changes nothing", async () => {
  writeFileSync(join(folder, "people.ndjson"), toLines(PEOPLE));
  const first = await candorProcess("import", "candor", "people.ndjson");
  assert.equal(first.stderr, "");
  assert.match(
    first.stdout,
    /^Import [0-9a-f-]{36}: 3 people, 1 document, 0 pictures, 0 rows unchanged, 0 rows rejected\.\n$/,
  );
  assert.equal(first.code, 0);
  const second = await candor("import", "candor", "people.ndjson");
  assert.match(second.stdout, /: 0 people, 0 documents, 0 pictures, 4 rows unchanged, 0 rows rejected\.\n$/);
});

test("a broken line is named and skipped, the others are imported, and the exit code says so", async () => {
  const people = ["a", "b"].map((key) => ({ type: "candidate", key: `broken:${key}`, fullName: `Broken ${key}` }));
  const lines = [
    JSON.stringify(people[0]),
    '{"type":"candidate"',
    "",
    '{"type":"candidate","fullName":"No Key"}',
    JSON.stringify(people[1]),
  ];
  writeFileSync(join(folder, "broken.ndjson"), `${lines.join("\n")}\n`);
  const { code, stdout, stderr } = await candor("import", "candor", "broken.ndjson");
  assert.equal(code, 3);
  assert.match(stdout, /: 2 people, .*, 2 rows rejected\.\n$/);
  const [first, second, ...rest] = stderr.trimEnd().split("\n");
  assert.equal(first, "broken.ndjson:2: not JSON");
  assert.match(second ?? "", /^broken\.ndjson:4: \/key: /);
  assert.deepEqual(rest, []);
  assert.doesNotMatch(stderr, /No Key/);
});

test("a folder is read with all its files, including gzipped ones", async () => {
  const path = join(folder, "many");
  mkdirSync(join(path, "deeper"), { recursive: true });
  const row = (key: string) => toLines([{ type: "candidate", key: `many:${key}`, fullName: `Many ${key}` }]);
  writeFileSync(join(path, "one.ndjson"), row("one"));
  writeFileSync(join(path, "deeper", "two.jsonl"), row("two"));
  writeFileSync(join(path, "three.ndjson.gz"), gzipSync(row("three")));
  writeFileSync(join(path, "readme.txt"), "not for us");
  const { code, stdout } = await candor("import", "candor", "many", "--json");
  assert.equal(code, 0);
  const made = JSON.parse(stdout) as Schemas["Import"];
  assert.deepEqual([made.candidates, made.rejected, made.status], [3, 0, "success"]);
});

test("imports are listed, shown, and removed with their people", async () => {
  writeFileSync(
    join(folder, "short.ndjson"),
    toLines([{ type: "candidate", key: "short:1", fullName: "Shortly Here" }]),
  );
  const { importId } = JSON.parse(
    (await candor("import", "candor", "short.ndjson", "--json")).stdout,
  ) as Schemas["Import"];
  assert.match(
    (await candor("imports", "list")).stdout,
    new RegExp(`short\\.ndjson +success +1 +0 +${importId}\n +\\(candor\\)\n`),
  );
  const shown = await candor("imports", "show", importId);
  assert.match(shown.stdout, /\npeople +1\n/);
  assert.match((await candor("search", "Shortly Here")).stdout, /Shortly Here/);
  const removed = await candor("imports", "remove", importId);
  assert.equal(removed.stdout, `Import ${importId} removed, with 1 person and 0 documents.\n`);
  assert.doesNotMatch((await candor("search", "Shortly Here")).stdout, /Shortly Here/);
  const again = await candor("imports", "show", importId);
  assert.match(again.stderr, /`candor imports list`.*\(import_not_found\)\n$/);
});

test("missing folders, unknown formats and files in another format are reported before anything is sent", async () => {
  writeFileSync(join(folder, "note.txt"), "hello");
  writeFileSync(join(folder, "picture.bin"), Buffer.from([0, 1, 2]));
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [["candor", "nowhere"], /^There is nothing at nowhere\.\n$/],
    [["candor", "note.txt"], /^The folder holds no \.ndjson file.*\n$/],
    [["docx", "note.txt"], /^There is no format docx\. Known: .*candor/],
    [["csv", "note.txt"], /^No column holds names\..*"hello"/],
    [["picture.bin"], /^The format was not recognised\. If it is one of these, name it with candor import --format: /],
    [["us-congress", "note.txt"], /legislators/],
  ];
  const count = JSON.parse(
    (await candor("imports", "list", "--json", "--limit", "100")).stdout,
  ) as Schemas["ImportPage"];
  for (const [args, message] of cases) {
    const { code, stdout, stderr } = await candor("import", ...args);
    assert.deepEqual([code, stdout], [2, ""], stderr);
    assert.match(stderr, message);
  }
  const after = JSON.parse(
    (await candor("imports", "list", "--json", "--limit", "100")).stdout,
  ) as Schemas["ImportPage"];
  assert.equal(after.results.length, count.results.length);
});

test("a key that may not import is told so, however much it has to send", async () => {
  const made = await candor("keys", "create", "reader", "--scopes", "search", "--purposes", "research");
  const row = { type: "candidate", key: "big:1", fullName: "Big", headline: "x".repeat(400) };
  writeFileSync(join(folder, "big.ndjson"), JSON.stringify(row).concat("\n").repeat(2_000));
  const { code, stderr } = await candor("import", "candor", "big.ndjson", "--key", made.stdout.trim());
  assert.equal(code, 1, stderr);
  assert.match(stderr, /candidates:write.*\(scope_missing\)\n$/);
});

test("a table is recognised, and its people are found, looked up by what it says, and gone with their import", async () => {
  writeFileSync(
    join(folder, "leads.csv"),
    Buffer.from(
      "Vorname;Name;E-Mail;Firma;Position;Lieblingsfarbe\nJörg;Tabellius;joerg@tabellius.example.org;Prism Works;Glaser;blau\n;;x@example.org;;;\n",
      "latin1",
    ),
  );
  const { code, stdout, stderr } = await candor("import", "leads.csv", "--json");
  assert.equal(code, 3);
  assert.equal(
    stderr,
    'leads.csv: column not used: "Lieblingsfarbe". `--map "TITLE=field"` maps one.\nleads.csv:3: no name\n',
  );
  const made = JSON.parse(stdout) as Schemas["Import"];
  assert.deepEqual([made.candidates, made.documents, made.rejected, made.rowsRead], [1, 1, 1, 2]);
  assert.deepEqual([made.format, made.fileName, made.rows], ["csv", "leads.csv", 1]);
  assert.match(
    (await candor("imports", "list")).stdout,
    new RegExp(`leads\\.csv \\(csv\\) +success +1 +1 +${made.importId}\n`),
  );
  assert.match((await candor("search", "joerg@tabellius.example.org")).stdout, /Jörg Tabellius/);
  const again = JSON.parse((await candor("import", "leads.csv", "--json")).stdout) as Schemas["Import"];
  assert.deepEqual([again.candidates, again.documents, again.unchanged], [0, 0, 1]);
  const looked = await candor("lookup", "Jörg Tabellius", "--purpose", "research", "--json");
  const { data } = JSON.parse(looked.stdout) as { data: { emails: string[]; jobTitle: string } };
  assert.deepEqual([data.emails, data.jobTitle], [["joerg@tabellius.example.org"], "Glaser"]);
  await candor("lookup", "list", "-o", join(folder, "history.csv"));
  assert.match(
    readFileSync(join(folder, "history.csv"), "utf8"),
    /^\uFEFFlookupId,address,name,.*\r\n[^\r]*Jörg Tabellius/,
  );
  await candor("imports", "remove", made.importId);
  assert.doesNotMatch((await candor("search", "Tabellius")).stdout, /Tabellius/);
});

test("if no row could be used, that is said first, and the command fails", async () => {
  writeFileSync(join(folder, "empty.csv"), "Name,Email\n,a@example.org\n,b@example.org\n");
  const { code, stdout, stderr } = await candor("import", "empty.csv");
  assert.equal(code, 1);
  assert.match(stdout, /^Nobody was imported\. Import [0-9a-f-]{36}: 0 people, .*, 2 rows rejected\.\n$/);
  assert.match(stderr, /^empty\.csv:2: no name\nempty\.csv:3: no name\n/);
  assert.match((await candor("imports", "list")).stdout, /empty\.csv \(csv\) +no people +0 +2 /);
  const [, importId = ""] = /Import (\S+):/.exec(stdout) ?? [];
  assert.match((await candor("imports", "show", importId)).stdout, /\nstatus +no people\n/);
  let shown = "";
  const screen = { write: (text: string) => Boolean((shown += text)) };
  const path = join(folder, "empty.csv");
  await runCommand(["import", path], { ...surroundings(), readFiles: readFilesHere, stdout: screen, stderr: screen });
  assert.match(shown, /^Nobody was imported\. .+\nempty\.csv:2: no name\nempty\.csv:3: no name\n/);
});

test("a mapping says what columns become, on the command line or from a file", async () => {
  writeFileSync(join(folder, "odd.csv"), "blue,where\nOdd Mappling,Graz\n");
  writeFileSync(join(folder, "odd.json"), JSON.stringify({ blue: "fullName", where: "city" }));
  assert.equal((await candor("import", "odd.csv")).code, 2);
  assert.equal((await candor("import", "odd.csv", "--map", "blue=fullName", "--map", "where=city")).code, 0);
  assert.match((await candor("import", "odd.csv", "--mapping", "odd.json")).stdout, /1 row unchanged, 0 rows rejected/);
});

test("the help names every format", async () => {
  const { stdout } = await candor("import", "--help");
  for (const { name } of IMPORTERS) assert.ok(stdout.includes(name), name);
});

test("the invented people are removed with everything of theirs, and added again, and nobody else is affected", async () => {
  await candor("import", "people.ndjson");
  const removed = await candor("samples", "remove");
  assert.match(removed.stdout, /^Import [0-9a-f-]{36} removed, with 6 people and [1-9]\d* documents\.\n$/);
  assert.doesNotMatch((await candor("search", "Amara Okonkwo")).stdout, /Amara/);
  assert.match((await candor("search", "Wanja Quellbach")).stdout, /Wanja/);
  assert.match((await candor("samples", "remove")).stderr, /No sample people/);
  assert.match((await candor("samples", "add")).stdout, /^Import [0-9a-f-]{36}: 147 people, .* 0 rows rejected\.\n$/);
  assert.match((await candor("search", "Amara Okonkwo")).stdout, /Amara/);
  assert.equal((await candor("samples", "remove")).code, 0);
});

test("a table's column mapping is shown and saved, and the saved mapping imports it", async () => {
  writeFileSync(join(folder, "odd.csv"), "Blau,Erreichbar\nVera Vorschau,post@vorschau.example.org\n");
  const blind = await candor("import", "odd.csv", "--preview", "--save-mapping", "map.json");
  assert.equal(blind.code, 0, blind.stderr);
  assert.match(blind.stdout, /Blau +ignore +Vera Vorschau/);
  assert.match(blind.stderr, /No column holds names/);
  writeFileSync(join(folder, "map.json"), readFileSync(join(folder, "map.json"), "utf8").replace("ignore", "fullName"));
  const seen = await candor("import", "odd.csv", "--preview", "--mapping", "map.json");
  assert.match(seen.stdout, /Vera Vorschau · post@vorschau.example.org/);
  const done = await candor("import", "odd.csv", "--mapping", "map.json");
  assert.match(done.stdout, /: 1 person, 1 document/);
  writeFileSync(join(folder, "crm.csv"), "Record ID,First Name,Last Name,Lifecycle Stage\n1,Vera,Vorschau,Lead\n");
  assert.match((await candor("import", "crm.csv", "--preview")).stderr, /^Recognised as an export from HubSpot\.$/m);
  assert.doesNotMatch(seen.stderr, /Recognised/);
});
