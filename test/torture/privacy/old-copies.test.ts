import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { sql } from "kysely";
import { backUp, restore } from "../../../src/backup/commands.ts";
import { readConfig } from "../../../src/config/config.ts";
import type { Erasure } from "../../../src/contract/erasure.ts";
import { openDatabase } from "../../../src/db/open.ts";
import { createLog } from "../../../src/log.ts";
import { callService, type CallOptions, findPerson, lookUp, NDJSON, ndjson } from "../../api/http.ts";
import { ENGINES } from "../../support/database.ts";
import { LONG_FORM_ALONE } from "../../support/long-form.ts";
import { type Markers, markPerson, sweepPages } from "../../support/marked-person.ts";
import { startService } from "../../support/service.ts";
import { sweepBytes } from "../../support/sweep.ts";

const NAMES: Markers = [
  "Brockenwhistle",
  "Ambertwynne",
  "Zolferidge",
  "Quarrymoat",
  "Oxlipdene",
  "Jorvikstead",
  "Plimsolway",
  "Gristlebank",
  "Knucklebury",
];

for (const engine of ENGINES) {
  test(`Text known only from documents appears in no database page, log or old backup, before and after an erasure, ${engine}`, {
    // The embedded engine has the same pages and statements.
    skip: engine === "embedded" && LONG_FORM_ALONE,
  }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "candor-copies-"));
    const service = await startService({ engine });
    try {
      const call = (method: string, path: string, options?: CallOptions) => callService(service, method, path, options);
      const person = await markPerson(NAMES, "102030");
      await call("POST", "/imports?format=candor", { body: ndjson(...person.rows), headers: NDJSON });
      const candidateId = await findPerson({ call }, person.fullName);
      const { lookupId } = await lookUp({ call }, candidateId);
      const shown = await call("GET", `/lookups/${String(lookupId)}/datasources`);
      assert.match(shown.text, new RegExp(person.unread), "the documents are there, and readable for their account");
      await service.end();
      const file = join(folder, "old.backup");
      const env = { CANDOR_DATA_DIR: service.dataDir, DATABASE_URL: service.databaseUrl };
      await backUp({ ...readConfig(env), s3: null }, file, { withSecret: false, log: createLog("silent") });
      const pages = async () => await sweepPages(service, [person.unread, person.hobby, NAMES[0]]);
      const markersIn = (hits: readonly { readonly marker: string }[]) => [
        ...new Set(hits.map(({ marker }) => marker)),
      ];
      assert.deepEqual(
        markersIn(await pages()),
        [NAMES[0]],
        "names are not sealed, which shows that the sweep reads the pages",
      );
      const old = sweepBytes("the backup", gunzipSync(readFileSync(file)), [person.unread, person.hobby, NAMES[0]]);
      assert.deepEqual(markersIn(old), [NAMES[0]]);

      await service.restart();
      const erased = await call("POST", "/erasures", { body: { candidateId } });
      const counts = new Map((erased.body as Erasure).stores.map(({ store, count }) => [store, count]));
      assert.equal(counts.get("data_key"), 3, "the keys of the lookup, the document and the picture");
      await service.end();
      assert.deepEqual(
        markersIn(await pages()).filter((marker) => marker !== NAMES[0]),
        [],
      );

      const restored = join(folder, "restored");
      const secret = {
        CANDOR_SECRET_FILE: join(service.dataDir, "secret"),
        CANDOR_TOMBSTONES_FILE: join(service.dataDir, "tombstones"),
      };
      const log = createLog("silent");
      const tombstonesFile = secret.CANDOR_TOMBSTONES_FILE;
      await restore({ ...readConfig({ CANDOR_DATA_DIR: restored, ...secret }), s3: null, tombstonesFile }, file, log);
      const keyOfLookup = async () => {
        const database = await openDatabase({ databaseUrl: null, dataDir: restored });
        try {
          const held = sql`select from data_key where holder = ${`lookup/${String(lookupId)}`}`;
          return (await held.execute(database.db)).rows.length;
        } finally {
          await database.close();
        }
      };
      assert.equal(await keyOfLookup(), 1, "a backup restores its keys");
      const again = await startService({ dataDir: restored, env: secret });
      await again.end();
      assert.equal(await keyOfLookup(), 0, "the tombstones delete them again");
    } finally {
      await service.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
