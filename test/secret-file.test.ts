import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import { currentOf, parseSecrets, SecretError } from "../src/domain/secret-lines.ts";
import { createSecretFile, openKeyring, rotateSecretFile } from "../src/secret-file.ts";
import { until } from "./support/until.ts";

const NOW = new Date("2027-03-01T12:00:00Z");
const DAY_MS = 86_400_000;

async function inFolder(work: (path: string) => void | Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "candor-secret-"));
  try {
    await work(join(folder, "secret"));
    assert.deepEqual(readdirSync(folder), ["secret"], "no draft is left behind");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("A first secret, and a separate one for the suppression list, have 256 random bits in a file only for its owner, and a second start keeps them", async () => {
  await inFolder((path) => {
    createSecretFile(path);
    const text = readFileSync(path, "utf8");
    assert.match(text, /^([\w-]{43})\n(?!\1)[\w-]{43} list\n$/);
    assert.equal(statSync(path).mode & 0o777, 0o600);
    createSecretFile(path);
    assert.equal(readFileSync(path, "utf8"), text);
  });
});

test("A secret that cannot be written ends the start with one line that names the file and what to do", () => {
  assert.throws(
    () => createSecretFile(join(tmpdir(), "candor-of-nobody", "secret")),
    (error) =>
      error instanceof SecretError && /^The secret cannot be written to [^\n]+ENOENT[^\n]+$/.test(error.message),
  );
});

test("A secret file that is emptied, cut short or has other content is refused with its name and a remedy", () => {
  for (const text of [
    "",
    "\n \n",
    "short",
    "x".repeat(31),
    `${"x".repeat(40)} until=soon`,
    `${"x".repeat(40)} 2027`,
    `${"x".repeat(40)} list`,
  ]) {
    assert.throws(
      () => parseSecrets(text, "/data/secret"),
      (error) => error instanceof SecretError && /\/data\/secret .*backup/.test(error.message),
      text,
    );
  }
});

test("After a rotation the old secret signs for a minute and verifies for the overlap, and is never forgotten", async () => {
  await inFolder((path) => {
    createSecretFile(path);
    const [first] = readFileSync(path, "utf8").split("\n");
    const entries = rotateSecretFile(path, 30, NOW);
    const [second = "", old] = entries.map(({ secret }) => secret);
    assert.equal(old, first);
    assert.notEqual(second, first);
    assert.equal(currentOf(entries, new Date(NOW.getTime() + 59_000)).secret, first);
    assert.equal(currentOf(entries, new Date(NOW.getTime() + 60_000)).secret, second);
    assert.equal(entries[1]?.until?.getTime(), NOW.getTime() + 60_000 + 30 * DAY_MS);
    assert.throws(() => rotateSecretFile(path, 30, NOW), /a minute/);
    const later = rotateSecretFile(path, 0, new Date(NOW.getTime() + DAY_MS));
    assert.deepEqual(
      later.slice(1).map(({ secret }) => secret),
      [second, first],
    );
    // The shorter of two overlaps counts: a rotation because a secret leaked applies to all existing ones.
    assert.ok(later.slice(1).every(({ until }) => until?.getTime() === NOW.getTime() + DAY_MS + 60_000));
    assert.equal(statSync(path).mode & 0o777, 0o600);
  });
});

test("A keyring verifies with the old secret within its overlap, and hashes with every one", async () => {
  await inFolder(async (path) => {
    const [old, older, newest] = ["o".repeat(40), "p".repeat(40), randomBytes(32).toString("base64url")];
    const [soon, past] = [new Date(Date.now() + DAY_MS), new Date(Date.now() - DAY_MS)].map((at) => at.toISOString());
    writeFileSync(path, `${newest} from=${soon}\n${old} from=${past} until=${soon}\n${older} until=${past}\n`);
    const keyring = await openKeyring(path, {
      check: async (secrets) => assert.deepEqual(secrets, [newest, old, older]),
      onRefused: (error) => assert.fail(String(error)),
      onAccepted: () => assert.fail(),
    });
    await keyring.close();
    assert.equal(keyring.current, old);
    assert.deepEqual(keyring.verifying, [newest, old]);
    assert.deepEqual(keyring.all, [newest, old, older]);
  });
});

test("A guessable secret is refused, and can be rotated away", async () => {
  await inFolder(async (path) => {
    const watch = { check: async () => {}, onRefused: assert.fail, onAccepted: assert.fail };
    for (const secret of ["x".repeat(64), "abcabca".repeat(10)]) {
      writeFileSync(path, `${secret}\n`);
      await assert.rejects(openKeyring(path, watch), /can be guessed.*candor secret rotate/);
      rotateSecretFile(path, 0, NOW);
      const keyring = await openKeyring(path, watch);
      await keyring.close();
      assert.equal(keyring.all[1], secret);
    }
  });
});

test("A keyring closes once the current read is over: none writes to a database that is closing", async () => {
  await inFolder(async (path) => {
    const [first, second] = [randomBytes(32).toString("base64url"), randomBytes(32).toString("base64url")];
    writeFileSync(path, `${first}\n`);
    const answer = Promise.withResolvers<void>();
    let isAsked = false;
    const check = async ([secret]: readonly string[]): Promise<void> => {
      if (secret === first) return;
      isAsked = true;
      await answer.promise;
    };
    const keyring = await openKeyring(path, { check, onRefused: assert.fail, onAccepted: assert.fail }, 5);
    writeFileSync(path, `${second}\n`);
    await until(() => isAsked);
    let isClosed = false;
    const closing = keyring.close().then(() => (isClosed = true));
    await delay(50);
    assert.equal(isClosed, false);
    answer.resolve();
    await closing;
    assert.equal(keyring.current, second);
  });
});

test("Any file content is either read or refused", () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "from=",
      "until=2027-01-01T00:00:00Z",
      "until=9999-99-99T99:99:99Z",
      "list",
      "\n",
      " ",
      "a".repeat(32),
    ),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      try {
        const entries = parseSecrets(pieces.join(""), "secret");
        assert.ok(entries.length > 0 && entries.every(({ secret }) => Buffer.byteLength(secret) >= 32));
      } catch (error) {
        assert.ok(error instanceof SecretError, String(error));
      }
    }),
  );
});
