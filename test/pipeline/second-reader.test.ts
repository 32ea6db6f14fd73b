import { inEnglish } from "../support/in-english.ts";
import assert from "node:assert/strict";
import { after, afterEach, before, describe, test } from "node:test";
import type { SecondReaderSetup } from "../../src/config/second-reader-setup.ts";
import type { Capture } from "../../src/connectors/connector.ts";
import { READERS } from "../../src/connectors/registry.ts";
import { deleteLookup } from "../../src/db/forget-lookup.ts";
import { findLookup, findProfile, type StoredLookup } from "../../src/db/lookup.ts";
import { listProbes } from "../../src/db/probe.ts";
import { listClaims } from "../../src/db/record.ts";
import type { Db } from "../../src/db/schema.ts";
import { textKeys } from "../../src/names/named-in-text.ts";
import { suppressionKeys } from "../../src/names/suppression.ts";
import { rebuildLookup, runLookup } from "../../src/pipeline/run.ts";
import { openSecondReader, type SecondReader } from "../../src/second-reader/ask-model.ts";
import { KEYRING, suppress } from "../db/drafts.ts";
import { type Answering, FAULTS, say, type StubServer, startStub } from "../second-reader/stub-server.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";
import { createConnector, insertTestLookup, stageContext } from "./kit.ts";

const NAME = "Maren Tolliver";
const KEY = { kind: "candidate", value: "maren" } as const;
const PAGE = `<html lang="en"><body><h1>${NAME}</h1>
<p>Maren Tolliver is head of acoustics at Quillfeather Instruments. She can be reached under maren@tolliver.example.</p>
<p>She gave Brackenholt Labs nine winters, the last four as chief engineer. Her brother Ned is a baker at Crumb &amp; Sons.</p>
</body></html>`;

/** A job that the rules miss and the model finds. */
const FOUND = {
  kind: "job",
  quote: "She gave Brackenholt Labs nine winters, the last four as chief engineer.",
  title: "chief engineer",
  organisation: "Brackenholt Labs",
};
/** Her brother's job, and an invented one. */
const FOREIGN = [
  { kind: "job", quote: "Her brother Ned is a baker at Crumb & Sons.", title: "baker", organisation: "Crumb & Sons" },
  { kind: "job", quote: "She was a pilot at Skylark Airways.", title: "pilot", organisation: "Skylark Airways" },
];

function pageAt(url: string, data = PAGE): Capture {
  return { kind: "person-page", url, mediaType: "text/html", collectedAt: "2026-01-02T03:04:05.000Z", data };
}

