import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { Readable } from "node:stream";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { BackupError, parseHeader, readLines } from "../../../src/backup/backup-file.ts";
import { backUp, move, restore } from "../../../src/backup/commands.ts";
import { listTables } from "../../../src/backup/tables.ts";
import { readConfig } from "../../../src/config/config.ts";
import { readS3Setup } from "../../../src/config/s3-setup.ts";
import { migrate } from "../../../src/db/migrate.ts";
import { readMigrations } from "../../../src/db/migrations.ts";
import { openDatabase } from "../../../src/db/open.ts";
import { createLog } from "../../../src/log.ts";
import { openTombstones } from "../../../src/privacy/tombstones.ts";
import { runList } from "../../api/bulk-kit.ts";
import type { DeskRequest } from "../../../src/contract/desk.ts";
import type { NewShare } from "../../../src/contract/share.ts";
import { callService, findPerson, lookUp, NDJSON, ndjson } from "../../api/http.ts";
import { createPostgresDatabase, openTestDatabase } from "../../support/database.ts";
import { prepareCluster, startService, type TestService } from "../../support/service.ts";

const log = createLog("silent");
const folder = mkdtempSync(join(tmpdir(), "candor-backup-"));
const dataDir = join(folder, "source");
const file = join(folder, "all.backup");
const place = (env: Readonly<Record<string, string>> & { readonly CANDOR_DATA_DIR: string }) => {
  const database = join(env.CANDOR_DATA_DIR, "database");
  if (env["DATABASE_URL"] === undefined && !existsSync(database)) prepareCluster(database);
  return {
    ...readConfig({ CANDOR_SECRET_FILE: join(dataDir, "secret"), ...env }),
    s3: readS3Setup(env),
    tombstonesFile: join(env.CANDOR_DATA_DIR, "tombstones"),
  };
};
const source = () => place({ CANDOR_DATA_DIR: dataDir });
let service: TestService;
/** A lookup in the backup that is kept, and one that is erased afterwards. */
let kept = "";
let erased = "";
let lookupAsItWas = "";

