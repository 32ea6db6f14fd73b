import { findPictures, type StoredPicture } from "../db/picture.ts";
import { initialsPicture } from "../sections/names.ts";
import type { ServiceContext } from "./context.ts";

export async function resolvePictures(
  context: ServiceContext,
  accountId: string,
  urls: readonly (string | null)[],
): Promise<ReadonlyMap<string, StoredPicture>> {
  return await findPictures(
    context.db,
    accountId,
    urls.filter((url) => url !== null),
  );
}

/** The URL of a person's picture on the service: a stored one, or their initials. */
export function avatarUrlOf(
  context: ServiceContext,
  pictures: ReadonlyMap<string, StoredPicture>,
  url: string | null,
  fullName: string,
): string {
  const picture = url === null ? undefined : pictures.get(url);
  return `${context.baseUrl}/pictures/${picture ? picture.hash : initialsPicture(fullName)}`;
}
