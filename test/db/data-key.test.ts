import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { sql } from "kysely";
import { findAnswer, forgetStaleAnswers, saveAnswer } from "../../src/db/answer.ts";
import { deleteDocumentsOfImport, findDocuments, saveDocuments } from "../../src/db/archive.ts";
import { deleteDataKeys, findDataKey, rewrapDataKeys, takeLookupKey } from "../../src/db/data-key.ts";
import { listDatasources } from "../../src/db/datasource.ts";
import { deleteLookup, expireLookup } from "../../src/db/forget-lookup.ts";
import { listOwnRecords } from "../../src/db/held-person.ts";
import { findProfile, insertLookup, saveProfile } from "../../src/db/lookup.ts";
import { listNamingLookups } from "../../src/db/mention.ts";
import { answerDeskRequest, type DeskRequest, findDeskRequest, insertDeskRequest } from "../../src/db/desk-request.ts";
import { findImport, insertImport, insertRejections, listRejections, updateImport } from "../../src/db/import.ts";
import { deletePersonNote, findPersonNote, savePersonNote } from "../../src/db/person-note.ts";
import { insertRectification, listKeptRectifications } from "../../src/db/rectification.ts";
import { recordRequests } from "../../src/db/source.ts";
import { emptyCounts } from "../../src/service/import-counts.ts";
import { listClaims, replaceRecords } from "../../src/db/record.ts";
import type { Db } from "../../src/db/schema.ts";
import { sealEarlier } from "../../src/db/seal-earlier.ts";
import { findShownLookups } from "../../src/db/shown-lookup.ts";
import { listSecondReadings, saveSecondReading } from "../../src/db/second-reading.ts";
import { type Holder, makeDataKey, sealText, unwrapDataKey, wrapDataKey } from "../../src/domain/data-key.ts";
import { newId } from "../../src/domain/id.ts";
import { fingerprintOf, keyringOf } from "../../src/domain/keyring.ts";
import { keepSealed } from "../../src/privacy/keep-sealed.ts";
import { PublicError } from "../../src/errors.ts";
import { createSecretFile, openKeyring, rotateWrappingFile, wrappingPath } from "../../src/secret-file.ts";
import { createLog } from "../../src/log.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  draftClaim,
  draftDatasource,
  draftDocument,
  draftLookup,
  draftRecord,
  keyed,
  KEYRING,
  writeProfile,
} from "./drafts.ts";
import { keyOf, saveDatasources } from "./save-captures.ts";

const WORD = "Quandolinebury";
const AT = new Date("2026-01-02T03:04:05Z");
const SOURCE = { scope: "words", connector: "words", requestsPerMinute: 60 };
const SENT = {
  url: `https://words.example.org/${WORD}`,
  status: 200,
  failure: null,
  attempt: 1,
  bytes: 10,
  ms: 1,
  answerKey: null,
  at: AT,
} as const;
const ASKED: Omit<DeskRequest, "id"> = {
  regulation: "gdpr",
  kind: "access",
  language: "en",
  state: "pending",
  identity: "none",
  receivedAt: AT,
  dueAt: AT,
  extendedAt: null,
  remindedAt: null,
  shownAt: null,
  answeredAt: null,
  outcome: null,
  answer: null,
  contact: { name: WORD, email: "", message: WORD },
  correction: null,
  suppressionKeys: [],
  tokenHash: null,
  codeHash: null,
  codeUntil: null,
  codeTries: 0,
  codesMade: 0,
  sessionHash: null,
  sessionUntil: null,
  erasureId: null,
  keyId: "key",
  forOperator: false,
  claimedUntil: null,
};
const SITE = { kind: "website", value: "sealed.example.org" } as const;
const ANSWER = {
  key: "k",
  url: "https://a.example.org",
  status: 200,
  mediaType: "text/plain",
  etag: null,
  lastModified: null,
  data: WORD,
  collectedAt: AT,
  freshUntil: AT,
  keptUntil: AT,
};

const HOUR_MS = 3_600_000;

