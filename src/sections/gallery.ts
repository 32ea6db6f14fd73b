import type { Photo } from "../contract/profile.ts";
import { type Cited, cite, some } from "./cited.ts";
import type { ClaimSet } from "./claim-set.ts";
import { agreeOn } from "./fold.ts";
import { pageOf, type Section } from "./section.ts";

/**
 * Pictures of the person in datasources, with author and licence if a fetched one states them. Pictures that the service does not hold are
 * left out: nothing is fetched here.
 */
export const gallery: Section = {
  name: "gallery",
  reads: ["avatar", "photo"],
  fills: ["photos"],
  build(claims, subject) {
    const shown = new Map<string, Cited<Photo>>();
    for (const photo of picturesOf(claims)) {
      const url = subject.pictureUrl(photo.imageUrl);
      const sourceUrl = photo.sourceUrl ?? pageOf(photo.claim, subject);
      if (!url || !sourceUrl || shown.has(url)) continue;
      const credit = subject.pictureCredit?.(photo.imageUrl) ?? {};
      shown.set(url, cite({ thumbnailUrl: `${url}?size=160`, imageUrl: url, sourceUrl, ...credit }, photo.claim));
    }
    return { photos: some([...shown.values()]) };
  },
};

function picturesOf(claims: ClaimSet) {
  const photos = agreeOn(claims, "photo", (photo) => photo.imageUrl).map(({ value, claims: [claim] }) => ({
    imageUrl: value.imageUrl,
    sourceUrl: value.sourceUrl as string | undefined,
    claim,
  }));
  const avatars = agreeOn(claims, "avatar", (avatar) => avatar.imageUrl).map(({ value, claims: [claim] }) => ({
    imageUrl: value.imageUrl,
    sourceUrl: undefined,
    claim,
  }));
  return [...photos, ...avatars];
}
