import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { type Capture, captureOf, type Connector } from "../../../src/connectors/connector.ts";
import { UnreadableCapture } from "../../../src/connectors/findings/claims.ts";
import { loadPlugins } from "../../../src/connectors/plugins.ts";
import { CONNECTORS } from "../../../src/connectors/registry.ts";
import { SECTIONS } from "../../../src/domain/lookup.ts";
import type { ExportInput } from "../../../src/exports/export-input.ts";
import { documentLength, openReadingRoom, ReaderFailed, type ReadingTask } from "../../../src/reading/reading-room.ts";
import { PLUGIN } from "../../connectors/plugin-text.ts";
import { createThreads, NoThreadFree } from "../../../src/threads.ts";
import { say } from "../../sections/claims.ts";
import { READ_HERE } from "../../reading/read-here.ts";

const [archive, website] = ["archive", "website"].map((name) => CONNECTORS.find((each) => each.name === name)) as [
  Connector,
  Connector,
];
const room = openReadingRoom();
after(() => room.close());

const page = (data: string, kind = "web-page", mediaType = "text/html"): Capture =>
  captureOf(kind, { url: "https://ines.example.org/", mediaType, collectedAt: "2026-01-02T03:04:05.000Z", data });

const INES = page(
  '<html lang="en"><body><div class="h-card"><h1 class="p-name">Ines Calder</h1>' +
    '<p class="p-note">Ines Calder lives in Leeds.</p></div></body></html>',
);

const unreadable = (reason: RegExp) => (error: unknown) =>
  error instanceof UnreadableCapture && reason.test(error.message);

test("a thread reads what the readers read, with the same IDs", async () => {
  const read = await room.read(website, INES);
  assert.deepEqual(read, await READ_HERE.read(website, INES));
  assert.ok(read.findings[0]?.claims.some(({ property }) => property === "biography"));
  assert.match(read.text, /lives in Leeds/);
});

test("an unreadable document says why, and the next is read", async () => {
  await assert.rejects(room.read(archive, page("hello", "tea-leaves")), unreadable(/No reader for documents/));
  await assert.rejects(room.read(website, page("<div>".repeat(200_000))), unreadable(/nest deeper than 512/));
  await assert.rejects(room.read(website, page("x".repeat(9_000_000))), unreadable(/more than 8388608 characters/));
  assert.equal((await room.read(website, INES)).findings.length, 1);
});

test("a document that states more than a lookup can hold is not read", async () => {
  const people = Array.from({ length: 25_000 }, (_, at) => ({ "@type": "Person", name: `Ines ${at}` }));
  const data = `<script type="application/ld+json">${JSON.stringify([{ "@type": "NewsArticle", headline: "x", mentions: people }])}</script>`;
  await assert.rejects(room.read(archive, page(data, "news-article")), unreadable(/more than 20000 things/));
});

test("an export of long documents is made in a thread, while its caller continues, and is the same file", async () => {
  const datasource = { lookupId: "1", connector: "website", date: null, source: "https://ines.example.org/" };
  const texts = Array.from({ length: 4 }, (_, at) => `${at} Ines Calder lives in Leeds. `.repeat(100_000));
  const input = {
    lookup: { lookupId: "1", data: {} },
    evidence: {},
    datasources: texts.map((data, at) => ({ ...datasource, datasourceId: String(at), data, recordIds: [] })),
  } as unknown as ExportInput;
  let turns = 0;
  const beside = setInterval(() => turns++, 1);
  const written = await room.writeExport("json", input);
  clearInterval(beside);
  assert.deepEqual(Buffer.from(written), Buffer.from(await READ_HERE.writeExport("json", input)));
  assert.ok(turns > 0);
});

test("a check tells an answer of another shape from one that is beyond the limits", async () => {
  assert.equal((await room.check(website, INES)).wrong, null);
  assert.match((await room.check(website, page("no feed", "web-feed"))).wrong ?? "", /an unexpected shape/);
  const deep = await room.check(website, page("<div>".repeat(200_000)));
  assert.match(deep.wrong ?? "", /could not be read: its elements nest deeper/);
});

