import sharp from "sharp";
import type { Frame } from "./blocks.ts";

/**
 * Pixels of each place, at 137 dots per inch and more of what the template gives it: halves and quarters of a picture of
 * 640 by 480, to which a JPEG is unpacked for less than to its whole size.
 */
const FRAMES: Readonly<
  Record<Frame, { readonly width: number; readonly height: number; readonly fit: "cover" | "inside" }>
> = {
  portrait: { width: 320, height: 320, fit: "cover" },
  face: { width: 96, height: 96, fit: "cover" },
  logo: { width: 96, height: 96, fit: "inside" },
  side: { width: 160, height: 120, fit: "cover" },
  photo: { width: 320, height: 240, fit: "cover" },
  post: { width: 160, height: 120, fit: "cover" },
};
/** 24 megapixels: more than a photograph of a person needs, and a bomb is refused before it is unpacked. */
const MAX_PIXELS = 24_000_000;
const MAX_BYTES = 12 * 1024 * 1024;

sharp.cache(false);
sharp.concurrency(1);

/** Any picture as fetched → a small JPEG on white, cut to its place; null where it is none, which the caller counts. Never throws. */
export async function shrinkPicture(bytes: Uint8Array, frame: Frame): Promise<Buffer | null> {
  if (bytes.byteLength === 0 || bytes.byteLength > MAX_BYTES || isMarkup(bytes)) return null;
  try {
    return await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated", pages: 1 })
      .autoOrient()
      .resize({ ...FRAMES[frame], kernel: "cubic", withoutEnlargement: true })
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
