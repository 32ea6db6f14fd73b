import { z } from "zod";
import { PLATFORMS } from "../domain/platform.ts";

export const CandidateDetail = z
  .object({
    candidateId: z.string(),
    fullName: z.string(),
    aliases: z.array(z.string()),
    avatarUrl: z.string(),
    fragments: z.array(z.string()),
    presences: z.array(
      z.object({
        platform: z.enum(PLATFORMS),
        url: z.string(),
        handle: z.string(),
        displayName: z.string().optional(),
        headline: z.string().optional(),
        followers: z.number().optional(),
      }),
    ),
    identifiers: z.array(z.object({ kind: z.string(), value: z.string() })),
  })
  .meta({ id: "CandidateDetail" });
export type CandidateDetail = z.infer<typeof CandidateDetail>;
