import assert from "node:assert/strict";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { sql } from "kysely";
import { createDiskBlobs } from "../../src/blobs/disk-blobs.ts";
import { openDatabase } from "../../src/db/open.ts";
import { deletePictures, savePictures } from "../../src/db/picture.ts";
import { deleteLookup } from "../../src/db/forget-lookup.ts";
import { insertLookup } from "../../src/db/lookup.ts";
import { newId } from "../../src/domain/id.ts";
import { PublicError } from "../../src/errors.ts";
import { keyringOf } from "../../src/domain/keyring.ts";
import { createSealedBlobs } from "../../src/privacy/sealed-blobs.ts";
import { readSecretFile } from "../../src/secret-file.ts";
import { callService, type CallOptions, findPerson, lookUp, NDJSON, ndjson } from "../api/http.ts";
import { draftLookup, KEYRING } from "../db/drafts.ts";
import { ENGINES, openTestDatabase } from "../support/database.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";
import { type Markers, markPerson } from "../support/marked-person.ts";
import { startService } from "../support/service.ts";

const NAMES: Markers = [
  "Thistlewhame",
  "Corvindale",
  "Umbrelstone",
  "Fennigrove",
  "Wrackhollow",
  "Dunmarrow",
  "Pikestaffe",
  "Loamington",
  "Sedgequilt",
];
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const HASH = "0123456789abcdef0123456789abcdef01234567";

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));

for (const engine of ENGINES) {
  test(`Pictures and reports are stored sealed and served in clear, and no copy opens after an erasure, ${engine}`, {
    skip: engine === "embedded" && LONG_FORM_ALONE,
  }, async () => {
    const copies = mkdtempSync(join(tmpdir(), "candor-sealed-"));
    const service = await startService({ engine });
    try {
      const call = (method: string, path: string, options?: CallOptions) => callService(service, method, path, options);
      const person = await markPerson(NAMES, "405060");
      await call("POST", "/imports?format=candor", { body: ndjson(...person.rows), headers: NDJSON });
      const candidateId = await findPerson({ call }, person.fullName);
      const { lookupId } = await lookUp({ call }, candidateId);
      const { url } = (await call("GET", `/lookups/${String(lookupId)}/pdf`)).body as { url: string };
      const report = Buffer.from(await (await fetch(url)).arrayBuffer());
      assert.equal(report.subarray(0, 4).toString(), "%PDF");
      const found = await call("GET", `/search?type=candor&query=${encodeURIComponent(person.email)}`);
      const { avatarUrl = "" } = (found.body as { results: { avatarUrl?: string }[] }).results[0] ?? {};
      const picture = Buffer.from(await (await fetch(avatarUrl)).arrayBuffer());
      assert.deepEqual(picture.subarray(0, 3), JPEG);

      const blobs = join(service.dataDir, "blobs");
      const files = filesBelow(blobs);
      const hash = /pictures\/([0-9a-f]{40})/.exec(avatarUrl)?.[1] ?? "";
      const theirs = files.filter((file) => file.includes(hash) || file.includes(String(lookupId)));
      assert.equal(theirs.length, 2, "a picture and a report");
      for (const file of files) {
        const bytes = readFileSync(file);
        assert.ok(!bytes.includes("%PDF") && !bytes.includes(JPEG), file);
      }
      cpSync(blobs, copies, { recursive: true });

      assert.equal((await call("POST", "/erasures", { body: { candidateId } })).status, 201);
      assert.deepEqual(
        filesBelow(blobs).filter((file) => theirs.includes(file)),
        [],
      );
      await service.end();
      const database = await openDatabase({ databaseUrl: service.databaseUrl ?? null, dataDir: service.dataDir });
      try {
        const [secret] = readSecretFile(join(service.dataDir, "secret"));
        const disk = createDiskBlobs(copies);
        const sealed = createSealedBlobs(disk, { db: database.db, keyring: keyringOf(secret?.secret ?? "") });
        const keys = theirs.map((file) => file.slice(blobs.length + 1));
        for (const key of keys) assert.equal(await sealed.get(key), null, key);
        const others = (await Array.fromAsync(disk.keys())).filter((key) => !keys.includes(key));
        assert.ok(others.length > 0, "sample people have pictures");
        assert.notEqual(await sealed.get(others[0] ?? ""), null);
      } finally {
        await database.close();
      }
    } finally {
      await service.stop();
      rmSync(copies, { recursive: true, force: true });
    }
  });

  test(`A picture's key is deleted with its last row, a report's with its lookup, and altered files do not open, ${engine}`, async () => {
    const folder = mkdtempSync(join(tmpdir(), "candor-sealed-"));
    const fresh = await openTestDatabase(engine);
    const { db } = fresh.database;
    try {
      const disk = createDiskBlobs(join(folder, "blobs"));
      const blobs = createSealedBlobs(disk, { db, keyring: KEYRING });
      const lookup = draftLookup();
      await insertLookup(db, lookup);
      const [picture, report] = [`pictures/${HASH}`, `reports/${lookup.id}/1.pdf`];
      const bytes = Buffer.from("bytes of somebody");
      const row = { hash: HASH, mediaType: "image/jpeg", width: 1, height: 1 };
      const importId = newId();
      for (const url of ["https://one.example.org/", "https://two.example.org/"]) {
        await savePictures(db, { accountId: "default", importId }, [{ ...row, url }]);
      }
      // As an earlier release wrote them.
      await disk.put(picture, bytes);
      await disk.put(report, bytes);
      assert.equal(await blobs.sealEarlier(), 2);
      assert.equal(await blobs.sealEarlier(), 0);
      assert.equal(await disk.has(report), false, "it is made again when requested");
      await blobs.put(report, bytes);
      for (const key of [picture, report]) {
        assert.ok(!Buffer.from((await disk.get(key)) ?? bytes).includes(bytes));
        assert.deepEqual(await blobs.get(key), bytes);
      }
      const moved = (await disk.get(report)) ?? new Uint8Array();
      await disk.put(`reports/${lookup.id}/2.pdf`, moved);
      await assert.rejects(
        async () => await blobs.get(`reports/${lookup.id}/2.pdf`),
        (error: unknown) => error instanceof PublicError && error.code === "sealed_unreadable",
      );

      await sql`delete from picture where url = 'https://one.example.org/'`.execute(db);
      assert.deepEqual(await blobs.get(picture), bytes, "somebody else still has it");
      await savePictures(db, { accountId: "default", importId }, [
        { ...row, hash: `f${HASH.slice(1)}`, url: "https://two.example.org/" },
      ]);
      assert.equal(await blobs.get(picture), null, "its last address now has another picture");
      await blobs.put(picture, bytes);
      await savePictures(db, { accountId: "default", importId }, [{ ...row, url: "https://two.example.org/" }]);
      await deletePictures(db, [HASH]);
      assert.equal(await blobs.get(picture), null);
      await deleteLookup(db, lookup.id);
      assert.equal(await blobs.get(report), null);
      await blobs.remove(`reports/${lookup.id}/`);
      await blobs.put(report, bytes);
      assert.equal(await disk.has(report), false, "nothing is written for a deleted lookup");
    } finally {
      await fresh.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
