import type { Sharp } from "sharp";
import type { PictureFrame, WantedPicture } from "./blocks.ts";

/** File name → JPEG; a picture that could not be read is not here. */
export type PictureFiles = ReadonlyMap<string, Buffer>;

export interface PreparedPictures {
  readonly files: PictureFiles;
  /** Some are as they are stored: whether they can be drawn, the typesetter finds out. */
  readonly asStored: boolean;
}

/**
 * Pixels of each place, at 137 dots per inch and more of what the template gives it: halves and quarters of a picture of
 * 640 by 480, to which a JPEG is unpacked for less than to its whole size. A JPEG of at most `plainBytes` stands there as
 * it is.
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
/** The typesetter holds them unpacked for two reports: 1.2 MB each at the 640 pixels a side that are stored at most. */
const MAX_AS_STORED = 24;
const SIMULTANEOUS = 4;
/** 24 megapixels: more than a photograph of a person needs, and a bomb is refused before it is unpacked. */
const MAX_PIXELS = 24_000_000;
const MAX_BYTES = 12 * 1024 * 1024;

/**
 * The pictures of a report, ready to be set. What is stored was re-encoded on its way in (`blobs/picture.ts`): upright,
 * without metadata, at most 640 pixels a side. A small one goes in as it is (measured: 1 ms of the typesetter, against
 * 5 ms of unpacking, shrinking and packing), every other is made anew.
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

/** Any picture as fetched → a small JPEG on white, cut to its place; null where it is none, which the caller counts. Never throws. */
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

/** The library is loaded with the first picture that needs it: a report of plain pictures starts without. */
async function open(bytes: Uint8Array): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "truncated", pages: 1 });
}

/** By its first and last markers, start and end of image (ISO/IEC 10918-1, table B.1). */
function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes.at(-2) === 0xff && bytes.at(-1) === 0xd9;
}

/** SVG and other markup can name files and other pictures; a picture of a report is pixels. */
function isMarkup(bytes: Uint8Array): boolean {
  return /^[\s\uFEFF]*</.test(Buffer.from(bytes.subarray(0, 64)).toString("utf8"));
}
