import { z } from "zod";
import { PLATFORMS } from "../domain/platform.ts";

export const CandidateDetail = z
  .object({
    candidateId: z.string(),
    fullName: z
      .string()
      .describe("Empty, like all details, in the response to a merge that reveals that the person is under 18."),
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
    mergedFrom: z
      .array(z.object({ candidateId: z.string(), fullName: z.string(), mergedAt: z.iso.datetime() }))
      .describe("Other candidates who turned out to be this person; usually empty."),
  })
  .meta({ id: "CandidateDetail" });

export const MergeCandidate = z
  .strictObject({ candidateId: z.string().min(1).max(64).describe("The candidate who is the same person.") })
  .meta({ id: "MergeCandidate" });

export type CandidateDetail = z.infer<typeof CandidateDetail>;
