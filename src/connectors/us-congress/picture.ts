import { z } from "zod";
import { jsonReader } from "../reader.ts";
import { claimAt, UnreadableCapture } from "../findings/claims.ts";
import { memberKey } from "./register.ts";

const File = z.object({ name: z.string(), html_url: z.url(), download_url: z.url() });

/**
 * Reads `us-congress/picture`: one file of unitedstates/images as listed by GitHub's contents API (`GET
 * /repos/{owner}/{repo}/contents/{path}`). Files are named by Bioguide ID.
 */
export const congressPicture = jsonReader({
  kind: "us-congress/picture",
  schema: File,
  yields: ["avatar", "photo"],
  *read(file, capture) {
    const bioguide = /^([A-Z]\d{6})\.jpg$/.exec(file.name)?.[1];
    if (bioguide === undefined) throw new UnreadableCapture(`${capture.kind}: /name: no Bioguide id`);
    const imageUrl = file.download_url;
    yield {
      externalId: memberKey(bioguide),
      url: capture.url,
      claims: [
        claimAt("avatar", { imageUrl }, "/download_url"),
        claimAt("photo", { imageUrl, sourceUrl: file.html_url }, "/download_url"),
      ],
      identifiers: [{ kind: "externalId", value: `bioguide:${bioguide}` }],
    };
  },
});
