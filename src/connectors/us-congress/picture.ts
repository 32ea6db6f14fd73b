import { z } from "zod";
import type { Finding } from "../../domain/claim.ts";
import type { Capture } from "../connector.ts";
import { claimAt, readJson, UnreadableCapture } from "../reading/reading.ts";
import { memberKey } from "./register.ts";

/**
 * Reads `us-congress/picture`: one file of unitedstates/images as GitHub's contents API lists it
 * (`GET /repos/{owner}/{repo}/contents/{path}`). Files are named by Bioguide id.
 */
export function* readCongressPicture(capture: Capture): Iterable<Finding> {
  const file = readJson(capture, File);
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
}

const File = z.object({ name: z.string(), html_url: z.url(), download_url: z.url() });
