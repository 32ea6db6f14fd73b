import { drawPicture } from "../blobs/drawn-picture.ts";
import { makeThumbnail } from "../blobs/picture.ts";
import { findFetchedPicture } from "../db/datasource.ts";
import { findPeople } from "../db/merge.ts";
import { hasPicture, listPictured } from "../db/picture.ts";
import type { Db } from "../db/schema.ts";
import { withoutSuppressed } from "../db/suppression.ts";
import type { Keyring } from "../domain/keyring.ts";
import { PublicError } from "../errors.ts";
import { pictureKeys } from "../names/suppression.ts";
import { isStatedMinor } from "../analysis/minor.ts";
import type { ServiceContext } from "./context.ts";
import { limitInFlight } from "./in-flight.ts";

export interface ServedPicture {
  /** Drawn by the service, showing nobody. */
  readonly drawn: boolean;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** For all callers: each holds a decoded picture. */
const thumbnails = limitInFlight(64, "pictures");

/** The size of a thumbnail, in pixels. */
const THUMBNAIL_SIDE = 160;

/**
 * A picture under `/pictures/`: imported, fetched, or drawn by the service.
 *
 * @param size `160` for the thumbnail
 */
export async function openPicture(
  context: ServiceContext,
  name: string,
  size: string | undefined,
): Promise<ServedPicture> {
  const drawn = drawPicture(name);
  if (drawn) return { drawn: true, mediaType: "image/svg+xml; charset=utf-8", bytes: Buffer.from(drawn) };
  const bytes = await readHeldPicture(context, name);
  if (!bytes || (size !== undefined && size !== String(THUMBNAIL_SIDE))) {
    throw new PublicError("picture_not_found", "No such picture.");
  }
  return {
    drawn: false,
    mediaType: "image/jpeg",
    bytes: size ? await thumbnails("", () => makeThumbnail(bytes, THUMBNAIL_SIDE)) : bytes,
  };
}

/** The bytes for the rest of a URL after `/pictures/`; thumbnails at full size, drawn pictures not at all. */
export async function readServedPicture(context: ServiceContext, tail: string): Promise<Uint8Array | null> {
  return await readHeldPicture(context, tail.split("?")[0] ?? "");
}

/** Pictures of a removed import or a suppressed person are gone, those of minors are not shown. */
async function readHeldPicture({ db, blobs, keyring, now }: ServiceContext, name: string): Promise<Uint8Array | null> {
  if (!/^[0-9a-f]{40}$/.test(name)) return null;
  if (!(await hasPicture(db, name))) return await readFetchedPicture(db, keyring, name);
  const shown = await withoutSuppressed(db, [name], (hash) => pictureKeys(keyring, hash));
  if (shown.length === 0 || (await showsOnlyMinors(db, name, now()))) return null;
  return await blobs.get(`pictures/${name}`);
}

/** Whether a picture is that of somebody stored as a minor, and of nobody whom a search may show. */
async function showsOnlyMinors(db: Db, hash: string, at: Date): Promise<boolean> {
  const people = [...(await findPeople(db, await listPictured(db, hash))).values()];
  return people.length > 0 && people.every(({ members }) => members.some((member) => isStatedMinor(member, at)));
}

/** A fetched picture is deleted with its lookup, and visible only with it. */
async function readFetchedPicture(db: Db, keyring: Keyring, name: string): Promise<Uint8Array | null> {
  const found = await findFetchedPicture(db, keyring, name);
  return found === null ? null : Buffer.from((JSON.parse(found.data) as { bytes: string }).bytes, "base64");
}
