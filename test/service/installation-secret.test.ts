import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, beforeEach, describe, test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { deleteDataKeys, findDataKey, saveDataKeys } from "../../src/db/data-key.ts";
import { initSetting, readSetting } from "../../src/db/setting.ts";
import { makeDataKey } from "../../src/domain/data-key.ts";
import { fingerprintOf } from "../../src/domain/keyring.ts";
import { createLog, type Log } from "../../src/log.ts";
import { SecretError } from "../../src/domain/secret-lines.ts";
import { rotateSecretFile, rotateWrappingFile, wrappingPath } from "../../src/secret-file.ts";
import { openInstallationKeyring } from "../../src/service/installation-secret.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await delay(10);
};

for (const engine of ENGINES) {
  describe(`The secret of an installation on ${engine}`, () => {
    let opened: TestDatabase;
    let folder: string;
    let secretFile: string;
    let warnings: string[];
    const log: Log = { ...createLog("silent"), warn: (_fields, message) => void warnings.push(message) };
    before(async () => {
      opened = await openTestDatabase(engine);
    });
    after(() => opened.close());
    beforeEach(async () => {
      await sql`delete from setting`.execute(opened.database.db);
      folder = mkdtempSync(join(tmpdir(), "candor-secret-"));
      secretFile = join(folder, "secret");
      warnings = [];
    });
    const start = async (changes: { readonly secret?: string; readonly accept?: boolean } = {}) => {
      const source = { secret: null, accept: false, secretFile, ...changes };
      const keyring = await openInstallationKeyring(opened.database.db, source, log);
      await keyring.close();
      return keyring;
    };
    const refused = async (pattern: RegExp, changes: { readonly secret?: string } = {}) =>
      await assert.rejects(start(changes), (error) => error instanceof SecretError && pattern.test(error.message));

    test("is created once, in the file and not in the database", async () => {
      const { current } = await start();
      assert.equal((await start()).current, current);
      const { rows } = await sql<{ value: string }>`select value from setting`.execute(opened.database.db);
      assert.ok(!JSON.stringify(rows).includes(current));
      rmSync(folder, { recursive: true });
    });

    test("cannot be replaced: the service does not start with an empty, changed, missing or different one", async () => {
      const { current } = await start();
      const right = readFileSync(secretFile, "utf8");
      writeFileSync(secretFile, "");
      await refused(/is empty.*backup/);
      writeFileSync(secretFile, `${randomBytes(32).toString("base64url")}\n`);
      await refused(/not the one that this database was written with.*backup/);
      await refused(/^The secret in CANDOR_SECRET is not the one/, { secret: "y".repeat(40) });
      rmSync(secretFile);
      await refused(/There is no secret in .*backup/);
      assert.ok(!existsSync(secretFile), "a refused start leaves no secret behind");
      writeFileSync(secretFile, right);
      assert.equal((await start()).current, current);
      rmSync(folder, { recursive: true });
    });

    test("for the suppression list is separate: it survives rotations, and the service does not start without it or with another", async () => {
      const first = await start();
      const [own] = first.list;
      assert.equal(first.list.length, 1);
      assert.ok(own !== undefined && !first.all.includes(own));
      rotateSecretFile(secretFile, 90, new Date(Date.now() - 120_000));
      const rotated = await start();
      assert.deepEqual([rotated.list, rotated.all.length], [[own], 2]);
      const right = readFileSync(secretFile, "utf8");
      const lines = right.trim().split("\n");
      const other = `${randomBytes(32).toString("base64url")} list`;
      for (const changed of [lines.slice(0, 2), [...lines.slice(0, 2), other]]) {
        writeFileSync(secretFile, `${changed.join("\n")}\n`);
        await refused(/^A secret of the suppression list is missing in .*backup/);
      }
      writeFileSync(secretFile, [lines[0], lines[2], ""].join("\n"));
      await refused(/^An earlier secret is missing in .*backup/);
      await refused(/^The suppression list has a secret of its own.*CANDOR_SECRET_FILE/, { secret: rotated.current });
      writeFileSync(secretFile, right);
      assert.deepEqual((await start()).list, [own]);
      rmSync(folder, { recursive: true });
    });

    test("that an earlier release shared with the list remains the list's secret after a rotation", async () => {
      const shared = randomBytes(32).toString("base64url");
      writeFileSync(secretFile, `${shared}\n`);
      await initSetting(opened.database.db, "secret_fingerprints", fingerprintOf(shared));
      assert.deepEqual((await start()).list, [shared]);
      rotateSecretFile(secretFile, 90, new Date(Date.now() - 120_000));
      const rotated = await start();
      assert.deepEqual([rotated.list, rotated.all[1]], [[shared], shared]);
      assert.notEqual(rotated.current, shared);
      rmSync(folder, { recursive: true });
    });

    test("can be rotated, and is refused if the file has lost an earlier one", async () => {
      const { current } = await start();
      rotateSecretFile(secretFile, 90, new Date());
      const rotated = await start();
      assert.equal(rotated.all[1], current);
      writeFileSync(secretFile, `${rotated.all[0]}\n`);
      await refused(/A secret of the suppression list is missing.*suppressed/);
      assert.equal((await start({ accept: true })).current, rotated.all[0]);
      assert.match(warnings.join(), /no longer match anyone/);
      assert.equal((await start()).current, rotated.all[0], "once accepted, it is the installation's secret");
      rmSync(folder, { recursive: true });
    });

    test("stays in force when its file changes under a running service, and a rotation is recorded", async () => {
      const errors: string[] = [];
      const source = { secret: null, accept: false, secretFile };
      const loud: Log = { ...log, error: (_fields, message) => void errors.push(message) };
      const keyring = await openInstallationKeyring(opened.database.db, source, loud, 20);
      try {
        const [first, right] = [keyring.current, readFileSync(secretFile, "utf8")];
        for (const text of [`${randomBytes(32).toString("base64url")}\n`, "", `${"x".repeat(40)}\n${right}`]) {
          writeFileSync(secretFile, text);
          await until(() => keyring.isFileRefused === true);
          assert.deepEqual([keyring.current, keyring.all], [first, [first]]);
          writeFileSync(secretFile, right);
          await until(() => keyring.isFileRefused === false);
        }
        assert.match(errors.join(), /secret file is refused/);
        rotateSecretFile(secretFile, 90, new Date());
        await until(() => keyring.all.length === 2);
        assert.equal((await readSetting(opened.database.db, "secret_fingerprints"))?.split(" ").length, 2);
        writeFileSync(secretFile, right);
        await until(() => keyring.isFileRefused === true);
        assert.equal(keyring.all.length, 2, "a file from before the rotation removes no secret");
      } finally {
        await keyring.close();
        rmSync(folder, { recursive: true });
      }
    });

    test("without the wrapping secrets in use stops the service from starting, until their loss is accepted", async () => {
      const { db } = opened.database;
      const holder = "document/wrapped-elsewhere";
      const current = randomBytes(32).toString("base64url");
      writeFileSync(secretFile, `${current}\n`);
      await start();
      rotateWrappingFile(secretFile, 90, new Date(Date.now() - 120_000));
      await saveDataKeys(db, await start(), [makeDataKey(holder)]);
      const right = readFileSync(wrappingPath(secretFile), "utf8");
      const other = `${randomBytes(32).toString("base64url")}\n`;
      for (const text of [null, other]) {
        if (text === null) rmSync(wrappingPath(secretFile));
        else writeFileSync(wrappingPath(secretFile), text);
        await refused(
          /^Sealed documents are under .* not in .*secret\.wrapping\. Put the file back .*--accept-secret[^\n]*$/,
        );
      }
      await refused(/CANDOR_SECRET leaves its file unread/, { secret: current });
      writeFileSync(wrappingPath(secretFile), right);
      assert.ok(await findDataKey(db, await start(), holder));
      rmSync(wrappingPath(secretFile));
      await start({ accept: true });
      assert.match(warnings.join(), /wrapping secrets were abandoned/);
      await start();
      await deleteDataKeys(db, [holder]);
      rmSync(folder, { recursive: true });
    });

    test("is not affected in a running service by a wrapping file that lacks the secrets in use, or a new one", async () => {
      const { db } = opened.database;
      const holder = "document/wrapped-meanwhile";
      await start();
      rotateWrappingFile(secretFile, 90, new Date(Date.now() - 120_000));
      const right = readFileSync(wrappingPath(secretFile), "utf8");
      const source = { secret: null, accept: false, secretFile };
      const keyring = await openInstallationKeyring(db, source, log, 20);
      try {
        await saveDataKeys(db, keyring, [makeDataKey(holder)]);
        rmSync(wrappingPath(secretFile));
        await until(() => keyring.isFileRefused === true);
        rotateWrappingFile(secretFile, 90, new Date(Date.now() - 120_000));
        await delay(200);
        assert.equal(keyring.isFileRefused, true, "a rotation in place of the lost file does not end the refusal");
        assert.ok(await findDataKey(db, keyring, holder));
        writeFileSync(wrappingPath(secretFile), right);
        await until(() => keyring.isFileRefused === false);
      } finally {
        await keyring.close();
        await deleteDataKeys(db, [holder]);
        rmSync(folder, { recursive: true });
      }
    });

    test("moves out of the database in which an earlier release kept it", async () => {
      const kept = randomBytes(32).toString("base64url");
      await initSetting(opened.database.db, "secret", kept);
      assert.equal((await start()).current, kept);
      assert.equal(await readSetting(opened.database.db, "secret"), null);
      assert.equal(readFileSync(secretFile, "utf8"), `${kept}\n`);
      assert.match(warnings.join(), /earlier dumps contain it/);
      rmSync(folder, { recursive: true });
    });
  });
}
