import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { makeSafePicture, makeThumbnail, NotAPicture } from "../../src/blobs/picture.ts";

const plain = async (width: number, height: number) =>
  await sharp({ create: { width, height, channels: 3, background: "#4477aa" } })
    .png()
    .toBuffer();

test("Stores a picture upright, small, as JPEG and without camera metadata", async () => {
  const photo = await sharp(await plain(1200, 600))
    .withExif({ IFD0: { Artist: "Ines Calder", Orientation: "6" } })
    .jpeg()
    .toBuffer();
  const safe = await makeSafePicture(photo);
  const { format, exif, width, height } = await sharp(safe.bytes).metadata();
  assert.deepEqual([format, exif, safe.mediaType], ["jpeg", undefined, "image/jpeg"]);
  assert.deepEqual([width, height], [safe.width, safe.height]);
  assert.equal(Math.max(safe.width, safe.height), 640);
  assert.ok(!Buffer.from(safe.bytes).includes("Ines Calder"));
});

test("The same picture has the same hash, and another one a different hash", async () => {
  const first = await makeSafePicture(await plain(40, 40));
  assert.equal((await makeSafePicture(await plain(40, 40))).hash, first.hash);
  assert.notEqual((await makeSafePicture(await plain(41, 40))).hash, first.hash);
});

test("Refuses a picture of 200 megapixels before decoding it, and anything that is not a picture", async () => {
  const huge = await plain(20_000, 10_000);
  assert.ok(huge.length < 5_000_000, "a small file");
  const whole = await plain(64, 64);
  const texts = ["", "<html><body>not a picture</body></html>", "GIF89a", "\u0000\u0001\u0002"];
  for (const bytes of [huge, whole.subarray(0, whole.length / 2), ...texts.map((text) => Buffer.from(text))]) {
    await assert.rejects(makeSafePicture(bytes), NotAPicture);
  }
});

test("A thumbnail is square, whatever the picture's proportions", async () => {
  const { bytes } = await makeSafePicture(await plain(600, 200));
  const { width, height } = await sharp(await makeThumbnail(bytes, 160)).metadata();
  assert.deepEqual([width, height], [160, 160]);
});