const TRUSTING = {
  check: async () => {},
  onRefused: (error: unknown) => assert.fail(String(error)),
  onAccepted: () => {},
};

const unreadable = (error: unknown) => error instanceof PublicError && error.code === "sealed_unreadable";

for (const engine of ENGINES) {
  describe(`sealed texts, ${engine}`, () => {
    let fresh: TestDatabase;
    let db: Db;
    let importId: string;
    let lookupId: string;

    before(async () => {
      fresh = await openTestDatabase(engine);
      db = fresh.database.db;
      importId = newId();
      lookupId = await startLookup(db);
      await saveDatasources(db, [draftDatasource(lookupId, { data: WORD })]);
      const reading = { datasourceId: "datasource", part: 0, key: "q", model: "m", written: WORD };
      await saveSecondReading(db, lookupId, await keyOf(db, lookupId), reading);
      await saveDocuments(db, KEYRING, [draftDocument({ id: "d", importId, data: WORD, identifiers: [keyed(SITE)] })]);
      await saveAnswer(db, KEYRING, ANSWER);
    });
    after(() => fresh.close());

    const read = async () => [
      (await listDatasources(db, KEYRING, lookupId)).map(({ data }) => data),
      (await listSecondReadings(db, KEYRING, lookupId)).map(({ written }) => written),
      (await Array.fromAsync(findDocuments(db, KEYRING, "default", SITE))).map(({ data }) => data),
      [(await findAnswer(db, KEYRING, "k"))?.data],
    ];

    test("Captures, second readings, imported documents and cached answers are stored sealed and read back in clear", async () => {
      for (const text of await storedTexts(db)) assert.ok(text.length > 40 && !text.includes(WORD), text);
      assert.deepEqual(await read(), [[WORD], [WORD], [WORD], [WORD]]);
    });

    test("Refuses to open a sealed text that was altered or moved to another row", async () => {
      const other = await startLookup(db);
      await saveDatasources(db, [
        draftDatasource(other, { data: "one" }),
        draftDatasource(other, { id: "b", data: "two" }),
      ]);
      await sql`
        update datasource set data = (select data from datasource where lookup_id = ${other} and id = 'b')
        where lookup_id = ${other} and id = 'datasource'
      `.execute(db);
      await assert.rejects(listDatasources(db, KEYRING, other), unreadable);
      await sql`update datasource set data = overlay(data placing 'AAAA' from 9) where lookup_id = ${other}`.execute(
        db,
      );
      await assert.rejects(listDatasources(db, KEYRING, other), unreadable);
      await deleteLookup(db, other);
    });

    test("A rotation wraps every key under the new secret, and earlier texts stay readable", async () => {
      const later = keyringOf("another-secret-of-thirty-two-characters", KEYRING.current);
      const wrapped = async () =>
        (await sql<{ secret: string }>`select distinct split_part(wrapped, '.', 1) as secret from data_key`.execute(db))
          .rows;
      await keepSealed({ db, keyring: later, log: createLog("silent") });
      assert.deepEqual(await wrapped(), [{ secret: fingerprintOf(later.current) }]);
      assert.equal((await rewrapDataKeys(db, later, "", 10)).seen, 0);
      assert.equal((await listDatasources(db, later, lookupId))[0]?.data, WORD);
      await assert.rejects(listDatasources(db, KEYRING, lookupId), unreadable);
      const back = keyringOf(KEYRING.current, later.current);
      assert.ok((await rewrapDataKeys(db, back, "", 10)).wrapped > 0);
      assert.deepEqual(await read(), [[WORD], [WORD], [WORD], [WORD]]);
    });

    test("Once an old wrapping secret is discarded, old copies of keys open nothing, and live texts stay readable", async () => {
      const folder = mkdtempSync(join(tmpdir(), "candor-wrapping-"));
      const path = join(folder, "secret");
      const open = async () => await openKeyring(path, TRUSTING);
      const turn = async () => {
        const keyring = await open();
        await keepSealed({ db, keyring, log: createLog("silent") });
        await keyring.close();
      };
      const copyKey = async () => {
        const { rows } = await sql<{ wrapped: string }>`
          select wrapped from data_key where holder = ${`lookup/${lookupId}`}`.execute(db);
        return rows[0]?.wrapped ?? "";
      };
      try {
        createSecretFile(path, KEYRING.current);
        rotateWrappingFile(path, 0, new Date(Date.now() - 3 * HOUR_MS));
        await turn();
        const old = await copyKey();
        const before = await open();
        assert.ok(unwrapDataKey(before, `lookup/${lookupId}`, old));
        before.close();
        rotateWrappingFile(path, 0, new Date(Date.now() - 2 * HOUR_MS));
        const during = await open();
        assert.ok(unwrapDataKey(during, `lookup/${lookupId}`, old), "it opens until then");
        during.close();
        await turn();
        const later = await open();
        assert.throws(() => unwrapDataKey(later, `lookup/${lookupId}`, old), unreadable);
        assert.equal((await listDatasources(db, later, lookupId))[0]?.data, WORD);
        assert.equal(readFileSync(wrappingPath(path), "utf8").trim().split("\n").length, 1);
        later.close();
        const back = keyringOf(KEYRING.current, ...later.wrapping);
        assert.ok((await rewrapDataKeys(db, back, "", 10)).wrapped > 0);
        assert.deepEqual(await read(), [[WORD], [WORD], [WORD], [WORD]]);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

    test("Never discards a wrapping secret that still wraps a key, however old it is", async () => {
      const folder = mkdtempSync(join(tmpdir(), "candor-wrapping-"));
      const path = join(folder, "secret");
      try {
        createSecretFile(path, KEYRING.current);
        rotateWrappingFile(path, 0, new Date(Date.now() - 2 * HOUR_MS));
        const keyring = await openKeyring(path, TRUSTING);
        assert.equal(keyring.discard(new Set([fingerprintOf(KEYRING.current)])), 0);
        assert.equal(keyring.discard(new Set()), 1);
        await keyring.close();
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

    test("Still reads a key that was wrapped at the last moment of a secret's life and committed after the check", async () => {
      const folder = mkdtempSync(join(tmpdir(), "candor-wrapping-"));
      const path = join(folder, "secret");
      try {
        createSecretFile(path, KEYRING.current);
        rotateWrappingFile(path, 0, new Date(Date.now() - 3 * HOUR_MS));
        const before = await openKeyring(path, TRUSTING);
        const late = makeDataKey("document/late");
        const wrapped = wrapDataKey(before, late);
        before.close();
        rotateWrappingFile(path, 0, new Date(Date.now() - 70_000));
        const keyring = await openKeyring(path, TRUSTING);
        await keepSealed({ db, keyring, log: createLog("silent") });
        await sql`insert into data_key (holder, wrapped) values (${late.holder}, ${wrapped})`.execute(db);
        await keepSealed({ db, keyring, log: createLog("silent") });
        assert.equal((await findDataKey(db, keyring, late.holder))?.secret.equals(late.secret), true);
        await deleteDataKeys(db, [late.holder]);
        await keyring.close();
        const back = keyringOf(KEYRING.current, ...keyring.wrapping);
        assert.ok((await rewrapDataKeys(db, back, "", 10)).wrapped > 0);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

    test("A wrapping file that cannot be rewritten is reported, and stops neither sealing nor a later attempt", async () => {
      const folder = mkdtempSync(join(tmpdir(), "candor-wrapping-"));
      const path = join(folder, "secret");
      try {
        createSecretFile(path, KEYRING.current);
        rotateWrappingFile(path, 0, new Date(Date.now() - 3 * HOUR_MS));
        const keyring = await openKeyring(path, TRUSTING);
        const lines: string[] = [];
        const log = createLog("info", { write: (line) => void lines.push(line) });
        writeFileSync(`${wrappingPath(path)}.new`, "left by a process that was killed");
        await sql`update second_reading set written = ${WORD}, sealed = false`.execute(db);
        await keepSealed({ db, keyring, log });
        assert.match(lines.join(""), /could not be discarded: .*If none is, delete .*wrapping\.new/);
        assert.match(lines.join(""), /texts from an earlier release were sealed/);
        rmSync(`${wrappingPath(path)}.new`);
        await keepSealed({ db, keyring, log });
        assert.match(lines.join(""), /wrapping secrets were discarded/);
        await keyring.close();
        const back = keyringOf(KEYRING.current, ...keyring.wrapping);
        assert.ok((await rewrapDataKeys(db, back, "", 10)).wrapped > 0);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });

    test("Reports an altered key by its holder, leaves it alone, and goes on with the others", async () => {
      const later = keyringOf("another-secret-of-thirty-two-characters", KEYRING.current);
      const altered = `${fingerprintOf(KEYRING.current)}.AAAA`;
      await sql`insert into data_key (holder, wrapped) values ('answer/', ${altered})`.execute(db);
      const lines: string[] = [];
      await keepSealed({ db, keyring: later, log: createLog("info", { write: (line) => void lines.push(line) }) });
      const { rows } = await sql`select holder from data_key
        where split_part(wrapped, '.', 1) = ${fingerprintOf(KEYRING.current)}`.execute(db);
      assert.deepEqual(rows, [{ holder: "answer/" }]);
      assert.match(lines.join(""), /"holder":"answer\/".*was altered/);
      await sql`delete from data_key where holder = 'answer/'`.execute(db);
      await keepSealed({ db, keyring: keyringOf(KEYRING.current, later.current), log: createLog("silent") });
      assert.deepEqual(await read(), [[WORD], [WORD], [WORD], [WORD]]);
    });

    test("Seals what an earlier release stored in clear, once", async () => {
      const sealed = await storedTexts(db);
      await sql`update datasource set data = ${WORD}, sealed = false where lookup_id = ${lookupId}`.execute(db);
      await sql`update second_reading set written = ${WORD}, sealed = false`.execute(db);
      await sql`update archive_document set data = ${WORD}, sealed = false`.execute(db);
      await sql`update source_answer set data = ${WORD}, sealed = false`.execute(db);
      assert.deepEqual(await read(), [[WORD], [WORD], [WORD], [WORD]]);
      assert.equal(await sealEarlier(db, KEYRING, 10), 4);
      assert.equal(await sealEarlier(db, KEYRING, 10), 0);
      assert.ok((await storedTexts(db)).every((text) => !text.includes(WORD) && !sealed.includes(text)));
      assert.deepEqual(await read(), [[WORD], [WORD], [WORD], [WORD]]);
    });

    test("Claims and profiles are stored sealed, read back in clear, and not rewritten when nothing changed", async () => {
      const id = await startLookup(db);
      await db.updateTable("lookup").set({ status: "success" }).where("id", "=", id).execute();
      const claims = [
        draftClaim({ value: WORD, quote: WORD }),
        draftClaim({ id: "other", property: "alias", value: WORD }),
      ];
      const profile = {
        data: { fullName: WORD },
        evidence: {},
        unknown: [],
        related: [],
        gists: { careerSummary: [{ says: "career.present", given: [WORD] }] },
      };
      const write = async () => {
        await replaceRecords(db, id, [draftRecord()], claims, await keyOf(db, id));
        await saveProfile(db, id, writeProfile(profile), await keyOf(db, id));
      };
      const stored = async () => {
        const { rows } = await sql<{ text: string }>`
          select xmin::text || row_to_json(claim) as text from claim where lookup_id = ${id}
          union all select row_to_json(lookup)::text from lookup where id = ${id}
        `.execute(db);
        return rows.map(({ text }) => text);
      };
      const readBack = async () => [
        (await listClaims(db, KEYRING, id)).map(({ value }) => value),
        (await findProfile(db, KEYRING, id))?.data,
        (await findShownLookups(fresh.database, KEYRING, [{ id, accountId: "default" }]))[0]?.data,
        (await listOwnRecords(db, KEYRING, [id])).flatMap((record) => record.claims.map(({ value }) => value)),
        (await listNamingLookups(db, KEYRING, "00000000-0000-0000-0000-000000000000", 10)).flatMap(({ records }) =>
          records.flatMap((record) => record.claims.map(({ value }) => value)),
        ),
      ];
      const readClaims = async () =>
        (await readBackRecords()).flatMap((record) => record.claims.map(({ value }) => value));
      const readBackRecords = async () => [
        ...(await listOwnRecords(db, KEYRING, [id])),
        ...(await listNamingLookups(db, KEYRING, "00000000-0000-0000-0000-000000000000", 10)).flatMap(
          ({ records }) => records,
        ),
      ];
      const clear = [[WORD, WORD], profile.data, JSON.stringify(profile.data), [WORD, WORD], [WORD, WORD]];
      await write();
      const sealed = await stored();
      assert.ok(sealed.length === 3 && sealed.every((text) => !text.includes(WORD)));
      assert.deepEqual(await readBack(), clear);
      await write();
      assert.deepEqual((await stored()).slice(0, 2), sealed.slice(0, 2));

      await sql`update claim set value = ${JSON.stringify(WORD)}, quote = ${WORD}, sealed = null
        where lookup_id = ${id}`.execute(db);
      await sql`update lookup set data = ${JSON.stringify(profile.data)}, sealed_data = null where id = ${id}`.execute(
        db,
      );
      assert.deepEqual(await readBack(), clear, "also reads what an earlier release stored in clear");
      assert.equal(await sealEarlier(db, KEYRING, 10), 3);
      assert.equal(await sealEarlier(db, KEYRING, 10), 0);
      assert.ok((await stored()).every((text) => !text.includes(WORD)));
      assert.deepEqual(await readBack(), clear);

      await sql`update claim set sealed = (select sealed from claim where lookup_id = ${id} and id = 'other')
        where lookup_id = ${id}`.execute(db);
      await assert.rejects(listClaims(db, KEYRING, id), unreadable, "a claim's text that was moved to another row");
      assert.equal((await readClaims()).length, 2, "a search for one person is not held up by it, and reads the rest");
      await deleteDataKeys(db, [`lookup/${id}`]);
      assert.deepEqual(await readClaims(), []);
      await assert.rejects(findProfile(db, KEYRING, id), unreadable, "a profile whose key has been deleted");
      await deleteLookup(db, id);
    });

    test("Texts in rows, including those from earlier releases, are sealed with keys that are deleted with the rows", async () => {
      const id = await startLookup(db);
      const importId = newId();
      const requestId = randomUUID();
      const correction = { id: randomUUID(), property: "skill", was: WORD, value: null } as const;
      await savePersonNote(db, KEYRING, id, { note: WORD, tags: [WORD], keyId: "key", writtenAt: AT });
      await insertDeskRequest(db, KEYRING, { ...ASKED, id: requestId });
      await answerDeskRequest(db, KEYRING, requestId, { answer: WORD });
      const rectification = { ...correction, requestId, suppressionKeys: ["words"], names: [WORD], rectifiedAt: AT };
      await insertRectification(db, KEYRING, rectification);
      const file = { id: importId, accountId: "words", format: "csv", fileName: WORD, rows: null, startedAt: AT };
      await insertImport(db, KEYRING, { ...file, worker: 1 });
      const rejected = { path: WORD, line: 1, reason: "no name" };
      await insertRejections(db, KEYRING, importId, 1, [rejected]);
      await updateImport(db, KEYRING, file, { ...emptyCounts(), rejections: [rejected] });
      await recordRequests(db, KEYRING, [{ source: SOURCE, request: { ...SENT, lookupId: id }, counts: "success" }]);

      const read = async () => {
        const asked = await findDeskRequest(db, KEYRING, requestId);
        const imported = await findImport(db, KEYRING, importId, "words");
        const corrected = (await listKeptRectifications(db, KEYRING)).find((each) => each.id === correction.id);
        return {
          note: await findPersonNote(db, KEYRING, id),
          asked: [asked?.contact, asked?.correction, asked?.answer],
          corrected: [corrected?.names, corrected?.was],
          imported: [imported?.fileName, imported?.rejections],
          rejections: await listRejections(db, KEYRING, importId),
        };
      };
      const tables = ["person_note", "desk_request", "rectification", "import", "import_rejection", "outbound_request"];
      const stored = async () =>
        (
          await Promise.all(
            tables.map(
              async (table) =>
                (
                  await sql<{ row: string }>`select ${sql.table(table)}::text as row from ${sql.table(table)}`.execute(
                    db,
                  )
                ).rows,
            ),
          )
        ).flat();
      const said = await read();
      assert.deepEqual(said.asked, [{ name: WORD, email: "", message: WORD }, null, WORD]);
      assert.deepEqual(said.corrected, [[WORD], WORD]);
      assert.deepEqual(said.imported, [WORD, [rejected]]);
      assert.deepEqual([said.note?.note, said.note?.tags, said.rejections], [WORD, [WORD], [rejected]]);
      assert.ok((await stored()).length >= tables.length);
      assert.deepEqual(
        (await stored()).filter(({ row }) => row.includes(WORD)),
        [],
      );

      await sql`update person_note set sealed = false, said = ${JSON.stringify({ note: WORD, tags: [WORD] })}`.execute(
        db,
      );
      await sql`update import_rejection set sealed = false, path = ${WORD}`.execute(db);
      await sql`update outbound_request set sealed = false, url = ${WORD} where lookup_id = ${id}`.execute(db);
      assert.deepEqual(await read(), said, "also reads what an earlier release stored in clear");
      assert.equal(await sealEarlier(db, KEYRING, 10), 3);
      assert.deepEqual(
        (await stored()).filter(({ row }) => row.includes(WORD)),
        [],
      );
      assert.deepEqual(await read(), said);

      await deletePersonNote(db, id);
      await sql`update import_rejection set path = null`.execute(db);
      await sql`update import set said = ''`.execute(db);
      await sql`delete from rectification`.execute(db);
      await sql`update desk_request set said = ''`.execute(db);
      assert.deepEqual((await sql`select holder from data_key where holder like 'row/%'`.execute(db)).rows, []);
      await deleteLookup(db, id);
    });

    test("Concurrent callers get the same key for a lookup, and a deleted lookup gets none", async () => {
      const other = await startLookup(db);
      const keys = await Promise.all(Array.from({ length: 5 }, () => takeLookupKey(db, KEYRING, other)));
      assert.equal(new Set(keys.map((key) => key?.secret.export().toString("hex"))).size, 1);
      await deleteLookup(db, other);
      assert.equal(await takeLookupKey(db, KEYRING, other), null);
    });

    test("A key is deleted with its lookup, document or answer, and copies of its text can no longer be opened", async () => {
      const key = await keyOf(db, lookupId);
      const copy = sealText(key, "datasource/datasource", WORD);
      const held = async (holder: Holder) => (await findDataKey(db, KEYRING, holder)) !== null;
      assert.deepEqual(await Promise.all(ALL(lookupId).map(held)), [true, true, true]);
      await forgetStaleAnswers(db, AT);
      await deleteDocumentsOfImport(db, importId, 10);
      await expireLookup(db, lookupId);
      assert.deepEqual(await Promise.all(ALL(lookupId).map(held)), [false, false, false]);
      assert.ok(copy.length > 0);
      assert.throws(() => unwrapDataKey(KEYRING, `lookup/${lookupId}`, null), unreadable);
      assert.deepEqual((await sql`select holder from data_key`.execute(db)).rows, []);
    });
  });
}

const ALL = (lookupId: string): readonly Holder[] => [`lookup/${lookupId}`, "document/d", "answer/k"];

async function startLookup(db: Db): Promise<string> {
  const lookup = draftLookup();
  await insertLookup(db, lookup);
  return lookup.id;
}

async function storedTexts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select data as text from datasource union all select written from second_reading
    union all select data from archive_document union all select data from source_answer
  `.execute(db);
  return rows.map(({ text }) => text);
}
