import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { preparePictures, shrinkPicture } from "../../src/report/pictures.ts";
import { picture } from "./samples.ts";

test("every raster format becomes a JPEG no larger than its place", async () => {
  const base = sharp(await picture(1));
  const formats = [
    base.clone().png(),
    base.clone().webp(),
    base.clone().gif(),
    base.clone().tiff(),
    base.clone().avif(),
    base.clone().jpeg(),
  ];
  for (const format of formats) {
    const small = await shrinkPicture(await format.toBuffer(), "photo");
    assert.ok(small !== null);
    const { format: kind, width, height } = await sharp(small).metadata();
    assert.deepEqual([kind, width, height], ["jpeg", 320, 240]);
  }
});

test("a logo keeps its shape, a transparent ground becomes white", async () => {
  const clear = await sharp({ create: { width: 400, height: 100, channels: 4, background: "#00000000" } })
    .png()
    .toBuffer();
  const small = await shrinkPicture(clear, "logo");
  assert.ok(small !== null);
  const { data, info } = await sharp(small).raw().toBuffer({ resolveWithObject: true });
  assert.deepEqual([info.width, info.height, data[0]], [96, 24, 255]);
});

test("what is not a picture is null: nothing, text, markup, a truncated or broken file, a bomb", async () => {
  const good = await picture(2);
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  const bad = [
    new Uint8Array(),
    Buffer.from("no picture"),
    Buffer.from("<!doctype html>"),
    Buffer.from('\uFEFF <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    good.subarray(0, good.byteLength / 2),
    bomb,
  ];
  for (const bytes of bad) assert.equal(await shrinkPicture(bytes, "photo"), null);
});

test("a picture one pixel high does not fail", async () => {
  assert.ok((await shrinkPicture(await picture(3, 2000, 1), "portrait")) !== null);
});

test("a small JPEG is embedded unchanged; large ones and other formats are re-encoded", async () => {
  const png = await sharp(await picture(6))
    .png()
    .toBuffer();
  const pictures = new Map([
    ["small", await picture(4)],
    ["large", await noise()],
    ["png", png],
  ]);
  const wanted = [...pictures.keys(), "gone"].map((address, id) => ({ id, address, frame: "photo" as const }));
  const { files, asStored } = await preparePictures(wanted, pictures, "ifNeeded");
  const widths = await Promise.all([...files].sort().map(async ([, bytes]) => (await sharp(bytes).metadata()).width));
  assert.deepEqual([widths, asStored], [[640, 320, 320], true]);
  const again = await preparePictures(wanted, pictures, "always");
  const small = again.files.get("0.jpg");
  assert.equal(again.asStored, false);
  assert.equal((await sharp(small).metadata()).width, 320);
});

test("a report's unchanged pictures share a limit", async () => {
  const bytes = await picture(7, 640, 640);
  const pictures = new Map(Array.from({ length: 30 }, (_, id) => [String(id), bytes]));
  const wanted = [...pictures.keys()].map((address, id) => ({ id, address, frame: "photo" as const }));
  const { files } = await preparePictures(wanted, pictures, "ifNeeded");
  const sizes = await Promise.all([...files.values()].map(async (file) => (await sharp(file).metadata()).width));
  assert.equal(sizes.length, 30);
  assert.equal(sizes.filter((width) => width === 640).length, 24);
});

/** A picture that takes more than a quarter of a megabyte at 640 pixels a side. */
async function noise(): Promise<Buffer> {
  const create = {
    width: 640,
    height: 640,
    channels: 3 as const,
    background: "#888",
    noise: { type: "gaussian" as const, mean: 128, sigma: 60 },
  };
  return await sharp({ create }).jpeg({ quality: 95 }).toBuffer();
}