for (const engine of ENGINES) {
  describe(`A second reader on the ${engine} engine`, { skip: engine === "embedded" && LONG_FORM_ALONE }, () => {
    let opened: TestDatabase;
    let db: Db;
    let stub: StubServer;
    let reader: SecondReader | undefined;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
      stub = await startStub(say([]));
    });
    after(async () => {
      await stub.close();
      await opened.close();
    });
    afterEach(async () => {
      await reader?.close();
      reader = undefined;
      assert.deepEqual(stub.faults, []);
      stub.questions.length = 0;
      await db.deleteFrom("suppression").execute();
      await db.deleteFrom("second_reading_day").execute();
      await db.deleteFrom("lookup").execute();
    });

    function contextOf(pages: readonly Capture[], setup: Partial<SecondReaderSetup> = {}) {
      const shelf = {
        ...createConnector({
          [KEY.value]: async function* () {
            yield* pages;
          },
        }),
        readers: READERS,
      };
      reader = openSecondReader(
        { url: stub.url, model: "tiny", key: null, lookupQuestions: 9, dayQuestions: 99, seconds: 20, ...setup },
        { offline: false },
      );
      return stageContext(db, [shelf], { secondReader: reader });
    }

    /** Runs a lookup of Maren from start to finish. */
    async function lookUp(
      pages: readonly Capture[],
      options: { readonly setup?: Partial<SecondReaderSetup>; readonly lookup?: Partial<StoredLookup> } = {},
    ) {
      const context = contextOf(pages, options.setup);
      const candidate = { fullName: NAME, aliases: [], avatarUrl: null, email: null, birthDate: null } as const;
      const id = await insertTestLookup(db, {
        identifiers: [KEY],
        candidate: { ...candidate, headline: null, company: null, location: null, sources: [] },
        ...options.lookup,
      });
      await runLookup(id, 1, context);
      return { id, context, ...(await told(id)) };
    }

    async function told(id: string) {
      const lookup = await findLookup(db, id, "default");
      const profile = await findProfile(db, KEYRING, id);
      const data = profile?.data as { experiences?: readonly { company: string }[] } | undefined;
      const entry = (await listProbes(db, id)).find(({ connector }) => connector === "language-model");
      return {
        status: lookup?.status,
        companies: (data?.experiences ?? []).map(({ company }) => company).sort(),
        entry: entry && { outcome: entry.outcome, reason: inEnglish(entry.why) },
      };
    }

    test("Accepted proposals of the model are in the profile with the model's name; others are not", async () => {
      stub.answer = say([FOUND, ...FOREIGN]);
      const { id, companies, entry, status } = await lookUp([pageAt("https://a.example/")]);
      assert.equal(status, "success");
      assert.deepEqual(companies, ["Brackenholt Labs", "Quillfeather Instruments"]);
      assert.deepEqual(entry, { outcome: "found", reason: "1 statements taken; refused: 1 subject, 1 quote" });
      const claims = await listClaims(db, KEYRING, id);
      const read = claims.filter(({ reader: by }) => by !== undefined);
      assert.deepEqual(
        read.map(({ value, reader: by }) => [value, by]),
        [[{ title: "chief engineer", company: "Brackenholt Labs", kind: "job" }, "tiny"]],
      );
      assert.ok(claims.length > 1);
    });

    test("Sends only the person's part of a page to the model, with contact details masked", async () => {
      stub.answer = say([]);
      const others = "<aside><h2>Colleagues</h2><h3>Ada Crane</h3><p>Ada Crane is a diver at Nettle House.</p></aside>";
      await lookUp([pageAt("https://a.example/", PAGE.replace("</body>", `${others}</body>`))]);
      const [question, ...more] = stub.questions;
      assert.deepEqual(more, []);
      assert.match(question?.passage ?? "", /head of acoustics/);
      assert.doesNotMatch(question?.passage ?? "", /tolliver\.example|Nettle House|<p>/);
    });

    test("Redacts a suppressed person's name before sending a page, but not the person's own", async () => {
      stub.answer = say([FOUND]);
      await suppress(
        db,
        textKeys(KEYRING, ["Odile Quarrendon", NAME], {
          byInitial: () => true,
          alone: () => true,
          misspelt: () => false,
        }),
      );
      const page = PAGE.replace("nine winters,", "nine winters beside Odile Quarrendon,");
      const { companies } = await lookUp([pageAt("https://a.example/", page)]);
      const [question] = stub.questions;
      assert.match(question?.passage ?? "", /Maren Tolliver is head of acoustics.*nine winters beside █+,/s);
      assert.doesNotMatch(question?.passage ?? "", /Quarrendon|Odile/);
      assert.ok(companies.includes("Quillfeather Instruments"));
    });

    test("What repeats the rules is credited to them", async () => {
      stub.answer = say([
        {
          kind: "job",
          quote: "Maren Tolliver is head of acoustics at Quillfeather Instruments.",
          title: "head of acoustics",
          organisation: "Quillfeather Instruments",
        },
      ]);
      const { id, companies } = await lookUp([pageAt("https://a.example/")]);
      assert.deepEqual(companies, ["Quillfeather Instruments"]);
      const claims = (await listClaims(db, KEYRING, id)).filter(({ property }) => property === "experience");
      assert.ok(claims.some(({ reader: by }) => by === undefined));
    });

    test("A rebuild asks nobody and yields the same profile", async () => {
      stub.answer = say([FOUND]);
      const { id, context } = await lookUp([pageAt("https://a.example/")]);
      const [asked, before] = [stub.questions.length, await findProfile(db, KEYRING, id)];
      const lookup = await findLookup(db, id, "default");
      assert.ok(lookup);
      const { secondReader: _, ...without } = context;
      for (const each of [context, without]) {
        await rebuildLookup(lookup, each);
        assert.deepEqual(await findProfile(db, KEYRING, id), before);
      }
      assert.equal(stub.questions.length, asked);
    });

    test("Does not ask about the same page again within an account, but does for another account or model", async () => {
      stub.answer = say([FOUND]);
      await lookUp([pageAt("https://a.example/")]);
      const again = await lookUp([pageAt("https://a.example/")]);
      assert.equal(stub.questions.length, 1);
      assert.deepEqual(again.companies, ["Brackenholt Labs", "Quillfeather Instruments"]);
      assert.match(again.entry?.reason ?? "", /1 of 1 passages were answered before/);
      await lookUp([pageAt("https://a.example/")], { lookup: { accountId: "other" } });
      assert.equal(stub.questions.length, 2);
      await lookUp([pageAt("https://a.example/")], { setup: { model: "larger" } });
      assert.equal(stub.questions.length, 3);
    });

    for (const [fault, { answer, says }] of Object.entries(FAULTS)) {
      test(`If the server ${fault}, the lookup succeeds without it, and the ledger says so`, async () => {
        stub.answer = answer;
        const { companies, entry, status } = await lookUp([pageAt("https://a.example/")], { setup: { seconds: 2 } });
        assert.deepEqual([status, companies], ["success", ["Quillfeather Instruments"]]);
        assert.match(entry?.reason ?? "", says);
        assert.match(entry?.outcome ?? "", /^(?:failed|blocked)$/);
      });
    }

    const LIES: Readonly<Record<string, Answering>> = {
      "invents its quotes": say([FOREIGN[1] ?? {}, { ...FOUND, quote: "She was chief engineer at Brackenholt Labs." }]),
      "quotes what is her brother's": say([FOREIGN[0] ?? {}]),
      "copies the prompt's example": async (question, response) => {
        const example = /\{"statements":\[\{.*\}\]\}/u.exec(question.body.messages[0]?.content ?? "")?.[0] ?? "";
        assert.match(example, /Brindlewick/);
        await say((JSON.parse(example) as { statements: object[] }).statements)(question, response);
      },
      "answers with statements of no shape": say([
        { kind: "job" },
        { kind: "crime", quote: "x" },
        7 as unknown as object,
      ]),
    };
    for (const [lie, answer] of Object.entries(LIES)) {
      test(`If the model ${lie}, nothing is accepted`, async () => {
        stub.answer = answer;
        const { companies, entry } = await lookUp([pageAt("https://a.example/")]);
        assert.deepEqual(companies, ["Quillfeather Instruments"]);
        assert.equal(entry?.outcome, "absent");
        assert.match(entry?.reason ?? "", /^0 statements taken; refused: /);
      });
    }

    test("Keeps to the lookup's and the day's budget, and the ledger says what was left out", async () => {
      stub.answer = say([]);
      const pages = ["a", "b", "c"].map((name) =>
        pageAt(`https://${name}.example/`, PAGE.replace("winters", `winters of ${name}`)),
      );
      const few = await lookUp(pages, { setup: { lookupQuestions: 2 } });
      assert.equal(stub.questions.length, 2);
      assert.match(
        few.entry?.reason ?? "",
        /1 of 3 passages were not asked about: the lookup’s 2 requests were used up/,
      );
      const spent = await lookUp(pages, { setup: { dayQuestions: 2, model: "other" } });
      assert.equal(stub.questions.length, 2);
      assert.deepEqual(spent.entry?.outcome, "skipped");
      assert.match(spent.entry?.reason ?? "", /the day’s 2 questions were used up/);
    });

    test("Leaves a server alone for the rest of the lookup after it fails twice", async () => {
      stub.answer = (_, response) => void response.writeHead(401).end();
      const pages = [1, 2, 3, 4, 5, 6, 7].map((number) =>
        pageAt(`https://${number}.example/`, PAGE.replace("winters", `winters of ${number}`)),
      );
      const { entry } = await lookUp(pages);
      assert.ok(stub.questions.length < 7);
      assert.match(entry?.reason ?? "", /passages were not asked about: it had failed before/);
    });

    test("Asks nothing for a preview, a page about somebody else, or a lookup without a suitable section", async () => {
      stub.answer = say([FOUND]);
      await lookUp([pageAt("https://a.example/")], { lookup: { preview: true } });
      const other = await lookUp([pageAt("https://a.example/", PAGE.replaceAll(NAME, "Ada Crane"))]);
      assert.match(other.entry?.reason ?? "", /no document about the person/);
      const closed = await lookUp([pageAt("https://a.example/")], {
        lookup: { sections: ["gallery", "dataBreaches"] },
      });
      assert.match(closed.entry?.reason ?? "", /no section of this lookup/);
      assert.deepEqual(stub.questions, []);
    });

    test("Asks only for the kinds that the lookup's sections need", async () => {
      stub.answer = say([{ kind: "home", quote: "x", value: "x" }]);
      await lookUp([pageAt("https://a.example/")], { lookup: { sections: ["career"] } });
      const [question] = stub.questions;
      const system = question?.body.messages[0]?.content ?? "";
      assert.match(system, /- school:/);
      assert.doesNotMatch(system, /- (?:home|spouse|interest):/);
    });

    test("Stops sending when the person is suppressed while the lookup runs", async () => {
      const keys = suppressionKeys(KEYRING, { names: [], birthDate: null, identifiers: [KEY] });
      const pages = [1, 2, 3, 4, 5, 6, 7, 8].map((number) =>
        pageAt(`https://${number}.example/`, PAGE.replace("winters", `winters of ${number}`)),
      );
      stub.answer = async (question, response) => {
        await suppress(db, keys);
        await say([FOUND])(question, response);
      };
      const { id } = await lookUp(pages, { lookup: { suppressionKeys: keys } });
      // Those that were already on their way.
      assert.ok(stub.questions.length <= 4);
      assert.deepEqual(await db.selectFrom("second_reading").selectAll().where("lookup_id", "=", id).execute(), []);
    });

    test("Erasing the lookup deletes the model's answers", async () => {
      stub.answer = say([FOUND]);
      const { id } = await lookUp([pageAt("https://a.example/")]);
      const rows = await deleteLookup(db, id);
      assert.equal(rows["second_reading"], 1);
      await lookUp([pageAt("https://a.example/")]);
      assert.equal(stub.questions.length, 2);
    });
  });
}
