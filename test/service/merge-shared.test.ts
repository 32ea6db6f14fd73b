import assert from "node:assert/strict";
import { after, before, beforeEach, describe, test } from "node:test";
import { sql } from "kysely";
import type { CandidateDraft } from "../../src/db/candidate.ts";
import { findPeople } from "../../src/db/merge.ts";
import type { Db } from "../../src/db/schema.ts";
import { DELETABLE_COLUMNS, type DeletableCandidate, deleteCandidates } from "../../src/db/write-candidate.ts";
import { transact } from "../../src/db/transaction.ts";
import { newId } from "../../src/domain/id.ts";
import { splitFromImport } from "../../src/service/merge-candidates.ts";
import { writePeople } from "../../src/service/write-people.ts";
import { draftCandidate, type Invented } from "../db/drafts.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";

const PEOPLE = 40;
const FILES = 8;

for (const engine of ENGINES) {
  describe(`Importing people again with other keys on the ${engine} engine`, {
    skip: engine === "embedded" && LONG_FORM_ALONE,
  }, () => {
    let opened: TestDatabase;
    let db: Db;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
      await keepPlans();
    });
    after(() => opened.close());
    beforeEach(async () => {
      await db.deleteFrom("candidate_merge").execute();
      await db.deleteFrom("candidate").execute();
      for (const table of ["identifier_key", "posting", "term"] as const) await db.deleteFrom(table).execute();
    });

    const at = new Date("2026-03-01T12:00:00.000Z");
    const write = (db: Db, drafts: readonly CandidateDraft[]) => writePeople(db, drafts, { keyId: "key", at });

    /**
     * No automatic analysis: one that happens to run while a table is empty would make the planner read it as a whole,
     * and every row would count.
     */
    async function keepPlans(): Promise<void> {
      const tables = await db.introspection.getTables();
      for (const { name } of tables.filter(({ isView }) => !isView))
        await sql`alter table ${sql.table(name)} set (autovacuum_enabled = false)`.execute(db);
    }

    /**
     * The rows that this work read, wrote or deleted in a transaction of its own, as the database counts them for its
     * session.
     */
    async function countRows(work: (db: Db) => Promise<unknown>): Promise<number> {
      return await transact(db, async (db) => {
        const before = await readCount(db);
        await work(db);
        return (await readCount(db)) - before;
      });
    }

    async function readCount(db: Db): Promise<number> {
      const { rows } = await sql<{ touched: number }>`
        select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) + n_tup_ins + n_tup_upd + n_tup_del)::int as touched
        from pg_stat_xact_user_tables
      `.execute(db);
      return rows[0]?.touched ?? 0;
    }

    function fileOf(file: number, change: Partial<CandidateDraft> = {}): CandidateDraft[] {
      const importId = newId();
      return Array.from({ length: PEOPLE }, (_, at) => ({
        ...person(`file-${file}:${at}`, at),
        importId,
        ...change,
      }));
    }
    const person = (key: string, at: number): CandidateDraft =>
      draftCandidate({ key, fullName: `Ines ${nameAt(at)}`, profiles: [`https://github.com/ines-${at}`] });

    async function sizes(): Promise<readonly number[]> {
      const { rows } = await sql<{ size: number }>`
        select count(*)::int as size from candidate left join candidate_merge on absorbed_id = candidate.id
        group by coalesce(head_id, candidate.id) order by 1
      `.execute(db);
      return rows.map(({ size }) => size);
    }
    /** The entries of the index: the words that each person is stored under. */
    async function filed(): Promise<readonly string[]> {
      const { rows } = await sql<{ entry: string }>`
        select search_singles || '/' || search_context as entry from candidate where search_place is not null order by 1
      `.execute(db);
      return rows.map(({ entry }) => entry);
    }

    test("Importing the same people again costs as much as the time before, however often they came", async () => {
      const touched: number[] = [];
      for (let file = 0; file < FILES; file++) touched.push(await countRows((db) => write(db, fileOf(file))));
      assert.deepEqual(
        await sizes(),
        Array.from({ length: PEOPLE }, () => FILES),
      );
      const [, , third = 0] = touched;
      const last = touched.at(-1) ?? 0;
      // For everybody who has the key already: an index entry, the person and the merge, once by key and once by head.
      assert.ok(last - third <= PEOPLE * (FILES - 3) * 7, `${touched.join(", ")} rows`);
    });

    test("Reading many merged people reads only a few rows for each", async () => {
      for (let file = 0; file < 3; file++) await transact(db, (db) => write(db, fileOf(file)));
      const ids = (await db.selectFrom("candidate").select("id").execute()).map(({ id }) => id);
      assert.equal(ids.length, 3 * PEOPLE);
      const one = await countRows((db) => findPeople(db, ids.slice(0, 1)));
      const all = await countRows((db) => findPeople(db, ids));
      assert.ok(all <= 20 * ids.length + one, `${one} rows for one person, ${all} for all`);
    });

    test("Indexes what a new file adds about them, but not what it repeats", async () => {
      await transact(db, (db) => write(db, fileOf(0)));
      await transact(db, (db) => write(db, fileOf(1, { company: "Norden Press" })));
      const known = await filed();
      assert.equal(known.length, PEOPLE);
      assert.ok(known.every((entry) => entry.includes("norden")));
      await transact(db, (db) => write(db, fileOf(2)));
      await transact(db, (db) => write(db, fileOf(3, { company: "Norden Press" })));
      assert.deepEqual(await filed(), known);
      const { rows } = await sql`select 1 from candidate_merge where not repeats`.execute(db);
      assert.equal(rows.length, PEOPLE);
    });

    test("When the first to say something is removed, those who repeated it are indexed for it", async () => {
      const files = [fileOf(0), fileOf(1, { company: "Norden Press" }), fileOf(2, { company: "Norden Press" })];
      for (const file of files) await transact(db, (db) => write(db, file));
      const [, second = []] = files;
      await remove(second);
      assert.deepEqual(
        await sizes(),
        Array.from({ length: PEOPLE }, () => 2),
      );
      assert.ok((await filed()).every((entry) => entry.includes("norden")));
      assert.equal((await filed()).length, PEOPLE);
    });

    test("Removing one of their files again costs the same, however often they came", async () => {
      const files = Array.from({ length: FILES }, (_, file) => fileOf(file));
      for (const file of files) await transact(db, (db) => write(db, file));
      const [last = [], , , , third = []] = files.toReversed();
      const many = await countRows((db) => remove(last, db));
      for (const file of files.slice(4, -1)) await transact(db, (db) => remove(file, db));
      const few = await countRows((db) => remove(third, db));
      assert.ok(many <= few + PEOPLE * FILES * 7, `${many} rows for ${FILES} files, ${few} for four`);
      assert.deepEqual(
        await sizes(),
        Array.from({ length: PEOPLE }, () => 3),
      );
    });

    test("A rewritten person is compared by their current data", async () => {
      const [ada, again, other] = ["a", "b", "c"].map((key) => person(`test:${key}`, 0));
      assert.ok(ada && again && other);
      await transact(db, (db) => write(db, [ada]));
      await transact(db, (db) => write(db, [again]));
      // The second file now has the year of birth, and the third has another year.
      await transact(db, (db) => write(db, [{ ...again, birthDate: "1971-02-03", contentHash: "second" }]));
      await transact(db, (db) => write(db, [{ ...other, birthDate: "1990-02-03" }]));
      assert.deepEqual(await sizes(), [1, 2]);
    });

    test("Nobody else joins a person from a hundred files, whatever key leads there", async () => {
      const mailed = (index: number): Invented => ({
        key: `test:${index}`,
        fullName: "Ines Calder",
        identifiers: [index - 1, index].map((each) => ({ kind: "externalId", value: `register:${each}` })),
      });
      for (let from = 0; from < 110; from += 5)
        await transact(db, (db) =>
          write(
            db,
            [0, 1, 2, 3, 4].map((each) => draftCandidate(mailed(from + each))),
          ),
        );
      assert.deepEqual(await sizes(), [10, 100]);
    });

    async function remove(drafts: readonly CandidateDraft[], within: Db = db): Promise<void> {
      const keys = drafts.map(({ originKey }) => originKey);
      await transact(within, async (db) => {
        const { rows } = await sql<DeletableCandidate>`
          select ${DELETABLE_COLUMNS} from candidate where origin_key = any(${keys}::text[])
        `.execute(db);
        await splitFromImport(
          db,
          drafts[0]?.importId ?? "",
          rows.map(({ id }) => id),
        );
        await deleteCandidates(db, rows);
      });
    }
  });
}

/** A surname for each number. */
function nameAt(index: number): string {
  const syllables = ["ba", "de", "fi", "go", "lu", "ma", "ne", "pi", "ro", "su"];
  return `B${[...String(index)].map((digit) => syllables[Number(digit)]).join("")}son`;
}
