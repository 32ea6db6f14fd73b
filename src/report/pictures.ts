import type { Sharp } from "sharp";
import type { PictureFrame, WantedPicture } from "./blocks.ts";

/** File name → JPEG, without pictures that could not be read. */
export type PictureFiles = ReadonlyMap<string, Buffer>;

export interface PreparedPictures {
  readonly files: PictureFiles;
  /** Some are as stored: the typesetter finds out whether they can be drawn. */
  readonly asStored: boolean;
}

/**
 * The size of each frame in pixels, at 137 dots per inch or more of its size in the template: halves and quarters of
 * 640 by 480, to which a JPEG unpacks faster than to its full size. A JPEG of at most `plainBytes` is used unchanged.
 */
const FRAMES: Readonly<
  Record<
    PictureFrame,
    {
      readonly width: number;
      readonly height: number;
      readonly fit: "cover" | "inside";
      readonly plainBytes: number;
    }
  >
> = {
  portrait: { width: 320, height: 320, fit: "cover", plainBytes: 64 * 1024 },
  face: { width: 96, height: 96, fit: "cover", plainBytes: 16 * 1024 },
  logo: { width: 96, height: 96, fit: "inside", plainBytes: 16 * 1024 },
  side: { width: 160, height: 120, fit: "cover", plainBytes: 32 * 1024 },
  photo: { width: 320, height: 320, fit: "inside", plainBytes: 64 * 1024 },
  brand: { width: 480, height: 160, fit: "inside", plainBytes: 64 * 1024 },
  post: { width: 160, height: 160, fit: "inside", plainBytes: 32 * 1024 },
};
/**
 * The typesetter keeps them unpacked for two reports: 1.2 MB each, at the 640 pixels a side to which stored pictures
 * are limited.
 */
const MAX_AS_STORED = 24;
const SIMULTANEOUS = 4;
/**
 * 24 megapixels: more than a photograph of a person needs, and few enough that a bomb is rejected before it is
 * unpacked.
 */
const MAX_PIXELS = 24_000_000;
const MAX_BYTES = 12 * 1024 * 1024;

/**
 * Prepares the pictures of a report for typesetting. Stored pictures were re-encoded when they came in
 * (`blobs/picture.ts`): upright, without metadata, at most 640 pixels a side. Small ones are used unchanged (measured:
 * 1 ms of typesetting, against 5 ms for unpacking, shrinking and packing); all others are re-encoded.
 */
export async function preparePictures(
  wanted: readonly WantedPicture[],
  pictures: ReadonlyMap<string, Uint8Array>,
  madeAnew: "ifNeeded" | "always",
): Promise<PreparedPictures> {
  const files = madeAnew === "always" ? new Map<string, Buffer>() : smallPictures(wanted, pictures);
  const asStored = files.size > 0;
  const waiting = wanted.filter(({ id }) => !files.has(fileName(id))).values();
  const work = async (): Promise<void> => {
    for (const { id, address, frame } of waiting) {
      const bytes = pictures.get(address);
      const small = bytes === undefined ? null : await shrinkPicture(bytes, frame);
      if (small !== null) files.set(fileName(id), small);
    }
  };
  await Promise.all(Array.from({ length: SIMULTANEOUS }, work));
  return { files, asStored };
}

function smallPictures(
  wanted: readonly WantedPicture[],
  pictures: ReadonlyMap<string, Uint8Array>,
): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const { id, address, frame } of wanted) {
    const bytes = pictures.get(address);
    if (bytes === undefined || bytes.byteLength > FRAMES[frame].plainBytes || !isJpeg(bytes)) continue;
    if (files.size === MAX_AS_STORED) break;
    files.set(fileName(id), Buffer.from(bytes));
  }
  return files;
}

function fileName(id: number): string {
  return `${id}.jpg`;
}

/**
 * Turns any fetched picture into a small JPEG on white, cropped to its frame; null if it is not a picture, which the
 * caller counts. Never throws.
 */
export async function shrinkPicture(bytes: Uint8Array, frame: PictureFrame): Promise<Buffer | null> {
  if (bytes.byteLength === 0 || bytes.byteLength > MAX_BYTES || isMarkup(bytes)) return null;
  const { width, height, fit } = FRAMES[frame];
  try {
    const picture = await open(bytes);
    return await picture
      .autoOrient()
      .resize({ width, height, fit, position: "top", kernel: "cubic", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 78 })
      .timeout({ seconds: 5 })
      .toBuffer();
  } catch {
    return null;
  }
}

/** The library is loaded for the first picture that needs it; a report with only small pictures starts without it. */
async function open(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated", pages: 1 });
}

/** Checks the first and last markers, start and end of image (ISO/IEC 10918-1, table B.1). */
function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
}

/** SVG and other markup can refer to files and other pictures; a report accepts only pixels. */
function isMarkup(bytes: Uint8Array): boolean {
  return /^[\s\uFEFF]*</.test(Buffer.from(bytes.subarray(0, 64)).toString("utf8"));
}
