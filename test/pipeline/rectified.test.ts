import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, describe, test } from "node:test";
import { sql } from "kysely";
import { findLookupToRun, findProfile } from "../../src/db/lookup.ts";
import { insertRectification } from "../../src/db/rectification.ts";
import { listClaims } from "../../src/db/record.ts";
import type { Db } from "../../src/db/schema.ts";
import type { Correction } from "../../src/domain/correction.ts";
import { saw } from "../../src/domain/seen-detail.ts";
import { suppressionKeys } from "../../src/names/suppression.ts";
import { type Rectified, withRectified } from "../../src/pipeline/rectified.ts";
import { rebuildLookup, runLookup } from "../../src/pipeline/run.ts";
import { KEYRING } from "../db/drafts.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";
import { createConnector, insertTestLookup, OWN, stageContext } from "./kit.ts";
import { readRows } from "./rows.ts";

const PAGE = {
  id: "ines",
  name: "Ines Calder",
  birthDate: "1971-02-03",
  identifiers: [OWN],
  skills: ["Knots", "Sails"],
};

for (const engine of ENGINES) {
  describe(`Rectifications on the ${engine} engine`, {
    skip: engine === "embedded" && LONG_FORM_ALONE,
  }, () => {
    let opened: TestDatabase;
    let db: Db;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
    });
    after(() => opened.close());

    const shelf = (isRegister: boolean) => {
      const connector = createConnector({ [OWN.value]: [PAGE] });
      const readers = connector.readers.map((reader) => ({ ...reader, ...(isRegister && { isRegister }) }));
      return { ...connector, readers };
    };
    const rectify = async (correction: Correction, names: readonly string[] = ["Ines Calder"]) => {
      const requestId = randomUUID();
      await sql`
        insert into desk_request (id, regulation, kind, state, received_at, due_at, suppression_keys)
        values (${requestId}, 'gdpr', 'rectification', 'completed', now(), now(), '{}')
      `.execute(db);
      await insertRectification(db, KEYRING, {
        ...correction,
        id: randomUUID(),
        requestId,
        suppressionKeys: suppressionKeys(KEYRING, { names: [], birthDate: null, identifiers: [OWN] }),
        names,
        rectifiedAt: new Date("2026-03-01T09:30:00.000Z"),
      });
    };
    const run = async (isRegister = false) => {
      const id = await insertTestLookup(db);
      await runLookup(id, 1, stageContext(db, [shelf(isRegister)]));
      const lookup = await findLookupToRun(db, id);
      assert.ok(lookup);
      const data = (await findProfile(db, KEYRING, id))?.data as Readonly<Record<string, unknown>>;
      return { id, lookup, data, claims: await listClaims(db, KEYRING, id) };
    };

    test("Store only the position of a wrong value, and a rebuild yields the same rows", async () => {
      await rectify({ property: "skill", was: "knots", value: null });
      const { id, lookup, data, claims } = await run();
      assert.deepEqual(data["skills"], ["Sails"]);
      assert.deepEqual(
        claims
          .filter(({ property }) => property === "skill")
          .map(({ value }) => value)
          .toSorted(),
        ["", "Sails"],
      );
      const rows = await readRows(db, id);
      await rebuildLookup(lookup, stageContext(db, [shelf(false)]));
      assert.deepEqual(await readRows(db, id), rows);
    });

    test("Keep a register's value next to the person's, marked as disputed", async () => {
      await rectify({ property: "birthDate", was: "", value: "1972-03-04" });
      const { data, claims, lookup } = await run(true);
      assert.equal(data["birthYear"], 1972);
      const dates = claims.filter(({ property }) => property === "birthDate");
      assert.deepEqual(dates.map(({ value, disputed }) => [value, disputed === true]).toSorted(), [
        ["1971-02-03", true],
        ["1972-03-04", false],
      ]);
      const told = JSON.parse(lookup.metadata["candor.rectified"] ?? "") as readonly Readonly<Record<string, string>>[];
      const [corrected, disputed] = told.filter(({ property }) => property === "birthDate");
      assert.equal(corrected?.["kind"], "corrected");
      assert.match(corrected?.["on"] ?? "", /^\d{4}-\d\d-\d\d$/);
      assert.deepEqual([disputed?.["kind"], disputed?.["value"]], ["disputed", "1971-02-03"]);
      assert.match(disputed?.["source"] ?? "", /^https:\/\/shelf/);
    });

    test("Do not affect somebody with another name at the same address", async () => {
      await sql`delete from rectification`.execute(db);
      await rectify({ property: "skill", was: "knots", value: null }, ["Carl Holm"]);
      assert.deepEqual(((await run()).data["skills"] as string[]).toSorted(), ["Knots", "Sails"]);
    });
  });
}

test("Reasons of judgements do not quote what was corrected", () => {
  const feature = (name: string, told: string) => ({ name, weight: 1, seen: saw("said", told) });
  const row = {
    id: "page",
    connector: "shelf",
    externalId: "ines",
    url: "https://ines.example.org/",
    name: "Ines Calder",
    datasourceIds: [],
    judgement: "own",
    score: 1,
    judgedBy: "rule",
    features: [feature("placeTown", "Wrongchester in this record"), feature("nameSame", "Ines Calder")],
  } as const;
  const rectified = {
    corrections: [{ property: "location" }],
    datasource: { id: "said", url: "urn:candor:rectified:2026-03-01" },
    claims: [],
  } as unknown as Rectified;
  const [shown] = withRectified([row], rectified);
  assert.deepEqual(
    shown?.features.map(({ seen }) => seen),
    [null, saw("said", "Ines Calder")],
  );
  assert.deepEqual(withRectified([row], null), [row]);
});
