import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { after, test } from "node:test";
import { readAhead } from "../../src/service/read-ahead.ts";
import { until } from "../support/until.ts";

const uploads = mkdtempSync(join(tmpdir(), "candor-ahead-"));
after(() => rmSync(uploads, { recursive: true }));

const LIMITS = { pieceBytes: 1_000, maxBytes: 50_000 };
const files = () => readdirSync(uploads, { recursive: true }).filter((name) => String(name).includes("/")).length;
/** Different pieces of text, from 1 to 300 bytes. */
const parts = Array.from({ length: 400 }, (_, at) => `${at},`.repeat(1 + (at % 70)).slice(0, 300));

test("A stream read ahead delivers everything in order, and leaves no file", async () => {
  const body = new PassThrough();
  const stream = readAhead(body, uploads, { ...LIMITS, maxBytes: 10_000_000 });
  const reader = stream[Symbol.asyncIterator]();
  const first = reader.next();
  for (const part of parts) body.write(part);
  body.end();
  // Nobody consumes it yet, and all of it is read in.
  await until(() => body.readableEnded && files() > 20);
  let read = String((await first).value);
  for (let next = await reader.next(); next.done !== true; next = await reader.next()) read += String(next.value);
  assert.equal(read, parts.join(""));
  assert.deepEqual(readdirSync(uploads), []);
});

test("The sender waits while too much is pending, and continues when it is consumed", async () => {
  const body = new PassThrough();
  const reader = readAhead(body, uploads, LIMITS)[Symbol.asyncIterator]();
  const first = reader.next();
  let sent = 0;
  const send = () => {
    while (sent < 3_000) {
      sent++;
      if (!body.write("x".repeat(100))) return;
    }
    body.end();
  };
  body.on("drain", send);
  send();
  await until(() => body.isPaused() && body.writableNeedDrain);
  assert.ok(sent * 100 < LIMITS.maxBytes + 200_000, `${sent}`);
  let length = (await first).value?.length ?? 0;
  for (let next = await reader.next(); next.done !== true; next = await reader.next()) length += next.value.length;
  assert.equal(length, sent * 100);
  assert.deepEqual(readdirSync(uploads), []);
});

test("A broken stream fails at once, whatever is still pending, and an abandoned one is dropped", async () => {
  const broken = new PassThrough();
  const reader = readAhead(broken, uploads, LIMITS)[Symbol.asyncIterator]();
  const first = reader.next();
  broken.write("x".repeat(20_000));
  await first;
  await until(() => broken.readableLength === 0);
  broken.destroy(new Error("gone"));
  await until(() => broken.closed);
  const left = async () => {
    for (;;) if ((await reader.next()).done === true) return;
  };
  await assert.rejects(left(), /gone/);
  const dropped = new PassThrough();
  for await (const bytes of readAhead(dropped.end("y".repeat(40_000)), uploads, LIMITS)) {
    assert.ok(bytes.length > 0);
    break;
  }
  await until(() => dropped.closed);
  assert.deepEqual(readdirSync(uploads), []);
});
