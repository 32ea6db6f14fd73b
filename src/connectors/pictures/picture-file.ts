import * as z from "zod";
import { jsonReader } from "../reader.ts";

/** Who made a picture, as the file's page states it. */
export interface Credit {
  readonly author?: string;
  /** Its short name: "CC BY-SA 4.0". */
  readonly licence?: string;
  readonly licenceUrl?: string;
  /** Where that is stated. */
  readonly page?: string;
}

/** A fetched picture: it says nothing about anybody, but shows what other documents name. */
export const pictureFile = jsonReader({
  kind: "pictures/file",
  schema: z.object({
    bytes: z.string(),
    author: z.string().optional(),
    licence: z.string().optional(),
    licenceUrl: z.string().optional(),
    page: z.string().optional(),
  }),
  yields: ["avatar", "photo"],
  *read() {},
});
