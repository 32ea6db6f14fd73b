import { inEnglish } from "../support/in-english.ts";
import { because } from "../../src/domain/ledger-reason.ts";
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { sql } from "kysely";
import { createRoom } from "../../src/asking/ask-connector.ts";
import { DisableConnector, RetryLater } from "../../src/connectors/connector.ts";
import { listDatasources } from "../../src/db/datasource.ts";
import { findProfile } from "../../src/db/lookup.ts";
import { listProbes } from "../../src/db/probe.ts";
import { listClaims } from "../../src/db/record.ts";
import type { Db } from "../../src/db/schema.ts";
import type { Identifier } from "../../src/domain/identifier.ts";
import { collect } from "../../src/pipeline/collect.ts";
import { runLookup } from "../../src/pipeline/run.ts";
import { suppressionKeys } from "../../src/names/suppression.ts";
import { KEYRING, suppress } from "../db/drafts.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";
import { capturePage, createConnector, insertTestLookup, OWN, type Page, stageContext, takeUp } from "./kit.ts";

const page: Page = { id: "ines", name: "Ines Calder", identifiers: [OWN], skills: ["Knots"] };
const QUICK = { requestsPerMinute: 1_000, timeoutMs: 50, cacheDays: 0 } as const;

for (const engine of ENGINES) {
  describe(`Collecting on the ${engine} engine`, { skip: engine === "embedded" && LONG_FORM_ALONE }, () => {
    let opened: TestDatabase;
    let db: Db;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
    });
    after(() => opened.close());

    /** Runs one round of probes for the person's email address. */
    async function probe(...connectors: ReturnType<typeof createConnector>[]) {
      const id = await insertTestLookup(db);
      await collect(
        await takeUp(db, id),
        [OWN],
        0,
        { known: {}, disabled: new Set(), room: createRoom() },
        stageContext(db, connectors),
      );
      const probes = await listProbes(db, id);
      const outcomes = Object.fromEntries(probes.map((each) => [each.connector, [each.outcome, inEnglish(each.why)]]));
      return { id, outcomes, datasources: await listDatasources(db, KEYRING, id) };
    }

    test('A source that knows the person is "found", and one that answers without a page is "absent"', async () => {
      const { outcomes, datasources } = await probe(
        createConnector({ [OWN.value]: [page] }, { name: "knows" }),
        createConnector({}, { name: "does-not" }),
      );
      assert.deepEqual(outcomes, { knows: ["found", ""], "does-not": ["absent", ""] });
      assert.deepEqual(
        datasources.map((each) => [each.connector, each.url, each.data, each.collectedAt]),
        [["knows", "https://shelf.example.net/ines", JSON.stringify(page), "2026-01-02T03:04:05.000Z"]],
      );
    });

    test("When the time for external questions is over, running ones end, the rest are skipped, and the archive is still read", async () => {
      const deadline = new AbortController();
      const outside = (name: string) => ({
        ...createConnector({ [OWN.value]: [page] }, { name, onProbe: () => outlive(deadline) }),
        access: "open" as const,
        asks: `https://${name}.example.org`,
      });
      const late = createConnector({ [OWN.value]: [page] }, { name: "shelf" });
      const id = await insertTestLookup(db);
      const lookup = await takeUp(db, id);
      const state = { known: {}, disabled: new Set<string>(), deadline: deadline.signal, room: createRoom() };
      await collect(lookup, [OWN], 0, state, stageContext(db, [outside("slow")]));
      await collect(lookup, [OWN], 1, state, stageContext(db, [outside("later"), late]));
      const probes = await listProbes(db, id);
      assert.deepEqual(
        probes.map(({ connector, outcome, why }) => [connector, outcome, inEnglish(why)]),
        [
          ["slow", "skipped", "the lookup’s time was used up"],
          ["later", "skipped", "the lookup’s time was used up"],
          ["shelf", "found", ""],
        ],
      );
    });

    test("A lookup whose time for external questions is over finishes with what it has", async () => {
      const outside = {
        ...createConnector({ [OWN.value]: [page] }, { name: "slow", onProbe: () => new Promise<void>(() => {}) }),
        access: "open" as const,
        asks: "https://slow.example.org",
      };
      const shelf = createConnector({ [OWN.value]: [page] }, { name: "shelf" });
      const id = await insertTestLookup(db);
      await runLookup(id, 1, stageContext(db, [outside, shelf], { askingMs: 20 }));
      const profile = await findProfile(db, KEYRING, id);
      assert.match(JSON.stringify(profile?.data), /Knots/);
    });

    test("A source that asks to wait or refuses is blocked with its reason; our own error is a failure without one", async () => {
      const failing = (name: string, error: Error) => createConnector({ [OWN.value]: () => fail(error) }, { name });
      const { outcomes } = await probe(
        failing("later", new RetryLater("429 Too Many Requests", 1_000)),
        failing("refused", new DisableConnector("401 Unauthorized")),
        failing("broken", new TypeError("Ines Calder is not a function")),
      );
      assert.deepEqual(outcomes["later"], ["blocked", "429 Too Many Requests"]);
      assert.deepEqual(outcomes["refused"], ["blocked", "401 Unauthorized"]);
      assert.equal(outcomes["broken"]?.[0], "failed");
      assert.doesNotMatch(String(outcomes["broken"]?.[1]), /Ines/);
    });

    test("A source that does not answer in time is blocked, whether or not its connector heeds the signal", async () => {
      const { outcomes } = await probe(
        createConnector({ [OWN.value]: () => never() }, { name: "deaf", limits: QUICK }),
        createConnector(
          {},
          {
            name: "heeds",
            limits: QUICK,
            onProbe: (_value, { signal }) =>
              new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error))),
          },
        ),
      );
      assert.deepEqual(outcomes, { deaf: ["blocked", "no answer in time"], heeds: ["blocked", "no answer in time"] });
    });

    test("A source that answered in time counts as found, even if its next page never comes", async () => {
      const { outcomes, datasources } = await probe(
        createConnector({ [OWN.value]: () => thenNever(page) }, { name: "half-deaf", limits: QUICK }),
      );
      assert.deepEqual(outcomes["half-deaf"], ["found", "the rest was not answered in time"]);
      assert.equal(datasources.length, 1);
    });

    test("Keeps what a source sent before it broke off", async () => {
      const { outcomes, datasources } = await probe(
        createConnector({ [OWN.value]: () => thenFail(page) }, { name: "breaks-off" }),
      );
      assert.equal(outcomes["breaks-off"]?.[0], "blocked");
      assert.equal(datasources.length, 1);
    });

    test("Does not ask a source again after it refuses, and goes on with the others", async () => {
      const identifiers: Identifier[] = Array.from({ length: 20 }, (_, index) => ({
        kind: "email",
        value: `ines.${index}@example.org`,
      }));
      const refusing = createConnector(
        {},
        { name: "refusing", onProbe: () => Promise.reject(new DisableConnector("403")) },
      );
      const patient = createConnector({}, { name: "patient" });
      const id = await insertTestLookup(db);
      const lookup = await takeUp(db, id);
      const disabled = new Set<string>();
      await collect(
        lookup,
        identifiers,
        0,
        { known: {}, disabled, room: createRoom() },
        stageContext(db, [refusing, patient]),
      );
      const probes = await listProbes(db, id);
      const of = (name: string, outcome: string) =>
        probes.filter((each) => each.connector === name && each.outcome === outcome).length;
      assert.equal(of("patient", "absent"), 20);
      // Several questions are already under way when the first refusal arrives.
      assert.ok(refusing.asked.length < 20, `${refusing.asked.length} questions`);
      assert.equal(of("refusing", "blocked"), refusing.asked.length);
      assert.equal(of("refusing", "skipped"), 20 - refusing.asked.length);
      assert.deepEqual([...disabled], ["refusing"]);
      await collect(
        lookup,
        [{ kind: "phone", value: "+12025550100" }],
        1,
        { known: {}, disabled, room: createRoom() },
        stageContext(db, [refusing]),
      );
      assert.equal((await listProbes(db, id)).at(-1)?.outcome, "skipped");
    });

    test("A lookup with a limit of questions keeps to it across all depths", async () => {
      const open = createConnector({}, { name: "open", access: "open" });
      const context = stageContext(db, [open]);
      const id = await insertTestLookup(db, { maxQuestions: 3 });
      const lookup = await takeUp(db, id);
      const run = { known: {}, disabled: new Set<string>(), room: createRoom() };
      for (const depth of [0, 1]) {
        const identifiers: Identifier[] = [0, 1].map((index) => ({
          kind: "email",
          value: `ines.${depth}.${index}@example.org`,
        }));
        await collect(lookup, identifiers, depth, run, context);
      }
      assert.equal(open.asked.length, 3);
      assert.deepEqual((await listProbes(db, id)).at(-1)?.why, [because("questionsSpent", 3)]);
    });

    test("Asks external sources at most sixty questions, and the archive any number", async () => {
      const identifiers: Identifier[] = Array.from({ length: 70 }, (_, index) => ({
        kind: "email",
        value: `ines.${index}@example.org`,
      }));
      const open = createConnector({}, { name: "open", access: "open" });
      const local = createConnector({}, { name: "local" });
      const id = await insertTestLookup(db);
      await collect(
        await takeUp(db, id),
        identifiers,
        0,
        { known: {}, disabled: new Set(), room: createRoom() },
        stageContext(db, [open, local]),
      );
      assert.deepEqual([open.asked.length, local.asked.length], [60, 70]);
      const skipped = (await listProbes(db, id)).filter((each) => each.outcome === "skipped");
      assert.deepEqual([skipped.length, skipped[0]?.why], [10, [because("questionsSpent", 60)]]);
    });

    test("Asks nobody about a suppressed key and records it, but asks about the person's other keys", async () => {
      const spouse: Identifier = { kind: "email", value: "spouse.calder@example.org" };
      const keys = suppressionKeys(KEYRING, { names: [], birthDate: null, identifiers: [spouse] });
      await suppress(db, keys);
      const answers = { [OWN.value]: [{ ...page, identifiers: [OWN, spouse] }], [spouse.value]: [page] };
      const open = createConnector(answers, { name: "open", access: "open" });
      const shelf = createConnector(answers, { name: "shelf" });
      const id = await insertTestLookup(db);
      await runLookup(id, 1, stageContext(db, [open, shelf]));
      assert.deepEqual([open.asked, shelf.asked], [[OWN.value], [OWN.value]]);
      assert.deepEqual(
        (await listProbes(db, id)).map(({ connector, depth, outcome, why }) => [
          connector,
          depth,
          outcome,
          inEnglish(why),
        ]),
        [
          ["open", 0, "found", ""],
          ["shelf", 0, "found", ""],
          ["open", 1, "suppressed", ""],
          ["shelf", 1, "suppressed", ""],
        ],
      );
      await sql`delete from suppression`.execute(db);
    });

    test("Never asks the same question twice, even for two captures or after a kill", async () => {
      const shelf = createConnector({ [OWN.value]: [page] });
      const id = await insertTestLookup(db);
      const lookup = await takeUp(db, id);
      const once = await collect(
        lookup,
        [OWN, OWN],
        0,
        { known: {}, disabled: new Set(), room: createRoom() },
        stageContext(db, [shelf]),
      );
      const again = await collect(
        lookup,
        [OWN],
        0,
        { known: {}, disabled: new Set(), room: createRoom() },
        stageContext(db, [shelf]),
      );
      assert.deepEqual([once, again, shelf.asked], [1, 1, [OWN.value]]);
    });

    test("Limits the size of what a lookup collects, says so, and keeps the order", async () => {
      const long = (length: number, name: string) => ({ ...page, fullName: `${name} ${"x".repeat(length)}` });
      const pages = [long(3_000_000, "One"), long(2_000_000, "Two"), long(10, "Three"), long(4_000_000, "Four")];
      const shelf = createConnector({ [OWN.value]: pages });
      const id = await insertTestLookup(db);
      const room = { characters: 6_000_000 };
      await collect(
        await takeUp(db, id),
        [OWN],
        0,
        { known: {}, disabled: new Set(), room },
        stageContext(db, [shelf]),
      );
      const [probe] = await listProbes(db, id);
      assert.deepEqual(
        [probe?.outcome, inEnglish(probe?.why)],
        ["found", "the rest was left out: it is more than one lookup takes in"],
      );
      const stored = await listDatasources(db, KEYRING, id);
      assert.deepEqual(
        stored.map(({ data }) => /One|Two|Three|Four/.exec(data)?.[0]),
        ["One", "Two", "Three"],
      );
    });

    test("Stores an answer before reading it, even if no reader understands it", async () => {
      const unreadable = createConnector(
        { [OWN.value]: [page] },
        {
          read: () => {
            throw new Error("not my language");
          },
        },
      );
      const id = await insertTestLookup(db);
      await runLookup(id, 1, stageContext(db, [unreadable]));
      assert.equal((await listDatasources(db, KEYRING, id)).length, 1);
      assert.deepEqual(await listClaims(db, KEYRING, id), []);
      assert.deepEqual((await findProfile(db, KEYRING, id))?.data, {});
    });

    test("Replaces NUL and lone surrogates in answers by U+FFFD, states nothing that they stand in, and says so", async () => {
      const damaged: Page = { ...page, name: "Ines\0 Calder", skills: ["Knots \uD800", "\0", "sewing"] };
      const shelf = createConnector({
        [OWN.value]: () =>
          captures(capturePage(damaged), {
            ...capturePage(page),
            url: "https://shelf.example.net/raw",
            data: 'raw \0 \uDC00 {"',
          }),
      });
      const id = await insertTestLookup(db);
      await runLookup(id, 1, stageContext(db, [shelf]));
      const stored = await listDatasources(db, KEYRING, id);
      assert.deepEqual(
        stored.map((each) => each.data).filter((data) => data.startsWith("raw")),
        ['raw \uFFFD \uFFFD {"'],
      );
      const values = (await listClaims(db, KEYRING, id)).map((claim) => claim.value);
      assert.deepEqual(values, ["sewing"]);
      assert.ok((await listProbes(db, id)).some(({ unread }) => unread.some(({ code }) => code === "damaged")));
      assert.ok(await findProfile(db, KEYRING, id));
    });

    test("A run that is told to stop asks nobody else, and records nothing as asked", async () => {
      const stopping = new AbortController();
      const shelf = createConnector({}, { onProbe: () => stopping.abort(new Error("stopping")) });
      const id = await insertTestLookup(db);
      const lookup = await takeUp(db, id);
      const run = collect(
        lookup,
        [OWN],
        0,
        { known: {}, disabled: new Set(), room: createRoom() },
        stageContext(db, [shelf], { signal: stopping.signal }),
      );
      await assert.rejects(run, /stopping/);
      assert.deepEqual(await listProbes(db, id), []);
    });
  });
}

// oxlint-disable-next-line require-yield
async function* fail(error: Error): AsyncGenerator<never> {
  throw error;
}

async function* thenFail(first: Page) {
  yield capturePage(first);
  throw new RetryLater("connection reset", 1_000);
}

async function* thenNever(first: Page) {
  yield capturePage(first);
  await new Promise(() => undefined);
}

// oxlint-disable-next-line require-yield
async function* never(): AsyncGenerator<never> {
  await new Promise(() => undefined);
}

async function* captures(...all: ReturnType<typeof capturePage>[]) {
  yield* all;
}

/** Waits forever, while the time for questions runs out. */
async function outlive(deadline: AbortController): Promise<void> {
  deadline.abort(new DOMException("over", "TimeoutError"));
  await new Promise<void>(() => {});
}
