import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import sharp from "sharp";
import { plainJpeg } from "../../src/report/jpeg.ts";
import { picture } from "./samples.ts";

function pixelsOf(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes).raw().toBuffer();
}

test("a plain picture keeps every pixel and its size", async () => {
  const base = sharp(await picture(1, 200, 90));
  const kinds = [
    base.clone().jpeg(),
    base.clone().jpeg({ progressive: true }),
    base.clone().jpeg({ chromaSubsampling: "4:4:4" }),
    base.clone().greyscale().jpeg(),
  ];
  for (const kind of kinds) {
    const bytes = await kind.toBuffer();
    const plain = plainJpeg(bytes);
    assert.ok(plain !== null);
    assert.deepEqual([plain.width, plain.height], [200, 90]);
    assert.deepEqual(await pixelsOf(plain.bytes), await pixelsOf(bytes));
  }
});

test("comments, previews, descriptions and what follows the picture are left out", async () => {
  const bytes = await picture(2, 64, 64);
  const segment = (marker: number, text: string): Buffer => {
    const head = Buffer.of(0xff, marker, 0, 0);
    head.writeUInt16BE(text.length + 2, 2);
    return Buffer.concat([head, Buffer.from(text, "latin1")]);
  };
  const dressed = Buffer.concat([
    bytes.subarray(0, 2),
    segment(0xfe, "a secret comment"),
    segment(0xe1, "http://ns.adobe.com/xap/1.0/\0<x:secret/>"),
    segment(0xed, "Photoshop 3.0\0secret"),
    bytes.subarray(2),
    Buffer.from("secret archive"),
  ]);
  const plain = plainJpeg(dressed);
  assert.ok(plain !== null);
  assert.equal(plain.bytes.includes("secret"), false);
  assert.deepEqual(plain.bytes, plainJpeg(bytes)?.bytes);
});

test("a turned picture, another colour space, a profile, another format and a cut file are not plain", async () => {
  const base = sharp(await picture(3, 64, 48));
  const whole = await base.clone().jpeg().toBuffer();
  const others = [
    await base.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    await base.clone().withIccProfile("p3").jpeg().toBuffer(),
    await base.clone().toColourspace("cmyk").jpeg().toBuffer(),
    await base.clone().png().toBuffer(),
    whole.subarray(0, whole.byteLength - 2),
    whole.subarray(0, 200),
    Buffer.concat([whole.subarray(0, whole.byteLength - 60), Buffer.of(0xff, 0xd9)]).subarray(40),
    new Uint8Array(),
    Buffer.of(0xff, 0xd8, 0xff, 0xd9),
  ];
  for (const bytes of others) assert.equal(plainJpeg(bytes), null);
});

test("a picture with too little data for its size is not plain", async () => {
  const small = await picture(4, 64, 48);
  const frame = small.indexOf(Buffer.of(0xff, 0xc0));
  const large = Buffer.from(small);
  large.writeUInt16BE(60_000, frame + 5);
  large.writeUInt16BE(60_000, frame + 7);
  assert.equal(plainJpeg(large), null);
});

test("no change to a file makes the reader throw or read on for ever", async () => {
  const bytes = await picture(5, 32, 32);
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(bytes.byteLength - 1), fc.nat(255)), { maxLength: 12 }),
      fc.nat(bytes.byteLength),
      (changes, length) => {
        const changed = Buffer.from(bytes);
        for (const [at, byte] of changes) changed[at] = byte;
        for (const file of [changed, changed.subarray(0, length)]) {
          const plain = plainJpeg(file);
          assert.ok(plain === null || plain.bytes.byteLength <= file.byteLength + 18);
        }
      },
    ),
  );
});
