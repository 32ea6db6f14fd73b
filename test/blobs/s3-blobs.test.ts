import assert from "node:assert/strict";
import { buffer } from "node:stream/consumers";
import { after, before, test } from "node:test";
import type { Blobs } from "../../src/blobs/blobs.ts";
import { BlobsUnavailable } from "../../src/blobs/blobs.ts";
import { createS3Blobs } from "../../src/blobs/s3-blobs.ts";
import { readS3Setup } from "../../src/config/s3-setup.ts";
import { type S3Server, startS3Server } from "../support/s3-server.ts";

const BUCKET = "candor-files";
let server: S3Server;
let blobs: Blobs;

before(async () => {
  server = await startS3Server(BUCKET);
  blobs = await open({});
});

after(async () => {
  blobs.close();
  await server.stop();
});

async function open(env: Readonly<Record<string, string>>): Promise<Blobs> {
  const setup = readS3Setup({ ...server.env, CANDOR_S3_PREFIX: "one/installation", ...env });
  assert.ok(setup);
  return await createS3Blobs(setup);
}

test("A blob in the bucket can be read whole, and streamed with its length", async () => {
  const bytes = crypto.getRandomValues(new Uint8Array(60_000));
  await blobs.put("pictures/0a", bytes);
  assert.deepEqual(await blobs.get("pictures/0a"), bytes);
  const stream = await blobs.stream("pictures/0a");
  assert.equal(stream?.bytes, bytes.length);
  assert.deepEqual(new Uint8Array(await buffer(stream.body)), bytes);
  await blobs.put("pictures/0a", new Uint8Array([1]));
  assert.deepEqual(await blobs.get("pictures/0a"), new Uint8Array([1]), "the last one counts");
  assert.equal(await blobs.remove("pictures/0a"), true);
  assert.equal(await blobs.remove("pictures/0a"), false);
});

test("A missing blob is null", async () => {
  assert.equal(await blobs.get("pictures/0b"), null);
  assert.equal(await blobs.stream("pictures/0b"), null);
  assert.equal(await blobs.has("pictures/0b"), false);
});

test("Removes a folder with everything in it, over several pages, and leaves its neighbours", async () => {
  const keys = Array.from({ length: 10 }, (_, at) => `reports/one/${at}.pdf`);
  await Promise.all([...keys, "reports/one-more/0.pdf"].map((key) => blobs.put(key, new Uint8Array(10))));
  const listed = new Set(await Array.fromAsync(blobs.keys()));
  assert.ok([...keys, "reports/one-more/0.pdf"].every((key) => listed.has(key)));
  assert.equal(await blobs.remove("reports/one/"), true);
  for (const key of keys) assert.equal(await blobs.has(key), false);
  assert.equal(await blobs.has("reports/one-more/0.pdf"), true);
  assert.equal(await blobs.remove("reports/one/"), false);
  await blobs.remove("reports/one-more/");
});

test("Two installations can share a bucket with different prefixes", async () => {
  const other = await open({ CANDOR_S3_PREFIX: "another" });
  await blobs.put("pictures/0c", new Uint8Array([1]));
  assert.equal(await other.has("pictures/0c"), false);
  assert.deepEqual(await Array.fromAsync(other.keys()), []);
  await other.remove("pictures/0c");
  assert.equal(await blobs.has("pictures/0c"), true);
  await blobs.remove("pictures/0c");
  other.close();
});

test("An invalid key never becomes a request", async () => {
  for (const key of ["../x", "pictures/../../x", "pictures//x", "", "pictures/"]) {
    await assert.rejects(blobs.get(key), /not a blob's key/);
  }
});

test("Distinguishes a store that refuses or does not answer from a missing blob", async () => {
  server.fail(true);
  const failing = await open({});
  await assert.rejects(failing.get("pictures/0d"), BlobsUnavailable);
  server.fail(false);
  const away = await open({ CANDOR_S3_ENDPOINT: "http://127.0.0.1:1" });
  await assert.rejects(away.has("pictures/0d"), BlobsUnavailable);
  const bucketless = await open({ CANDOR_S3_BUCKET: "another-bucket" });
  await assert.rejects(bucketless.put("pictures/0d", new Uint8Array(1)), BlobsUnavailable);
  await assert.rejects(bucketless.get("pictures/0d"), BlobsUnavailable);
  for (const each of [failing, away, bucketless]) each.close();
});
