import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { countApiKeys, findApiKey, insertApiKey } from "../../src/db/api-key.ts";
import { deleteDocumentsOfImport, findDocuments, listDocumentPages, saveDocuments } from "../../src/db/archive.ts";
import { findCandidatesById, hasCandidates, listIdentifiers, listPresences } from "../../src/db/candidate.ts";
import { deletePicturesOfImport, findPictures, savePictures } from "../../src/db/picture.ts";
import { insertRows } from "../../src/db/rows.ts";
import type { Db } from "../../src/db/schema.ts";
import { transact } from "../../src/db/transaction.ts";
import { vacuum } from "../../src/db/upkeep.ts";
import { deleteCandidates, listDeletableOfImport, saveCandidates } from "../../src/db/write-candidate.ts";
import { newId } from "../../src/domain/id.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { draftCandidate, draftDocument, type Invented, KEYRING, keyed } from "./drafts.ts";

const ines: Invented = {
  key: "test:ines-calder",
  fullName: "Ines Calder",
  identifiers: [
    { kind: "email", value: "ines.calder@example.org" },
    { kind: "phone", value: "+12025550101" },
  ],
  profiles: ["https://x.com/ines_calder", "https://github.com/icalder"],
};

for (const engine of ENGINES) {
  describe(`People and documents on the ${engine} engine`, () => {
    let opened: TestDatabase;
    let db: Db;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
    });
    after(() => opened.close());

    test("Inserting no rows sends no statement", async () => {
      assert.equal(await insertRows(db, "setting", ["name", "value"], []), 0);
    });

    test("Skips an existing row if the conflict clause says so, and counts it if it changes", async () => {
      const row = (value: string) => [{ name: "conflict", value }];
      assert.equal(await insertRows(db, "setting", ["name", "value"], row("first")), 1);
      assert.equal(await insertRows(db, "setting", ["name", "value"], row("second"), "do nothing"), 0);
      await assert.rejects(insertRows(db, "setting", ["name", "value"], row("third")), { code: "23505" });
      const update = "(name) do update set value = excluded.value where setting.value <> excluded.value";
      assert.equal(await insertRows(db, "setting", ["name", "value"], row("first"), update), 0);
      assert.equal(await insertRows(db, "setting", ["name", "value"], row("fourth"), update), 1);
    });

    test("Inserts five thousand rows with one statement", async () => {
      const rows = Array.from({ length: 5_000 }, (_, index) => ({ name: `many ${index}`, value: String(index) }));
      assert.equal(await insertRows(db, "setting", ["name", "value"], rows), 5_000);
      const last = await db.selectFrom("setting").select("value").where("name", "=", "many 4999").execute();
      assert.deepEqual(last, [{ value: "4999" }]);
    });

    test("Unusual text is stored as written; characters that a text column cannot hold become U+FFFD", async () => {
      const odd = [
        "",
        "  ",
        'it\'s "quoted" \\ \\u0000 ${x} $1 %s',
        "\u{1F600} Zoë 王小明 محمد \u202E",
        "\n\t\r\u0001\u007F",
        '{"json": true}',
        "null",
      ];
      const damaged = ["a\0b", "half \uD800", "\uDC00 half"];
      const rows = [...odd, ...damaged].map((value, index) => ({ name: `odd ${index}`, value }));
      await insertRows(db, "setting", ["name", "value"], rows);
      const stored = await db
        .selectFrom("setting")
        .select("value")
        .where("name", "like", "odd %")
        .orderBy("name")
        .execute();
      const expected = [...odd, "a\uFFFDb", "half \uFFFD", "\uFFFD half"].sort();
      assert.deepEqual(stored.map((row) => row.value).sort(), expected);
    });

    test("JSON keeps the order of its members", async () => {
      const unread = [{ zebra: 1, line: 2, reason: "x", 1: "first in JavaScript" }];
      await insertRows(
        db,
        "erasure_receipt",
        ["lookup_id", "account_id", "erased_at", "rows"],
        [{ lookup_id: newId(), account_id: "order", erased_at: new Date(), rows: unread }],
      );
      const row = await db
        .selectFrom("erasure_receipt")
        .select("rows")
        .where("account_id", "=", "order")
        .executeTakeFirst();
      assert.equal(JSON.stringify(row?.rows), JSON.stringify(unread));
    });

    test("Saving a candidate twice leaves it unchanged, with the same id and number", async () => {
      assert.equal(await hasCandidates(db), false);
      const first = await save(db, ines);
      assert.equal(first.written.length, 1);
      assert.equal(await hasCandidates(db), true);
      const before = await readPerson(db, first.written[0]?.id ?? "");
      const second = await save(db, ines);
      assert.deepEqual([second.written, second.unchanged], [[], 1]);
      assert.deepEqual(await readPerson(db, first.written[0]?.id ?? ""), before);
      assert.equal((await db.selectFrom("candidate").select("id").execute()).length, 1);
    });

    test("A changed candidate keeps its id and number, and loses the keys it no longer has", async () => {
      const changed = {
        ...ines,
        fullName: "Inés Calder-Ruiz",
        profiles: ["https://x.com/ines_calder"],
        identifiers: [],
      };
      const { written } = await save(db, changed, "second");
      const [saved] = written;
      assert.ok(saved);
      const [found] = await findCandidatesById(db, [saved.id]);
      assert.equal(found?.fullName, "Inés Calder-Ruiz");
      assert.equal(found?.number, saved.number);
      assert.deepEqual(
        (await listPresences(db, [saved.id])).map((presence) => presence.platform),
        ["x"],
      );
      assert.deepEqual(await listIdentifiers(db, saved.id), [
        { kind: "profileUrl", value: "https://x.com/ines_calder" },
      ]);
    });

    test("A phone can also be searched by its national digits, which are not listed among the identifiers", async () => {
      const { written } = await save(db, { ...ines, key: "test:phone" });
      const id = written[0]?.id ?? "";
      const row = await db.selectFrom("candidate").select("identifiers").where("id", "=", id).executeTakeFirstOrThrow();
      assert.ok(row.identifiers.includes("nationalPhone:2025550101"));
      assert.ok((await listIdentifiers(db, id)).every((identifier) => String(identifier.kind) !== "nationalPhone"));
    });

    test("The people of an import are deleted in batches with everything that belongs to them, and others stay", async () => {
      const importId = newId();
      const drafts = [1, 2, 3].map((number) => ({
        ...draftCandidate({ ...ines, key: `test:import-${number}` }),
        importId,
      }));
      await transact(db, (db) => saveCandidates(db, drafts));
      const removeTwo = async () =>
        (await deleteCandidates(db, await listDeletableOfImport(db, importId, 2))).numbers.length;
      assert.equal(await removeTwo(), 2);
      assert.equal(await removeTwo(), 1);
      assert.equal(await removeTwo(), 0);
      assert.equal((await db.selectFrom("candidate").select("id").execute()).length, 2);
      const left = await db.selectFrom("identifier_key").select("number").execute();
      assert.equal(new Set(left.map((row) => row.number)).size, 2);
    });

    test("Saving a document twice leaves it unchanged; a new text at the same address replaces the old one", async () => {
      const document = draftDocument({ id: "page" });
      const key = { kind: "candidate", value: "test:ines-calder" } as const;
      assert.equal(await saveDocuments(db, KEYRING, [document]), 1);
      assert.equal(await saveDocuments(db, KEYRING, [document]), 0);
      assert.equal(await saveDocuments(db, KEYRING, [{ ...document, data: "<p>new</p>", sha256: "second" }]), 1);
      const found = await Array.fromAsync(findDocuments(db, KEYRING, "default", key));
      assert.deepEqual(
        found.map(({ data, collectedAt }) => ({ data, collectedAt })),
        [{ data: "<p>new</p>", collectedAt: "2026-01-02T03:04:05.000Z" }],
      );
    });

    test("A document stored under new keys is no longer found under the old ones", async () => {
      const wrong = { kind: "email", value: "wrong@example.org" } as const;
      const right = { kind: "email", value: "right@example.org" } as const;
      await saveDocuments(db, KEYRING, [draftDocument({ id: "refiled", identifiers: [keyed(wrong)] })]);
      assert.equal((await Array.fromAsync(findDocuments(db, KEYRING, "default", wrong))).length, 1);
      await saveDocuments(db, KEYRING, [draftDocument({ id: "refiled", identifiers: [keyed(right)] })]);
      assert.deepEqual(
        [
          (await Array.fromAsync(findDocuments(db, KEYRING, "default", wrong))).length,
          (await Array.fromAsync(findDocuments(db, KEYRING, "default", right))).length,
        ],
        [0, 1],
      );
    });

    test("Finds documents of any length, in order and each once", async () => {
      const importId = newId();
      const identifiers = [keyed({ kind: "website", value: "long.example.org" })];
      const lengths = [10, 3_000_000, 3_000_000, 6_000_000, 20, 30, 4_194_304, 40];
      const drafts = lengths.map((length, at) =>
        draftDocument({
          id: `long ${at}`,
          url: `https://long.example.org/${at}`,
          data: "x".repeat(length),
          importId,
          identifiers,
        }),
      );
      assert.equal(await saveDocuments(db, KEYRING, drafts), drafts.length);
      const found: number[] = [];
      for await (const { data } of findDocuments(db, KEYRING, "default", {
        kind: "website",
        value: "long.example.org",
      })) {
        found.push(data.length);
      }
      assert.deepEqual(found, lengths);
      assert.equal(await deleteDocumentsOfImport(db, importId, 100), drafts.length);
    });

    test("Several identifiers are looked for together, and each leads to all its documents, however long those before it are", async () => {
      const importId = newId();
      const lengths = { one: [10, 5_000_000, 20], none: [], two: [30], three: [3_000_000, 3_000_000], four: [40] };
      const sites = Object.keys(lengths).map((name) => ({ kind: "website" as const, value: `${name}.example.org` }));
      const drafts = Object.entries(lengths).flatMap(([name, all]) =>
        all.map((length, at) =>
          draftDocument({
            id: `${name} ${at}`,
            url: `https://${name}.example.org/${at}`,
            data: "x".repeat(length),
            importId,
            identifiers: [keyed({ kind: "website", value: `${name}.example.org` })],
          }),
        ),
      );
      await saveDocuments(db, KEYRING, drafts);
      const pages = await listDocumentPages(
        db,
        sites.map((identifier) => ({ accountId: "default", identifier })),
      );
      const found = await Promise.all(
        sites.map(async (site, at) =>
          (await Array.fromAsync(findDocuments(db, KEYRING, "default", site, pages[at]))).map(
            ({ data }) => data.length,
          ),
        ),
      );
      assert.deepEqual(found, Object.values(lengths));
      const strangers = await listDocumentPages(
        db,
        sites.map((identifier) => ({ accountId: "another", identifier })),
      );
      assert.ok(strangers.every(({ rows, isLast }) => rows.length === 0 && isLast));
      await deleteDocumentsOfImport(db, importId, drafts.length);
    });

    test("Documents are listed by id and deleted with their import", async () => {
      const importId = newId();
      const identifiers = [keyed({ kind: "website", value: "order.example.org" })];
      const drafts = ["c", "a", "b"].map((id) =>
        draftDocument({ id: `order ${id}`, url: `https://order.example.org/${id}`, importId, identifiers }),
      );
      await saveDocuments(db, KEYRING, drafts);
      const found = await Array.fromAsync(
        findDocuments(db, KEYRING, "default", { kind: "website", value: "order.example.org" }),
      );
      assert.deepEqual(
        found.map(({ url }) => url.at(-1)),
        ["a", "b", "c"],
      );
      assert.equal(await deleteDocumentsOfImport(db, importId, 2), 2);
      assert.equal(await deleteDocumentsOfImport(db, importId, 2), 1);
      assert.deepEqual(
        await Array.fromAsync(findDocuments(db, KEYRING, "default", { kind: "website", value: "order.example.org" })),
        [],
      );
    });

    test("A picture's address leads to the newest picture, and is deleted with its import", async () => {
      const importId = newId();
      const picture = {
        url: "https://pictures.example.org/1.png",
        hash: "a",
        mediaType: "image/jpeg",
        width: 4,
        height: 5,
      };
      assert.equal(await savePictures(db, { accountId: "default", importId }, [picture]), 1);
      assert.equal(await savePictures(db, { accountId: "default", importId }, [picture]), 0);
      assert.equal(await savePictures(db, { accountId: "default", importId }, [{ ...picture, hash: "b" }]), 1);
      assert.equal(
        (await findPictures(db, "default", [picture.url, "https://elsewhere.example.org/"])).get(picture.url)?.hash,
        "b",
      );
      await deletePicturesOfImport(db, importId);
      assert.equal((await findPictures(db, "default", [picture.url])).size, 0);
    });

    test("A key is found by its hash, and stored once", async () => {
      const key = {
        id: newId(),
        hash: "hash",
        accountId: "account",
        name: "name",
        label: "live",
        scopes: ["search"],
        purposes: ["research"],
        defaultPurpose: "research",
        rateLimit: null,
        credits: 3,
        trials: null,
        expiresAt: new Date("2030-01-01T00:00:00Z"),
        revokedAt: null,
        createdAt: new Date("2026-01-01T00:00:00Z"),
        lastUsedAt: null,
        memberId: null,
      };
      await insertApiKey(db, key);
      await insertApiKey(db, { ...key, id: newId(), name: "again" });
      assert.deepEqual(await findApiKey(db, "hash", new Date("2026-01-02T00:00:00Z")), key);
      assert.equal(await findApiKey(db, "another", new Date("2026-01-02T00:00:00Z")), null);
      assert.equal(await countApiKeys(db), 1);
    });

    test("Vacuums the tables while others read", async () => {
      await Promise.all([vacuum(opened.database), findCandidatesById(db, [newId()]), hasCandidates(db)]);
      assert.equal(await hasCandidates(db), true);
    });
  });
}

async function save(db: Db, person: Invented, contentHash = "first") {
  return await transact(db, (db) => saveCandidates(db, [draftCandidate(person, contentHash)]));
}

async function readPerson(db: Db, id: string): Promise<unknown> {
  const row = await db.selectFrom("candidate").selectAll().where("id", "=", id).execute();
  return [row, await listPresences(db, [id]), await listIdentifiers(db, id)];
}
