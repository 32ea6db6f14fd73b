import { createHash } from "node:crypto";
import sharp from "sharp";

/** A picture made safe to store and show: re-encoded, upright, without metadata, at most 640 pixels on each side. */
export interface SafePicture {
  readonly hash: string;
  readonly mediaType: "image/jpeg";
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

/** The bytes are not a picture, or one that is too large to open. */
export class NotAPicture extends Error {}

const MAX_SIDE_PX = 640;
// Decoding a picture of 50 megapixels takes 150 MB; a portrait does not need more.
const MAX_PIXELS = 50_000_000;

export async function makeSafePicture(bytes: Uint8Array): Promise<SafePicture> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" })
      .rotate()
      .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .jpeg({ quality: 85 })
      .toBuffer({ resolveWithObject: true });
    return {
      hash: createHash("sha256").update(data).digest("hex").slice(0, 40),
      mediaType: "image/jpeg",
      width: info.width,
      height: info.height,
      bytes: data,
    };
  } catch (error) {
    throw new NotAPicture("The bytes are not a picture that can be opened.", { cause: error });
  }
}

/** A square thumbnail of a safe picture. */
export async function makeThumbnail(bytes: Uint8Array, sidePixels: number): Promise<Uint8Array> {
  return await sharp(bytes).resize(sidePixels, sidePixels, { fit: "cover" }).jpeg({ quality: 82 }).toBuffer();
}