test("a long judging runs in a thread, while its caller continues, and ends as it would here", async () => {
  const text = "Ines Calder lives in Leeds and works for Northgate Tools. ".repeat(4_000);
  const candidate = { id: "1", names: ["Ines Calder"], identifiers: [], claims: [] };
  const records = Array.from({ length: 20 }, (_, at) => ({
    id: `record-${at}`,
    connector: "archive",
    names: ["Ines Calder"],
    identifiers: [{ kind: "email" as const, value: `ines.${at % 3}@example.org` }],
    claims: [],
    texts: [`${at} ${text}`],
    filed: at === 0,
  }));
  const question = {
    candidate,
    namesakes: [],
    records,
    nameFrequency: 1e-6,
    decisions: new Map([["record-7", "other" as const]]),
  };
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  const judged = await room.judgeRecords(question);
  clearInterval(timer);
  assert.ok(turns > 0, "no other code had a turn");
  assert.deepEqual(judged, await READ_HERE.judgeRecords(question));
  assert.deepEqual(judged.matches.get("record-7")?.judgedBy, "decision");
  // Short work is done at once.
  const short = { ...question, records: records.map((each) => ({ ...each, texts: [] })) };
  assert.deepEqual(await room.judgeRecords(short), await READ_HERE.judgeRecords(short));
});

test("whether long texts show a minor is judged in a thread, while its caller continues", async () => {
  const filler = "The others sail on the lake of Leeds. ".repeat(50_000);
  const person = {
    names: ["Ines Calder"],
    claims: [],
    texts: [filler, "Ines Calder, 15, from Leeds, sails."],
    ownTexts: [],
    ownLines: [],
  };
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  assert.equal(await room.isMinor(person, "2026-11-22"), true);
  clearInterval(timer);
  assert.ok(turns > 0, "no other code had a turn");
  assert.equal(await room.isMinor({ ...person, texts: [filler] }, "2026-11-22"), false);
  assert.equal(await room.isMinor({ ...person, texts: person.texts.slice(1) }, "2026-11-22"), true);
});

test("tasks that belong to no document keep a thread free for short ones", () => {
  for (const work of ["judge-records", "age", "build-profile", "export", "compare", "sheet"]) {
    assert.equal(documentLength({ work } as ReadingTask), Number.POSITIVE_INFINITY, work);
  }
  assert.equal(documentLength({ work: "json", text: "[1]" }), 3);
  assert.equal(documentLength({ work: "document", format: "text", bytes: new Uint8Array(3) }), 3);
  assert.equal(documentLength({ work: "document", format: "pdf", bytes: new Uint8Array(3) }), Number.POSITIVE_INFINITY);
});

test("a profile of many claims is built in a thread, while its caller continues, and is the same as built here", async () => {
  const claims = Array.from({ length: 6_000 }, (_, at) =>
    say(`record-${at % 40}`, "post", {
      platform: "mastodon",
      id: String(at),
      url: `https://social.example.org/@ines/${at}`,
      date: "2026-01-01T00:00:00.000Z",
      message: `Splicing ropes in Leeds, number ${at}: a good day for everybody at Northgate Tools.`,
      username: "ines",
      kind: "original",
    }),
  );
  const question = {
    claims: [...claims, say("record-1", "fullName", "Ines Calder")],
    sections: SECTIONS,
    tiers: new Map(),
    subject: {
      lookupId: "1",
      purpose: "due_diligence" as const,
      baseUrl: "https://candor.example.org",
      dismissed: new Map(),
      confidences: new Map([["record-1", 0.9]]),
      pictures: new Map<string, string>(),
      datasources: new Map(),
    },
    own: [],
    searched: new Set(["post" as const]),
    preview: false,
    asOf: "2026-11-22",
  };
  await room.read(website, INES);
  let longestMs = 0;
  let since = performance.now();
  let turns = 0;
  const timer = setInterval(() => {
    turns++;
    longestMs = Math.max(longestMs, performance.now() - since);
    since = performance.now();
  }, 1);
  const before = performance.now();
  const built = await room.buildProfile(question);
  const tookMs = performance.now() - before;
  clearInterval(timer);
  assert.ok(turns > 0, "no other code had a turn");
  assert.ok(longestMs < tookMs, "the caller was blocked for all of it");
  assert.deepEqual(built, await READ_HERE.buildProfile(question));
  const short = { ...question, claims: question.claims.slice(-1) };
  assert.deepEqual(await room.buildProfile(short), await READ_HERE.buildProfile(short));
  // On a machine that has no time for a document, the profile is built all the same.
  const busy = openReadingRoom({ wallMs: 1 });
  try {
    await assert.rejects(busy.read(website, INES), /takes too long/);
    assert.deepEqual(await busy.buildProfile(short), await READ_HERE.buildProfile(short));
  } finally {
    await busy.close();
  }
  const closed = openReadingRoom();
  await closed.close();
  await assert.rejects(
    closed.buildProfile(short),
    /the threads are closed/,
    "a short one was built in the caller's thread",
  );
});

