import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test } from "node:test";
import { setTimeout as delay } from "node:timers/promises";
import { EmbeddedDatabase } from "../../../src/db/pglite.ts";
import { fillAndRecover, mountSmallDisk, NO_MOUNT } from "../../support/fill-disk.ts";
import { COMPILE_CACHE, NODE_FLAGS } from "../../support/service.ts";

const disk = mountSmallDisk(400);

test("With a full disk, reads continue, writes are refused with 507, and the service recovers", {
  skip: disk ? false : NO_MOUNT,
}, async () => {
  assert.ok(disk);
  try {
    assert.equal(await fillAndRecover(disk, 2), 4);
  } finally {
    disk.remove();
  }
});

test("An engine that found no room for its log is reopened when there is some, with everything that was committed", {
  skip: disk ? false : NO_MOUNT,
}, async () => {
  const small = mountSmallDisk(150);
  assert.ok(small);
  // No reserve: the engine itself runs into the end of the disk.
  const database = await EmbeddedDatabase.open(join(small.path, "database"), { reserveBytes: 0 });
  try {
    await database.script("create table filled (number int, text text)");
    // It takes up its full length, and no time to compress.
    await database.script("alter table filled alter text set storage external");
    let committed = 0;
    const fill = async () => {
      for (; committed < 1_000; committed++) {
        await database.query("insert into filled values ($1, repeat(md5(random()::text), 20000))", [committed]);
      }
    };
    await assert.rejects(fill(), { name: "DatabaseUnavailable" });
    assert.equal(database.state, "away");
    assert.equal(database.alive, false);
    await assert.rejects(database.query("select 1", []), { name: "DatabaseUnavailable", reason: "away" });
    small.fill(0);
    await delay(1_000);
    assert.equal(database.state, "away");
    small.empty();
    // More than the engine's own log may need: the disk grows.
    small.grow(400);
    await database.back();
    const { rows } = await database.query("select count(*)::int as count from filled", []);
    assert.equal(rows[0]?.["count"], committed);
    await database.query("insert into filled values ($1, 'again')", [-1]);
  } finally {
    await database.close();
    small.remove();
  }
});

test("A start on a full disk says so in one line", { skip: disk ? false : NO_MOUNT }, () => {
  const small = mountSmallDisk(2);
  assert.ok(small);
  try {
    small.fill(0);
    const { status, stderr } = spawnSync(
      process.execPath,
      ["--import", COMPILE_CACHE, ...NODE_FLAGS, fileURLToPath(new URL("../../../src/main.ts", import.meta.url))],
      {
        env: { PATH: process.env["PATH"], CANDOR_DATA_DIR: small.path, PORT: "0", CANDOR_BASE_URL: "http://localhost" },
        encoding: "utf8",
      },
    );
    assert.equal(status, 1);
    assert.match(stderr, /^The disk under \S+ is full\. Free some space, and start again\.\n$/);
  } finally {
    small.remove();
  }
});