before(async () => {
  prepareCluster(join(dataDir, "database"));
  service = await startService({ dataDir });
  const candidateId = await findPerson(call, "Amara Okonkwo");
  kept = String((await lookUp(call, candidateId))["lookupId"]);
  erased = String((await lookUp(call, await findPerson(call, "Lukas Brandt")))["lookupId"]);
  lookupAsItWas = (await call.call("GET", `/lookups/${kept}`)).text;
  await service.end();
  assert.match(await backUp(source(), file, { withSecret: false, log }), /rows, [1-9]\d* pictures/);
});
after(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

const call = { call: (...given: [string, string, object?]) => callService(service, ...given) };

/** Every row of every table, in a fixed order. */
async function readAll(config: ReturnType<typeof place>): Promise<Readonly<Record<string, readonly string[]>>> {
  const database = await openDatabase(config);
  try {
    const all: Record<string, readonly string[]> = {};
    for (const { name, columns } of await listTables(database.db)) {
      const list = sql.join(columns.map((column) => sql.ref(column)));
      const { rows } = await sql<{ text: string }>`
        select row_to_json(it)::text as text from (select ${list} from ${sql.table(name)}) as it order by 1`.execute(
        database.db,
      );
      // A restored database says so until it has started with its tombstones.
      all[name] = rows.map(({ text }) => text).filter((text) => !text.startsWith('{"name":"restored"'));
    }
    return all;
  } finally {
    await database.close();
  }
}

test("restoring into PostgreSQL and moving back to a directory preserves every row, and the service shows the same lookup", async () => {
  const database = await createPostgresDatabase("none");
  const target = join(folder, "back-again");
  try {
    const restored = place({ DATABASE_URL: database.url, CANDOR_DATA_DIR: join(folder, "postgres") });
    assert.match(await restore(restored, file, log), /There are no tombstones in/);
    // Nobody had been erased when the backup was made, so only the restore tells that the file is missing.
    const opened = await openDatabase(restored);
    const starting = openTombstones(opened.db, restored.tombstonesFile, false);
    await assert.rejects(starting, /There are no tombstones in .*--accept-tombstones/);
    await opened.close();
    await move({ ...restored, tombstonesFile: join(dataDir, "tombstones") }, target, log);
    const [was, there, back] = [
      await readAll(source()),
      await readAll(restored),
      await readAll(place({ CANDOR_DATA_DIR: target })),
    ];
    assert.ok((was["claim"]?.length ?? 0) > 100 && (was["posting"]?.length ?? 0) > 0);
    assert.deepEqual(there, was);
    assert.deepEqual(back, was);
    assert.equal(readFileSync(join(target, "secret"), "utf8"), readFileSync(join(dataDir, "secret"), "utf8"));
    const again = await startService({ dataDir: target, env: { CANDOR_BASE_URL: service.url } });
    try {
      assert.equal((await callService(again, "GET", `/lookups/${kept}`)).text, lookupAsItWas);
      const made = await lookUp(
        { call: (...given) => callService(again, ...given) },
        await findPerson({ call: (...given) => callService(again, ...given) }, "Nadia Rahmani"),
      );
      assert.equal(made["status"], "success");
    } finally {
      await again.stop();
    }
  } finally {
    await database.drop();
  }
});

test("a restore repeats every erasure, suppression, removal, revocation and correction made after the backup", async () => {
  await service.restart();
  const made = await call.call("POST", "/keys", { body: { name: "gone", scopes: ["search"], purposes: ["self"] } });
  const { keyId } = made.body as { keyId: string };
  const joining = { name: "Mara Lindt", email: "mara.lindt@example.org", role: "owner" };
  const { memberId } = (await call.call("POST", "/members", { body: joining })).body as { memberId: string };
  const bulks = [];
  for (let each = 0; each < 2; each++)
    bulks.push((await runList(service, "name=list.csv", "name\nNobody Known\n")).bulkId);
  const [keptBulk = "", erasedBulk = ""] = bulks;
  const orla = await bring("Orla Fennimore", "orla.fennimore@example.org", "Wrongchester");
  const removedImport = await bring("Perrin Oakshott", "perrin.oakshott@example.org", "Anytown");
  const orlas = String((await lookUp(call, await findPerson(call, orla.email)))["lookupId"]);
  const shares = [];
  for (let each = 0; each < 2; each++)
    shares.push((await call.call("POST", `/lookups/${kept}/shares`, { body: { days: 7 } })).body as NewShare);
  const [keptShare, endedShare] = shares;
  await service.end();
  const later = join(folder, "later.backup");
  await backUp(source(), later, { withSecret: false, log });
  await service.restart();
  assert.equal((await call.call("DELETE", `/lookups/${erased}`)).status, 200);
  assert.equal((await call.call("DELETE", `/keys/${keyId}`)).status, 200);
  assert.equal((await call.call("DELETE", `/bulk/${erasedBulk}`)).status, 200);
  assert.equal((await call.call("DELETE", `/imports/${removedImport.importId}`)).status, 200);
  assert.equal((await call.call("DELETE", `/lookups/${kept}/shares/${endedShare?.shareId}`)).status, 200);
  assert.equal((await call.call("DELETE", `/lookups/${kept}/shares/${crypto.randomUUID()}`)).status, 404);
  // An owner remains.
  await call.call("POST", "/members", { body: { ...joining, email: "jun.abiola@example.org" } });
  assert.equal((await call.call("DELETE", `/members/${memberId}`)).status, 200);
  const suppressed = await call.call("POST", "/suppressions", {
    body: { candidateId: await findPerson(call, "Nadia Rahmani") },
  });
  assert.ok(suppressed.status < 300, suppressed.text);
  const correction = { property: "location", was: "Wrongchester", value: "Rightham" };
  const request = await correct(orla, correction);
  await correct(await bring("Quill Farraday", "quill.farraday@example.org", "Wrongchester"), correction);
  await call.call("POST", "/erasures", {
    body: { identifiers: [{ kind: "email", value: "quill.farraday@example.org" }] },
  });
  await service.end();
  for (const name of ["tombstones", "tombstones-corrections"]) {
    const text = readFileSync(join(dataDir, name), "utf8");
    assert.doesNotMatch(text, /Fennimore|Wrongchester|Rightham|Farraday|Lindt|@/i, name);
  }
  const database = await createPostgresDatabase("none");
  try {
    // The directory survived the database, with the tombstones in it.
    const said = await restore(place({ DATABASE_URL: database.url, CANDOR_DATA_DIR: dataDir }), later, log);
    assert.match(said, /The next start erases, removes and corrects again/);
    const again = await startService({ dataDir, env: { DATABASE_URL: database.url } });
    const read = async (path: string) => await callService(again, "GET", path);
    const ask = async (path: string) => (await read(path)).status;
    const count = async (query: string) =>
      ((await read(`/search?type=candor&query=${encodeURIComponent(query)}`)).body as { results: unknown[] }).results
        .length;
    try {
      assert.deepEqual([await ask(`/lookups/${kept}`), await ask(`/lookups/${erased}`)], [200, 404]);
      assert.deepEqual([await ask(`/bulk/${keptBulk}`), await ask(`/bulk/${erasedBulk}`)], [200, 404]);
      assert.equal(await ask(`/imports/${removedImport.importId}`), 404);
      assert.deepEqual([await count("Nadia Rahmani"), await count(removedImport.email)], [0, 0]);
      const links = (await read(`/lookups/${kept}/shares`)).body as {
        results: { shareId: string; revokedAt?: string }[];
      };
      assert.deepEqual(
        new Map(links.results.map((each) => [each.shareId, each.revokedAt !== undefined])),
        new Map([
          [endedShare?.shareId, true],
          [keptShare?.shareId, false],
        ]),
      );
      const keys = (await read("/keys")).body as { results: { keyId: string; revokedAt?: string }[] };
      const key = keys.results.find((each) => each.keyId === keyId);
      assert.ok(key?.revokedAt);
      // A removed member could otherwise sign in again with their address.
      const members = (await read("/members")).body as {
        results: { memberId: string; email: string; removedAt?: string }[];
      };
      assert.deepEqual(
        members.results.map((each) => [each.memberId, each.email, each.removedAt !== undefined]),
        [[memberId, "", true]],
      );
      // A correction applies again to the lookup that the backup holds uncorrected, and its request says so.
      const corrected = await read(`/lookups/${orlas}`);
      assert.equal((corrected.body as { data: { location: string } }).data.location, "Rightham");
      assert.doesNotMatch(corrected.text, /Wrongchester/);
      assert.equal(
        ((await read(`/desk/requests/${request}`)).body as DeskRequest).extensions.candor.outcome,
        "granted",
      );
    } finally {
      await again.end();
    }
    const { rectification, erasure_receipt: receipts } = await readAll(
      place({ DATABASE_URL: database.url, CANDOR_DATA_DIR: dataDir }),
    );
    assert.equal(rectification?.length, 1, "the correction of a person erased since does not come back");
    assert.ok(receipts?.some((each) => each.includes(erased)));
  } finally {
    await database.drop();
  }
});

/** A person with an import of their own. */
async function bring(fullName: string, email: string, location: string) {
  const row = { type: "candidate", key: email, fullName, location, identifiers: [{ kind: "email", value: email }] };
  const done = await call.call("POST", "/imports?format=candor", { body: ndjson(row), headers: NDJSON });
  assert.equal(done.status, 201, done.text);
  return { fullName, email, importId: (done.body as { importId: string }).importId };
}

/** Enters and grants a correction as the operator. Returns the request's id. */
async function correct({ fullName: name, email }: { fullName: string; email: string }, correction: object) {
  const entered = await call.call("POST", "/desk/requests", {
    body: { kind: "rectification", regulation: "gdpr", name, email, correction },
  });
  assert.equal(entered.status, 201, entered.text);
  const { subject_request_id: id } = entered.body as { subject_request_id: string };
  const answered = await call.call("POST", `/desk/requests/${id}/answer`, {
    body: { granted: true, text: "It is corrected.", identityChecked: true },
  });
  assert.equal(answered.status, 200, answered.text);
  return id;
}

test("tables that are not Candor's, such as an extension's, are in no backup", async () => {
  const database = await openTestDatabase("embedded");
  try {
    await sql`create table of_an_extension (number int)`.execute(database.database.db);
    const names = (await listTables(database.database.db)).map(({ name }) => name);
    assert.ok(names.includes("candidate"));
    assert.ok(!names.includes("of_an_extension"));
  } finally {
    await database.close();
  }
});

test("a database of another program is left alone", async () => {
  const database = await createPostgresDatabase("none");
  try {
    const target = place({ DATABASE_URL: database.url, CANDOR_DATA_DIR: join(folder, "foreign") });
    const opened = await openDatabase(target);
    await sql`create table ledger (id int)`.execute(opened.db);
    await opened.close();
    await assert.rejects(restore(target, file, log), /tables of another program/);
    const left = await openDatabase(target);
    const { rows } = await sql`select * from ledger`.execute(left.db);
    await left.close();
    assert.deepEqual(rows, []);
  } finally {
    await database.drop();
  }
});

test("a backup that was truncated or altered anywhere restores nothing", async () => {
  const packed = readFileSync(file);
  const lines = gunzipSync(packed).toString("utf8").trimEnd().split("\n");
  const broken: readonly Buffer[] = [
    packed.subarray(0, packed.length >> 1),
    packed.subarray(0, 40),
    // For these, the end is missed while nobody reads: after the first lines are unpacked and before they are
    // requested.
    ...[5, 20, 60].map((count) => cutOff(gzipSync(lines.slice(0, count).join("\n"), { level: 1 }))),
    gzipSync(lines.slice(0, -1).join("\n")),
    gzipSync([...lines.slice(0, 5), ...lines.slice(6)].join("\n")),
    gzipSync(lines.join("\n").replace('"table":"lookup"', '"table":"lookups"')),
    gzipSync("no backup"),
    Buffer.from("no archive"),
  ];
  // A connection is cheap, whereas the embedded engine would be started for each.
  const database = await createPostgresDatabase("none");
  try {
    const target = place({ DATABASE_URL: database.url, CANDOR_DATA_DIR: join(folder, "broken") });
    for (const bytes of broken) {
      const path = join(folder, "broken.backup");
      writeFileSync(path, bytes);
      await assert.rejects(restore(target, path, log), BackupError);
    }
    assert.ok(Object.values(await readAll(target)).every((rows) => rows.length === 0));
    await restore(target, file, log);
    await assert.rejects(restore(target, file, log), (error: Error) => /contains keys, people/.test(error.message));
  } finally {
    await database.drop();
  }
});

function cutOff(packed: Buffer): Buffer {
  return packed.subarray(0, packed.length - 30);
}

test("nothing is restored without the secret, or with another one", async () => {
  const secretFile = join(folder, "another-secret");
  const target = () => place({ CANDOR_DATA_DIR: join(folder, "secretless"), CANDOR_SECRET_FILE: secretFile });
  await assert.rejects(restore(target(), file, log), (error: Error) => /There is no secret in/.test(error.message));
  writeFileSync(secretFile, "an-invented-secret-of-forty-characters-x\n");
  await assert.rejects(restore(target(), file, log), (error: Error) => /is not the one that/.test(error.message));
  rmSync(secretFile);
  const whole = join(folder, "with-secret.backup");
  await backUp(source(), whole, { withSecret: true, log });
  await restore(target(), whole, log);
  assert.equal(readFileSync(secretFile, "utf8"), readFileSync(join(dataDir, "secret"), "utf8"));
});

test("a backup of an earlier release is restored and migrated, and one of a later release refused by file name", async () => {
  const names = readMigrations().map(({ name }) => name);
  const early = await createPostgresDatabase("none");
  const old = place({ DATABASE_URL: early.url, CANDOR_DATA_DIR: dataDir });
  try {
    const database = await openDatabase(old);
    await migrate(database, names.slice(0, 12));
    await sql`insert into suppression (key, kind) values ('an-invented-key', 'person')`.execute(database.db);
    await database.close();
    const path = join(folder, "old.backup");
    await backUp(old, path, { withSecret: false, log });
    const target = place({ CANDOR_DATA_DIR: join(folder, "migrated") });
    await restore(target, path, log);
    const opened = await openDatabase(target);
    assert.deepEqual(await migrate(opened), []);
    await opened.close();
    assert.equal((await readAll(target))["suppression"]?.length, 1);
    const header = gunzipSync(readFileSync(path))
      .toString("utf8")
      .replace(names[0] ?? "", "999999_later.sql");
    writeFileSync(path, gzipSync(header));
    const other = place({ CANDOR_DATA_DIR: join(folder, "later") });
    await assert.rejects(restore(other, path, log), (error: Error) => /999999_later\.sql/.test(error.message));
  } finally {
    await early.drop();
  }
});

test("lines end only at newlines, however the bytes arrive", async () => {
  const lines = ["a\u2028b", "ü€😀", "", "c\rd"];
  const bytes = Buffer.from(`${lines.join("\n")}\n`);
  for (const size of [1, 2, 3, 7, 100]) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    const read: string[] = [];
    for await (const line of readLines(Readable.from(chunks))) read.push(line);
    assert.deepEqual(read, lines);
  }
  assert.throws(() => parseHeader('{"candor":"backup","version":2}'), /format 2/);
});