test("a thread tells whether a long text is JSON", async () => {
  const long = `[${'"a",'.repeat(100_000)}"a"]`;
  assert.deepEqual(await Promise.all([long, `${long}]`, "[1]", "[1"].map((text) => room.isJson(text))), [
    true,
    false,
    true,
    false,
  ]);
});

test("a capture of a kind that its connector does not have is our error, and reported without its text", async () => {
  await assert.rejects(
    room.read(website, page("Ines", "x/user")),
    (error) => error instanceof ReaderFailed && !JSON.stringify(error.fields).includes("Ines"),
  );
});

const ONE_THREAD = {
  module: new URL("stubborn-thread.ts", import.meta.url),
  threads: 1,
  cpuMs: 60_000,
  wallMs: 60_000,
  heapMegabytes: 64,
};

test("an endless task is ended with its thread, the tasks behind it are done, and the caller's thread continues", async () => {
  const threads = createThreads<string, string>({
    module: new URL("stubborn-thread.ts", import.meta.url),
    threads: 1,
    cpuMs: 300,
    wallMs: 60_000,
    heapMegabytes: 64,
  });
  let beats = 0;
  const heart = setInterval(() => beats++, 10);
  try {
    const endless = threads.run("loop");
    const behind = threads.run("echo");
    await assert.rejects(endless, /takes too long/);
    assert.equal(await behind, "echo");
    await assert.rejects(threads.run("fill"), /needs too much memory/);
    await assert.rejects(threads.run("throw"), /thrown outside/);
    assert.equal(await threads.run("echo"), "echo");
    assert.ok(beats > 10);
  } finally {
    clearInterval(heart);
    await threads.close();
  }
  await assert.rejects(threads.run("echo"), /closed/);
});

