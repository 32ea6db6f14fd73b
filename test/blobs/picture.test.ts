import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { makeSafePicture, makeThumbnail, NotAPicture } from "../../src/blobs/picture.ts";

const plain = async (width: number, height: number) =>
  await sharp({ create: { width, height, channels: 3, background: "#4477aa" } })
    .png()
    .toBuffer();

test("A picture is kept upright, small, as JPEG and without what a camera wrote into it", async () => {
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

test("The same picture has the same hash, another one another", async () => {
  const first = await makeSafePicture(await plain(40, 40));
  assert.equal((await makeSafePicture(await plain(40, 40))).hash, first.hash);
  assert.notEqual((await makeSafePicture(await plain(41, 40))).hash, first.hash);
});

test("A picture of 200 megapixels is refused before it is decoded, and so is whatever is no picture", async () => {
  const huge = await plain(20_000, 10_000);
  assert.ok(huge.length < 5_000_000, "a small file");
  const whole = await plain(64, 64);
  const texts = ["", "<html><body>not a picture</body></html>", "GIF89a", "\u0000\u0001\u0002"];
  for (const bytes of [huge, whole.subarray(0, whole.length / 2), ...texts.map((text) => Buffer.from(text))]) {
    await assert.rejects(makeSafePicture(bytes), NotAPicture);
  }
});

test("A thumbnail is square, whatever the picture's sides", async () => {
  const { bytes } = await makeSafePicture(await plain(600, 200));
  const { width, height } = await sharp(await makeThumbnail(bytes, 160)).metadata();
  assert.deepEqual([width, height], [160, 160]);
});
