import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import fc from "fast-check";
import { ResponseTooLarge, decodeBody } from "../../src/net/decode.ts";

const CODINGS = {
  gzip: gzipSync,
  "x-gzip": gzipSync,
  deflate: deflateSync,
  br: brotliCompressSync,
  zstd: zstdCompressSync,
} as const;
const LIMIT = 1_000_000;

for (const [coding, encode] of Object.entries(CODINGS)) {
  test(`decodes a body in ${coding} to what was written`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 5_000 }), async (written) => {
        const decoded = await decodeBody(encode(written), coding.toUpperCase(), LIMIT);
        assert.deepEqual(Buffer.from(decoded), Buffer.from(written));
      }),
      { numRuns: 20 },
    );
  });

  test(`a bomb in ${coding} stops at the limit`, async () => {
    await assert.rejects(decodeBody(encode(Buffer.alloc(20_000_000)), coding, LIMIT), ResponseTooLarge);
  });
}

test("reads truncated gzip as far as it goes", async () => {
  const text = Array.from({ length: 5_000 }, (_, index) => `line ${index}`).join("\n");
  const whole = gzipSync(text);
  const decoded = Buffer.from(await decodeBody(whole.subarray(0, whole.length - 400), "gzip", LIMIT)).toString();
  assert.ok(decoded.length > 1_000 && text.startsWith(decoded));
});

test("reads deflate without zlib's header, and undoes several codings from last to first", async () => {
  assert.equal(Buffer.from(await decodeBody(deflateRawSync("hello"), "deflate", LIMIT)).toString(), "hello");
  const twice = gzipSync(deflateSync("hello"));
  assert.equal(Buffer.from(await decodeBody(twice, "deflate, gzip", LIMIT)).toString(), "hello");
});

test("leaves a plain or empty body, or one in an unknown coding, as it came, within the limit", async () => {
  const plain = Buffer.from("hello");
  for (const coding of [null, "", "identity", "compress", "gzip, unheard-of"]) {
    assert.equal(Buffer.from(await decodeBody(plain, coding, LIMIT)).toString(), "hello");
  }
  assert.equal((await decodeBody(new Uint8Array(), "gzip", LIMIT)).length, 0);
  await assert.rejects(decodeBody(plain, null, 4), ResponseTooLarge);
});

test("damaged bytes raise zlib's error, and a long chain of codings a TypeError", async () => {
  await assert.rejects(decodeBody(Buffer.from("no gzip at all"), "gzip", LIMIT), { code: "Z_DATA_ERROR" });
  const chain = Array.from({ length: 6 }, () => "gzip").join(",");
  await assert.rejects(decodeBody(Buffer.from("x"), chain, LIMIT), TypeError);
});