test("a document that a plug-in's reader never ends with is read once for its lookup", async () => {
  const folder = mkdtempSync(join(tmpdir(), "candor-plugin-"));
  const [plugin, begun] = [join(folder, "harbour.ts"), join(folder, "begun.txt")];
  const loops = `import { appendFileSync } from "node:fs";\n${PLUGIN}`.replace(
    "const url =",
    `appendFileSync(${JSON.stringify(begun)}, id + "\\n");
        while (id === 8);
        const url =`,
  );
  writeFileSync(plugin, loops);
  const [harbour] = await loadPlugins([plugin]);
  const source = harbour?.source as Connector;
  const own = openReadingRoom({ cpuMs: 1_000, threads: 1 }, [plugin]);
  const berth = (id: number) =>
    page(JSON.stringify({ id, skipper: "Ines Calder" }), "harbour/berth", "application/json");
  try {
    const lookup = own.onBehalfOf("lookup");
    assert.match((await lookup.check(source, berth(8))).wrong ?? "", /takes too long/);
    await assert.rejects(lookup.read(source, berth(8)), unreadable(/takes too long/));
    assert.equal((await lookup.read(source, berth(7))).findings.length, 1);
    assert.equal(readFileSync(begun, "utf8"), "8\n7\n");
  } finally {
    await own.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test("a task that waits forever without working is ended by the clock", async () => {
  const threads = createThreads<string, string>({
    module: new URL("stubborn-thread.ts", import.meta.url),
    threads: 1,
    cpuMs: 60_000,
    wallMs: 300,
    heapMegabytes: 64,
  });
  await assert.rejects(threads.run("wait"), /takes too long/);
  await threads.close();
});

test("threads that cannot start refuse the tasks that wait for them", async () => {
  const threads = createThreads<string, string>({
    module: new URL("no-such-thread.ts", import.meta.url),
    threads: 2,
    cpuMs: 1_000,
    wallMs: 1_000,
    heapMegabytes: 64,
  });
  await assert.rejects(Promise.all([threads.run("echo"), threads.run("echo")]), /could not start/);
  await threads.close();
});

test("long tasks never take every thread: a short one is done meanwhile", async () => {
  const threads = createThreads<string, string>({
    module: new URL("stubborn-thread.ts", import.meta.url),
    threads: 2,
    cpuMs: 60_000,
    wallMs: 60_000,
    heapMegabytes: 64,
  });
  const long = Array.from({ length: 3 }, () => assert.rejects(threads.run("wait", { isLong: true }), /ended|closed/));
  assert.equal(await threads.run("echo"), "echo");
  await threads.close();
  await Promise.all(long);
});

test("callers who have used much time come after those who have not, even if they came first", async () => {
  const threads = createThreads<string, string>({ ...ONE_THREAD, cpuMs: 300 });
  const done: string[] = [];
  const run = (whom: string, task: string) =>
    threads.run(task, { whom }).then(
      () => done.push(whom),
      () => done.push(`${whom}, ended`),
    );
  await Promise.all([run("one", "loop"), run("one", "echo"), run("one", "echo"), run("other", "echo")]);
  assert.deepEqual(done, ["one, ended", "other", "one", "one"]);
  await threads.close();
});

test("a task wrongly declared short leaves others a thread, even if all were taken", async () => {
  const threads = createThreads<string, string>({ ...ONE_THREAD, threads: 2, spare: 1 });
  const endless = ["one", "other"].map((whom) => assert.rejects(threads.run("loop", { whom }), /ended|closed/));
  assert.equal(await threads.run("echo", { whom: "third" }), "echo");
  // Callers who have used much time leave a thread to the others, now and for their next requests.
  await assert.rejects(threads.run("echo", { whom: "one", waitMs: 500 }), NoThreadFree);
  assert.equal(await threads.run("echo", { whom: "third" }), "echo");
  await threads.close();
  await Promise.all(endless);
});

test("tasks that have used up their shared time are ended, and the next is not begun", async () => {
  const threads = createThreads<string, string>(ONE_THREAD);
  const allowance = { leftMs: 100 };
  await assert.rejects(threads.run("loop", { allowance }), /takes too long/);
  const [refused, other] = [threads.run("echo", { allowance }), threads.run("echo")];
  await assert.rejects(refused, /comes after others that took all the time/);
  assert.equal(await other, "echo");
  await threads.close();
});

test("a task that is not begun in time is refused, and takes no thread", async () => {
  const threads = createThreads<string, string>(ONE_THREAD);
  assert.equal(await threads.run("echo"), "echo");
  const endless = assert.rejects(threads.run("wait"), /ended/);
  await assert.rejects(threads.run("echo", { waitMs: 50 }), NoThreadFree);
  await threads.close();
  await endless;
});

test("a task that unpacks beyond its thread's memory is ended", async () => {
  const threads = createThreads<string, string>({ ...ONE_THREAD, bytesMegabytes: 64 });
  await assert.rejects(threads.run("unpack"), /needs too much memory/);
  assert.equal(await threads.run("echo"), "echo");
  await threads.close();
});

test("documents of one run share a time limit, and the next run has its own", async () => {
  const own = room.onBehalfOf("a lookup", 0);
  await assert.rejects(own.read(website, INES), unreadable(/comes after others that took all the time/));
  assert.equal((await room.onBehalfOf("a lookup", 60_000).read(website, INES)).findings.length, 1);
});

test("closing ends a running task", async () => {
  const threads = createThreads<string, string>({
    module: new URL("stubborn-thread.ts", import.meta.url),
    threads: 1,
    cpuMs: 60_000,
    wallMs: 60_000,
    heapMegabytes: 64,
  });
  assert.equal(await threads.run("echo"), "echo");
  const endless = assert.rejects(threads.run("loop"), /ended/);
  await threads.close();
  await endless;
});
