import { z } from "zod";

const PATTERN = "A pattern as in JavaScript, between slashes and with its flags.";

/** What a plug-in calls a host: `domain/site.ts`. */
export const LookupSite = z
  .object({
    host: z.string().describe("The last two labels of the host."),
    publisher: z.string().describe("The name people know."),
    readAt: z.string().optional().describe("The host where people read what this host returns to programs."),
    answersAt: z.string().optional().describe(`Matches URLs on other hosts that belong to this site. ${PATTERN}`),
    ofPeople: z.string().optional().describe(`Matches URLs, without their scheme, about one person. ${PATTERN}`),
    pages: z
      .array(z.object({ answer: z.string().describe(PATTERN), page: z.string() }))
      .optional()
      .describe("URLs of responses, and the page for people with their groups as `$1`."),
  })
  .meta({ id: "LookupSite" });
