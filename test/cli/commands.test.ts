import { parse } from "csv-parse/sync";
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { Schemas } from "../../src/client/client.ts";
import { examineInstallation } from "../../src/service/examine-installation.ts";
import { readPdf } from "../support/pdf.ts";
import { startService, type TestService } from "../support/service.ts";
import { PEOPLE, toLines } from "./people.ts";
import { callCandor, type Ending, runCandor } from "./run-candor.ts";

let service: TestService;
const folder = mkdtempSync(join(tmpdir(), "candor-cli-"));
/** The lookup of Wanja Quellbach that most tests read. */
let lookupId = "";

/** What an operator's command line knows: the address, the key, and that colours are wanted. */
const surroundings = () => {
  const env = { CANDOR_URL: service.url, CANDOR_API_KEY: service.apiKey, TERM: "xterm-256color" };
  return { env, cwd: folder };
};
const candor = (...args: string[]): Promise<Ending> =>
  callCandor(args, { ...surroundings(), examine: examineInstallation });
/** In a separate process, as an operator runs it. */
const candorProcess = (...args: string[]): Promise<Ending> => runCandor(args, surroundings());

/** Runs a command that must succeed and print nothing besides its answer; returns standard output. */
async function answer(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await candor(...args);
  assert.deepEqual({ code, stderr }, { code: 0, stderr: "" });
  // Without a terminal there is no colour, no cursor movement and no overwritten line.
  // oxlint-disable-next-line no-control-regex -- exactly these are looked for
  assert.doesNotMatch(stdout, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  return stdout;
}

async function answerJson<T>(...args: string[]): Promise<T> {
  return JSON.parse(await answer(...args, "--json")) as T;
}

before(async () => {
  service = await startService();
  writeFileSync(join(folder, "people.ndjson"), toLines(PEOPLE));
  await answer("import", "candor", "people.ndjson");
  const made = await answerJson<Schemas["Lookup"]>("lookup", "create", "Wanja Quellbach", "--metadata", "case=7=x");
  lookupId = made.lookupId;
});

after(async () => {
  await service?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("search shows people as a table, by name with or without quotes, by email and by profile", async () => {
  const table = await answer("search", "wanja", "quellbach");
  assert.deepEqual(await candorProcess("search", "wanja", "quellbach"), { code: 0, stdout: table, stderr: "" });
  const lines = table.split("\n");
  assert.match(lines[0] ?? "", /^likely +name +known as +matched on +candidateId$/);
  assert.match(lines[1] ?? "", /Wanja Quellbach +Glazier, Graz, Austria +name +[0-9a-f-]{36}$/);
  const page = await answerJson<Schemas["SearchPage"]>("search", "wanja.quellbach@example.org");
  assert.equal(page.status, "success");
  assert.deepEqual(
    page.results.map((each) => [each.fullName, each.matchedOn]),
    [["Wanja Quellbach", ["e-mail"]]],
  );
  const handle = await answerJson<Schemas["SearchPage"]>("search", "github.com/wanja-quellbach", "--type", "github");
  assert.equal(handle.results.length, 1);
});

test("search says if there are more, and --all joins the pages", async () => {
  const first = await candor("search", "ottilie fadenstrahl", "--limit", "1");
  assert.equal(first.code, 0);
  assert.equal(first.stderr, "More results are available: use --all.\n");
  const all = await answerJson<Schemas["SearchPage"]>("search", "ottilie fadenstrahl", "--limit", "1", "--all");
  assert.deepEqual([all.results.length, all.next], [2, ""]);
  const nobody = await candor("search", "Xqzwv Nobodyatall");
  assert.deepEqual([nobody.code, nobody.stdout], [0, ""]);
  assert.match(nobody.stderr, /^No matches\..*\n$/);
});

test("a lookup is created, followed to its end and shown with the datasource of every field", async () => {
  const text = await answer("lookup", "wanja", "quellbach", "--sections", "overview,career");
  assert.match(
    text,
    /^Wanja Quellbach\nlookup [0-9a-f-]{36}: finished after \d+\.\d s, kept until \d{4}-\d\d-\d\d\nweb page: .*\nNo external source was searched\. /,
  );
  // Warnings come before anything else, and having asked nobody is no all-clear.
  assert.match(
    text,
    /\nIN BRIEF\n {2}Master glazier +\[1\]\n[\s\S]*\n {2}Risk check\n[\s\S]*\n {2}Key facts\n[\s\S]*\nOVERVIEW\n/,
  );
  assert.match(text, /\n {2}Adverse media +Not searched +Not part of this lookup\n/);
  assert.match(text, /\n {2}Litigation +Not searched +Candor has no court register to search\n/);
  assert.match(
    text,
    /\nOVERVIEW\n {2}(?:Today )?Wanja Quellbach (?:is|works as) a master glazier at Prism Works\. \[1\]/,
  );
  assert.match(text, /\n {2}Job title +Master glazier +\[1\]\n/);
  assert.match(text, /\nCAREER\n/);
  assert.match(text, /\n\[1\] +https:\/\/wanja\.example\.org\/ +verified +Imported documents +2026-11-02\n/);
  assert.match(text, /\n\d+ searches: \d+ found, \d+ not found, \d+ not searched\n$/);
  assert.doesNotMatch(text, /Searched, nothing found/);
  for (const line of text.split("\n")) assert.ok(line.length <= 100, line);
});

test("with --json a lookup is the API's answer, and nothing else is printed", async () => {
  const lookup = await answerJson<Schemas["Lookup"]>("lookup", "show", lookupId);
  const { stdout } = await candorProcess("lookup", "show", lookupId, "--json");
  assert.deepEqual(JSON.parse(stdout), lookup);
  assert.equal(lookup.status, "success");
  assert.equal(lookup.metadata?.["case"], "7=x");
  assert.equal(lookup.data?.jobTitle, "Master glazier");
});

test("a lookup's ID opens that lookup; options that would change it, and unknown IDs, are refused", async () => {
  const opened = await answerJson<Schemas["Lookup"]>("lookup", lookupId);
  assert.equal(opened.lookupId, lookupId);
  const changed = await candor("lookup", lookupId, "--trial");
  assert.deepEqual([changed.code, changed.stdout], [2, ""]);
  assert.match(changed.stderr, /^This is the id of an existing lookup, .*\n$/);
  const unknown = await candor("lookup", "00000000-0000-7000-8000-000000000000");
  assert.deepEqual([unknown.code, unknown.stdout], [1, ""]);
  assert.match(unknown.stderr, /^No candidate or lookup of yours has this ID\. .*\n$/);
});

test("a document that cannot be read is named, the others are read, the report is shown, and the command ends with 3", async () => {
  const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const files = { "scan.png": picture, "cv.txt": "Ottokar Sandleben\n\nSkills\nKnots, Sails\n" };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const given = Object.keys(files).flatMap((name) => ["--document", name]);
  const { code, stdout, stderr } = await candor("lookup", "Ottokar Sandleben", "--new", "--theirs", ...given);
  assert.equal(code, 3, stderr);
  assert.match(stderr, /^scan\.png: The words of a picture are read by a program that the operator sets/m);
  assert.match(stderr, /^cv\.txt: about this person/m);
  assert.match(stdout, /^Ottokar Sandleben\nlookup [0-9a-f-]{36}: finished[\s\S]*Knots/);
});

test("a query that finds several people creates no lookup, and shows them", async () => {
  const { code, stdout, stderr } = await candor("lookup", "ottilie fadenstrahl");
  assert.equal(code, 2);
  assert.equal(stdout.match(/Ottilie Fadenstrahl/g)?.length, 2);
  assert.equal(stderr, "The query matches 2 people. Give the candidateId of the person you mean.\n");
  const nobody = await candor("lookup", "Xqzwv Nobodyatall");
  assert.deepEqual([nobody.code, nobody.stdout], [2, ""]);
  assert.match(nobody.stderr, /^No matches\..*--new.*\n$/);
});

test("lookups can be previews, trials, or about people who are not in the database", async () => {
  const preview = await answer("lookup", "wanja quellbach", "--preview");
  assert.match(preview, /^Wanja Quellbach\npreview /);
  assert.match(preview, /section +facts a full lookup would start from\n/);
  assert.doesNotMatch(preview, /^\S.* 0$/mu);
  const trial = await answer("lookup", "wanja quellbach", "--trial");
  assert.match(trial, /\ntrial /);
  assert.doesNotMatch(trial, /wanja\.quellbach@/);
  const stranger = await answer("lookup", "Nepomuk Niemand", "--new", "--email", "nepomuk@example.org");
  assert.match(stranger, /^Nepomuk Niemand\nlookup .*\n/);
  assert.match(stranger, /\n\[1\] +Known when the lookup was started\s+The operator’s own records /);
  assert.doesNotMatch(stranger, /urn:candor/);
  const unwaited = (await answer("lookup", "create", "wanja quellbach", "--no-wait")).trim();
  assert.match(unwaited, /^[0-9a-f-]{36}$/);
  assert.match(await answer("lookup", unwaited), new RegExp(`^Wanja Quellbach\nlookup ${unwaited}: finished`));
});

test("evidence names the claim, its place and its datasource, even for a single field", async () => {
  const table = await answer("lookup", "evidence", lookupId, "/jobTitle");
  assert.match(table, /^field +value +where +method +sure\n\/jobTitle +/);
  assert.match(table, /\n\[1\] +https:\/\/wanja\.example\.org\/ +[0-9a-f]+\n$/);
  const evidence = await answerJson<Schemas["Evidence"]>("lookup", "evidence", lookupId, "/emails");
  assert.deepEqual(Object.keys(evidence), ["/emails/0"]);
  const none = await candor("lookup", "evidence", lookupId, "/nothing");
  assert.deepEqual([none.code, none.stdout, none.stderr], [0, "", "No evidence recorded.\n"]);
  const wrong = await candor("lookup", "evidence", lookupId, "jobTitle");
  assert.deepEqual([wrong.code, wrong.stderr], [2, "A JSON pointer begins with a slash, like /jobTitle.\n"]);
});

test("the raw data is listed, and one datasource is printed unchanged", async () => {
  const [first] = await answerJson<Schemas["Datasource"][]>("lookup", "datasources", lookupId);
  assert.ok(first);
  assert.match(await answer("lookup", "datasources", lookupId), /^source +judged +collected +characters +address/);
  const { stdout } = await candor("lookup", "datasources", lookupId, "--data", first.datasourceId);
  assert.equal(stdout, first.data);
  const none = await candor("lookup", "datasources", lookupId, "--data", "nothing");
  assert.equal(none.code, 1);
  assert.match(none.stderr, /^This lookup has no datasource with that id\./);
});

test("changes shows how a lookup differs from the previous one, or that there is none", async () => {
  const first = await candor("lookup", "changes", lookupId);
  assert.match(first.stderr, /^There is no earlier lookup of this person with the same purpose\./);
  const again = await answerJson<Schemas["Lookup"]>("lookup", "create", "Wanja Quellbach");
  assert.match(await answer("lookup", "changes", again.lookupId), /^No changes since \d+ \w+ \d{4}\./);
  const told = await answerJson<Schemas["Changes"]>("lookup", "changes", again.lookupId, "--since", lookupId);
  assert.deepEqual([told.since?.lookupId, told.sections], [lookupId, []]);
});

test("coverage shows which sources were asked, and the list who was looked up", async () => {
  const { code, stdout, stderr } = await candor("lookup", "coverage", lookupId);
  assert.equal(code, 0);
  assert.match(
    stdout,
    /^source +searched by +outcome +ms +reason\n(?:operator +name +Found +0\n)?archive +candidate ID +Found +\d+\n/,
  );
  assert.match(
    stdout,
    /^hibp +email +Not searched +0 +off\n +would give Data breaches\n +→ Run `candor\s+sources set hibp key`/m,
  );
  assert.match(stderr, /^\d+ searches: .*\sNo external source was searched/);
  const list = await answerJson<Schemas["LookupPage"]>(
    "lookup",
    "list",
    "--status",
    "success",
    "--limit",
    "2",
    "--all",
  );
  assert.ok(list.results.some((each) => each.lookupId === lookupId));
  assert.equal(list.next, "");
  const errors = await candor("lookup", "list", "--status", "error");
  assert.match(errors.stderr, /^No lookup matches\./);
  const named = await answerJson<Schemas["LookupPage"]>("lookup", "list", "--name", "quellbach", "--status", "success");
  assert.ok(named.results.some((each) => each.lookupId === lookupId));
  await answer("lookup", "list", "--tag", "nobody's tag", "-o", "tagged.csv");
  assert.equal(parse(readFileSync(join(folder, "tagged.csv")), { bom: true }).length, 1, "the titles only");
});

test("rebuild rereads stored data, and cancel leaves an ended lookup alone", async () => {
  const before = await answerJson<Schemas["Lookup"]>("lookup", "show", lookupId);
  assert.match(
    await answer("lookup", "rebuild", lookupId),
    new RegExp(`^${lookupId}: (?:waiting|running|finished)\n$`),
  );
  const again = await answerJson<Schemas["Lookup"]>("lookup", lookupId);
  assert.deepEqual(again.data, before.data);
  assert.equal(await answer("lookup", "cancel", lookupId), `${lookupId}: finished\n`);
});

test("a report is written to a new file, and replaces an existing one only on request", async () => {
  const path = (await answer("report", lookupId)).trim();
  const pages = await readPdf(readFileSync(join(folder, path)));
  assert.match(pages.join(" "), /In brief/);
  const again = await candor("report", lookupId);
  assert.deepEqual([again.code, again.stdout], [1, ""]);
  assert.match(again.stderr, /already exists\. Choose another name with -o/);
  writeFileSync(join(folder, "mine.pdf"), "old");
  assert.equal(await answer("report", lookupId, "-o", "mine.pdf"), "mine.pdf\n");
  assert.deepEqual(await readPdf(readFileSync(join(folder, "mine.pdf"))), pages);
  const { code, stdout } = await candorProcess("report", lookupId, "-o", "-");
  assert.deepEqual([code, stdout.slice(0, 5)], [0, "%PDF-"]);
  const link = await answerJson<Schemas["ReportLink"]>("report", lookupId);
  assert.ok(link.url.startsWith(`${service.url}/reports/`));
  const both = await candor("report", lookupId, "--json", "-o", "-");
  assert.equal(both.code, 2);
  const nowhere = await candor("report", lookupId, "-o", "no/such/folder/x.pdf");
  assert.equal(nowhere.code, 1);
  assert.match(nowhere.stderr, /^ENOENT: .*\n$/);
});

test("a report is verified byte for byte, and other files are told apart", async () => {
  await answer("report", lookupId, "-o", "sealed.pdf", "--paper", "us-letter", "--attach-profile");
  assert.equal(
    await answer("report", "verify", "sealed.pdf"),
    `sealed.pdf: genuine, the report of lookup ${lookupId}\n`,
  );
  const bytes = readFileSync(join(folder, "sealed.pdf"));
  bytes[1000] = (bytes[1000] ?? 0) ^ 1;
  writeFileSync(join(folder, "changed.pdf"), bytes);
  const changed = await candor("report", "verify", "changed.pdf", "--json");
  assert.deepEqual([changed.code, JSON.parse(changed.stdout)], [1, { genuine: false }]);
  assert.match(changed.stderr, /^changed\.pdf was not made by this service, or has been altered\.\n$/);
  const missing = await candor("report", "verify", "missing.pdf");
  assert.deepEqual([missing.code, missing.stdout], [1, ""]);
  assert.match(missing.stderr, /^ENOENT: .*\n$/);
});

test("an erased lookup leaves a receipt and nothing else", async () => {
  const { lookupId: doomed } = await answerJson<Schemas["Lookup"]>("lookup", "create", "wanja quellbach");
  assert.match(await answer("lookup", "erase", doomed), new RegExp(`^${doomed}: deleted at .* 1 lookup`));
  for (const args of [
    ["lookup", "show", doomed],
    ["lookup", "evidence", doomed],
    ["report", doomed],
  ]) {
    const { code, stdout, stderr } = await candor(...args);
    assert.deepEqual([code, stdout], [1, ""]);
    assert.match(stderr, /^No lookup .*\(lookup_not_found\)\n$/);
  }
  assert.equal(existsSync(join(folder, `candor-${doomed}.pdf`)), false);
});

test("a preview says whom a suppression or an erasure would affect, and changes nothing", async () => {
  const [candidate] = (await answerJson<Schemas["SearchPage"]>("search", "wanja quellbach")).results;
  assert.ok(candidate);
  for (const verb of ["suppress", "erase"]) {
    const text = await answer("privacy", verb, "--candidate", candidate.candidateId, "--preview");
    assert.match(text, new RegExp(candidate.candidateId));
    assert.match(text, /Would affect in your account: 1 person, .* Nothing was changed\./);
  }
  assert.equal((await answerJson<Schemas["SearchPage"]>("search", "wanja quellbach")).results.length > 0, true);
});

test("keys are created, listed, used and revoked; what a key may not do is refused with the remedy", async () => {
  const made = await candorProcess(
    "keys",
    "create",
    "reader",
    "--scopes",
    "search,lookups:read",
    "--purposes",
    "research",
  );
  assert.equal(made.code, 0);
  assert.match(made.stderr, /^Store it now: it will not be shown again\. Its keyId is [0-9a-f-]{36}\.\n$/);
  const key = made.stdout.trim();
  assert.match(key, /^candor_live_/);
  const found = await candor("search", "wanja", "--key", key);
  assert.equal(found.code, 0);
  const refused = await candor("lookup", "wanja quellbach", "--key", key);
  assert.deepEqual([refused.code, refused.stdout], [1, ""]);
  assert.match(refused.stderr, /lookups:write.*`candor keys list`.*\(scope_missing\)\n$/);
  const list = await answerJson<Schemas["KeyList"]>("keys", "list");
  const reader = list.results.find((each) => each.name === "reader");
  assert.ok(reader);
  assert.doesNotMatch(await answer("keys", "list"), /candor_live_/);
  assert.equal(await answer("keys", "revoke", reader.keyId), `${reader.keyId}: revoked\n`);
  const gone = await candor("keys", "revoke", "00000000-0000-7000-8000-000000000000");
  assert.match(gone.stderr, /\(key_not_found\)\n$/);
});

test("a wrong key is refused with the remedy", async () => {
  const { code, stdout, stderr } = await candor("search", "wanja", "--key", "candor_live_wrong");
  assert.deepEqual([code, stdout], [1, ""]);
  assert.match(stderr, /CANDOR_API_KEY to another key; `candor serve --new-key` creates one\. \(api_key_invalid\)\n$/);
});

test("a refused purpose is refused by the service, with its reason", async () => {
  const { code, stderr } = await candor("lookup", "wanja quellbach", "--purpose", "employment");
  assert.equal(code, 1);
  assert.match(stderr, /\(purpose_refused\)\n$/);
});

test("doctor finds nothing wrong with a working service, and says what a key may not do", async () => {
  const text = await answer("doctor");
  assert.match(text, /^ok +service +Candor at http:\/\/127\.0\.0\.1:\d+, API version \S+$/m);
  assert.match(text, /^ok +ready +the database answers$/m);
  assert.match(
    text,
    /^ok +key +valid, with search, lookups:read, lookups:write, candidates:write,\s+privacy,\s+admin$/m,
  );
  assert.match(text, /^warn +report: dataBreaches +no external source is on for it/m);
  const made = await candor("keys", "create", "narrow", "--scopes", "search", "--purposes", "self");
  const narrow = await answer("doctor", "--key", made.stdout.trim());
  assert.match(narrow, /^warn +key +valid, with search\n +→ It lacks lookups:read, lookups:write, candidates:write,/m);
  const wrong = await candorProcess("doctor", "--key", "candor_live_wrong", "--json");
  assert.equal(wrong.code, 1);
  const { checks } = JSON.parse(wrong.stdout) as { checks: { check: string; outcome: string; remedy?: string }[] };
  assert.match(checks.find((each) => each.check === "key" && each.outcome === "fail")?.remedy ?? "", /--new-key/);
  assert.match(wrong.stderr, /^1 of \d+ checks failed\.\n$/);
});

test("the service's log says that a lookup ended, and how, and nothing about the person", () => {
  assert.match(service.output(), /"lookupId":"[0-9a-f-]{36}","status":"success","msg":"a lookup ended"/);
  assert.doesNotMatch(service.output(), /Quellbach|Fadenstrahl|wanja|Niemand/i);
});

test("an account is created with its first key, listed, and closed", async () => {
  const { code, stdout, stderr } = await candor("accounts", "create", "press-desk");
  assert.equal(code, 0);
  assert.match(stdout, /^candor_live_\S+\n$/);
  assert.match(stderr, /key of the account press-desk/);
  assert.match(await answer("accounts", "list"), /^press-desk +\d{4}-\d{2}-\d{2} +1 +0$/m);
  assert.equal(
    await answer("accounts", "close", "press-desk"),
    "The account press-desk is closed: none of its keys works any more.\n",
  );
  assert.equal((await candor("accounts", "close", "nobody")).code, 1);
});
