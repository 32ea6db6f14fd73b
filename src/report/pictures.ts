import sharp from "sharp";

/** 24 megapixels: more than a photograph of a person needs, and a bomb is refused before it is unpacked. */
const MAX_PIXELS = 24_000_000;
const MAX_SIDE_PX = 640;
const MAX_BYTES = 12 * 1024 * 1024;

sharp.cache(false);
sharp.concurrency(1);

/** Any picture as fetched → a small JPEG on white, or null where it is none. Never throws. */
export async function shrinkPicture(bytes: Uint8Array, sidePx: number): Promise<Buffer | null> {
  if (bytes.byteLength === 0 || bytes.byteLength > MAX_BYTES || isMarkup(bytes)) return null;
  const side = Math.min(sidePx, MAX_SIDE_PX);
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated", pages: 1 })
      .autoOrient()
      .resize({ width: side, height: side, fit: "outside", withoutEnlargement: true })
      .resize({ width: side * 3, height: side * 3, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 78 })
      .timeout({ seconds: 5 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** SVG and other markup can name files and other pictures; a picture of a report is pixels. */
function isMarkup(bytes: Uint8Array): boolean {
  return /^[\s\uFEFF]*</.test(Buffer.from(bytes.subarray(0, 64)).toString("utf8"));
}
