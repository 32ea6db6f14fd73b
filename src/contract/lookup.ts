import { z } from "zod";
import { ASKED_FLAGS } from "../domain/brand-safety.ts";
import { OUTCOMES } from "../domain/coverage.ts";
import { IDENTIFIER_KINDS, normalizeIdentifier } from "../domain/identifier.ts";
import { LANGUAGES } from "./language.ts";
import { CONFIDENTIALITY, MAX_PREPARED_FOR_LENGTH } from "./report-form.ts";
import { FIRST_YEAR } from "../domain/instant.ts";
import { isPartialDate, yearOf } from "../domain/partial-date.ts";
import { PURPOSES } from "../domain/purpose.ts";
import { SECTIONS, STAGES, STATUSES } from "../domain/lookup.ts";
import { LookupData } from "./profile.ts";
import { RequestedPurpose } from "./purpose.ts";
import { pageAddress, personName, WRITTEN_HOST } from "./text.ts";

export const LookupCandidate = z
  .object({
    avatarUrl: z.string().optional(),
    fullName: z
      .string()
      .describe("Empty where the lookup has expired or was cancelled: nothing of its person is kept."),
    email: z.string().nullable(),
    sources: z.array(z.string()),
  })
  .meta({ id: "LookupCandidate" });

export const Lookup = z
  .object({
    lookupId: z.string(),
    candidate: LookupCandidate.optional().describe("Either `candidate` or `candidateId`, never both."),
    candidateId: z.string().optional().describe("Deprecated: with `?candidate=id`, in the place of `candidate`."),
    sections: z.array(z.enum(SECTIONS)),
    status: z.enum(STATUSES),
    stage: z.enum(STAGES).describe("The furthest stage the lookup has reached."),
    progress: z.number().min(0).max(1).describe("Never falls."),
    trial: z.boolean(),
    preview: z.boolean(),
    startedAt: z.iso.datetime().describe("When the lookup was created."),
    expiresAt: z.iso.datetime().optional(),
    finishedAt: z.iso.datetime().optional(),
    errorMessage: z.string().optional(),
    data: LookupData.optional(),
    unknown: z
      .array(z.string())
      .optional()
      .describe(
        'Beside `data`, and absent where there is none: JSON pointers to all members of it that are empty (`""`, `0`, `[]`, `false`) because nothing is known of them. `metadata` has the first of them as `candor.unknown`.',
      ),
    metadata: z
      .record(z.string(), z.string())
      .optional()
      .describe(
        "`candor.purpose`: why it was made. `candor.unknown`: comma-separated pointers to members of `data` that are empty because nothing is known of them, at most 512 characters; a last item `+N` says that N more were left out. `unknown` has all of them, and so has the evidence, each with no claims. `candor.undecided`: how many records may be about the person and wait for a decision (`GET /lookups/{lookupId}/records`); nothing of them is in `data`. Absent where there is none.",
      ),
  })
  .meta({ id: "Lookup" });

export const LookupSummary = Lookup.omit({ data: true }).meta({ id: "LookupSummary" });

export const LookupPage = z
  .object({ results: z.array(LookupSummary), next: z.string(), status: z.literal("success") })
  .meta({ id: "LookupPage" });

export const LookupQuery = z.strictObject({
  wait: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(0)
    .describe("Seconds to wait for the status or stage to change."),
  candidate: z.literal("id").optional().describe("`id` returns the deprecated `candidateId` in place of `candidate`."),
});

const METADATA_KEYS = 32;

/** What callers know of a person beside names and addresses: their own statement, weighed as an imported row is. */
function known(longest: number) {
  return z.string().trim().min(1).max(longest);
}

export const CandidateInput = z
  .strictObject({
    fullName: personName(256),
    avatarUrl: z
      .url({ protocol: /^https?$/ })
      .regex(WRITTEN_HOST, "must be an http or https URL with a host")
      .max(2048)
      .optional(),
    email: z.email().max(254).optional(),
    sources: z
      .array(pageAddress)
      .max(50)
      .describe("URLs of profiles and pages known to belong to the person, each at most 2,048 bytes, percent-encoded."),
    "candor.birthDate": z
      .string()
      .refine(
        (text) => isPartialDate(text) && yearOf(text) >= FIRST_YEAR,
        "must be a date such as 1958, 1958-10 or 1958-10-13",
      )
      .optional()
      .describe("`1958`, `1958-10` or `1958-10-13`."),
    "candor.phone": z
      .string()
      .max(40)
      .refine(
        (text) => normalizeIdentifier("phone", text) !== null,
        "must be in international format, with + and the country code",
      )
      .optional()
      .describe("In international format, such as `+1 202 555 0101`."),
    "candor.employer": known(200).optional().describe("The current or most recent employer."),
    "candor.role": known(200).optional().describe("Job title or occupation."),
    "candor.place": known(200).optional().describe("Where the person lives or works."),
    "candor.school": known(200).optional().describe("A school or university they attended."),
    "candor.aliases": z.array(personName(256)).max(20).optional().describe("Other names, in any script."),
    "candor.note": known(2_000)
      .optional()
      .describe("Anything else you know, in sentences. Used to tell namesakes apart; never shown in the profile."),
  })
  .meta({ id: "CandidateInput" });

/** How a request says whom it is about. */
const WHO = ["candidateId", "candidate", "candor.sameAs"] as const;

export const CreateLookup = z
  .strictObject({
    candidateId: z.string().min(1).max(64).optional().describe("A `candidateId` from a search result."),
    candidate: CandidateInput.optional().describe("A person who is not in the database."),
    "candor.sameAs": z
      .string()
      .min(1)
      .max(64)
      .optional()
      .describe("A `lookupId`: the person of that lookup, as they are known or were described."),
    sections: z
      .array(z.enum(SECTIONS))
      .min(1, "name a section, or leave the member out")
      .max(SECTIONS.length)
      .optional()
      .describe("Default: all that the purpose opens."),
    purpose: RequestedPurpose.optional().describe("Default: the key's."),
    "candor.flags": z
      .array(z.enum(ASKED_FLAGS))
      .max(ASKED_FLAGS.length)
      .optional()
      .describe(
        "Flags that are judged only where a lookup names them and its purpose allows it; otherwise they are `evaluated: false`.",
      ),
    trial: z.boolean().default(false),
    preview: z.boolean().default(false),
    metadata: z
      .record(z.string().min(1).max(64), z.string().max(512))
      .refine((metadata) => Object.keys(metadata).length <= METADATA_KEYS, `at most ${METADATA_KEYS} keys`)
      .refine(
        (metadata) => !Object.keys(metadata).some((key) => key.startsWith("candor.")),
        "keys that begin with `candor.` are the service's own",
      )
      .optional()
      .describe("Returned with the lookup. At most 32 keys of 64 characters, values of 512."),
    retentionDays: z.number().int().min(1).max(365).default(90),
    webhookUrl: z
      .url({ protocol: /^https?$/ })
      .regex(WRITTEN_HOST, "must be an http or https URL with a host")
      .max(2048)
      .optional()
      .describe(
        "Who is told when the lookup has ended, was corrected or erased: a POST in the form of Standard Webhooks. Public addresses, and those that the operator allows.",
      ),
  })
  .refine((request) => WHO.filter((member) => request[member] !== undefined).length === 1, {
    path: ["candidateId"],
    message: `give exactly one of ${WHO.join(", ")}`,
  })
  .meta({ id: "CreateLookup" });

export const LookupEvent = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("stage"), stage: z.enum(STAGES), status: z.enum(STATUSES), progress: z.number() }),
    z.object({
      type: z.literal("probe"),
      connector: z.string(),
      identifierKind: z.enum(IDENTIFIER_KINDS),
      outcome: z.enum(OUTCOMES),
      reason: z.string().optional(),
      ms: z.number(),
    }),
    z.object({ type: z.literal("finished"), status: z.enum(STATUSES) }),
  ])
  .meta({ id: "LookupEvent" });

export const Datasource = z
  .object({
    datasourceId: z.string(),
    lookupId: z.string(),
    connector: z.string(),
    date: z.iso.datetime().nullable().describe("When the data was collected."),
    source: z.string().describe("The address of the datasource."),
    file: z
      .string()
      .optional()
      .describe(
        "The name of the file that it was imported in, while that import is kept; a shared report leaves it out.",
      ),
    data: z.string().describe("The raw text: plain text, or a JSON document encoded as a string."),
    judgement: z.enum(["own", "undecided"]),
    recordIds: z.array(z.string()).describe("The records that this datasource tells of, as `/records` lists them."),
  })
  .meta({ id: "Datasource" });

export const EvidenceClaim = z
  .object({
    claimId: z.string(),
    value: z.unknown().describe("What the datasource states, typed by its property."),
    datasourceId: z.string(),
    locator: z
      .string()
      .describe(
        "Where in the raw data: an RFC 6901 JSON pointer, or `char=from,to` (RFC 5147) in plain text and HTML.",
      ),
    quote: z.string().optional().describe("The exact words, as they stand in the raw data."),
    method: z.enum(["stated", "derived", "generated"]),
    confidence: z
      .number()
      .min(0)
      .max(1)
      .describe(
        "How sure the reading is. Of what is read of a page's words: the share of such readings that were right.",
      ),
    purpose: z.enum(PURPOSES).describe("For what it was collected, and alone may be used."),
    reader: z
      .string()
      .optional()
      .describe(
        "The language model that proposed it, by its name; every word of it was found again in the datasource. Absent: the rules of the house read it.",
      ),
    rectifiedAt: z.iso.datetime().optional().describe("Stated by the person, who had it rectified then."),
    disputed: z.boolean().optional().describe("True where a public register states it and the person disputes it."),
    conflicts: z.boolean().optional().describe("True where it states another value than the profile shows."),
  })
  .meta({ id: "EvidenceClaim" });

export const Evidence = z
  .record(z.string(), z.array(EvidenceClaim))
  .describe(
    "JSON pointer into `data` → the claims under it. A pointer below a listed one has its evidence; a sentence of a summary is listed as `/overviewSummary#char=from,to`. An empty list: the wire requires the member, and nothing states it; whatever stands there is no fact.",
  )
  .meta({ id: "Evidence" });

export const Probe = z
  .object({
    connector: z.string(),
    identifierKind: z.enum(IDENTIFIER_KINDS),
    outcome: z.enum(OUTCOMES),
    reason: z.string().optional(),
    ms: z.number(),
    attempts: z.number().optional().describe("Requests sent to external servers for it; absent if there were none."),
    bytes: z.number().optional().describe("Bytes that came back."),
    gives: z
      .array(z.enum(SECTIONS))
      .optional()
      .describe("For a source that was not searched because it is off or lacks a key: the sections it would fill."),
    remedy: z.string().optional().describe("For such a source: how the operator can switch it on."),
  })
  .meta({ id: "Probe" });

/** About a document that is handed over. */
export const DocumentQuery = z.strictObject({
  name: z
    .string()
    .max(255)
    .default("")
    .describe("The file's name: its ending tells the format where its bytes do not."),
  whose: z
    .enum(["person", "unknown"])
    .default("unknown")
    .describe("`person`: it is about the candidate. `unknown`: this is judged, as for any other datasource."),
});
export type DocumentQuery = z.output<typeof DocumentQuery>;

export const ReportQuery = z.strictObject({
  paper: z.enum(["a4", "us-letter"]).default("a4"),
  language: z
    .enum(LANGUAGES)
    .default("en")
    .describe("Of all that Candor says itself, the summaries with it. What sources state stands as it is."),
  attach: z
    .enum(["profile", "captures"])
    .optional()
    .describe(
      "`profile` embeds the profile as `profile.json`; `captures` every source of the report as it was received, as `source-…`, by its number in the report.",
    ),
  preparedFor: z
    .string()
    .trim()
    .min(1)
    .max(MAX_PREPARED_FOR_LENGTH)
    .optional()
    .describe("Whom the report is prepared for: stands on its first page."),
  confidentiality: z.enum(CONFIDENTIALITY).optional().describe("Stands at the head of every page."),
  redact: z
    .literal("contacts")
    .optional()
    .describe("`contacts` masks email addresses and phone numbers, as in a trial."),
});

export const ReportVerification = z
  .object({
    genuine: z.boolean(),
    kind: z
      .literal("access")
      .optional()
      .describe("Of a copy of everything that is held of a person, as JSON or PDF; absent for any other file."),
    lookupId: z.string().optional().describe("The lookup the report was made for; absent for any other file."),
    state: z
      .enum(["current", "superseded"])
      .optional()
      .describe(
        "Whether the profile still says what the report says. `superseded`: it was changed since, by a decision, a document or a rebuild. Absent where the lookup has expired, was erased, or is another account's.",
      ),
  })
  .meta({ id: "ReportVerification" });

export const ReportLink = z
  .object({ url: z.string().describe("Absolute, signed, valid for 15 minutes, one document.") })
  .meta({ id: "ReportLink" });

export const ErasureReceipt = z
  .object({
    lookupId: z.string(),
    erasedAt: z.iso.datetime(),
    rows: z.record(z.string(), z.number()).describe("How many rows were erased, by table."),
    status: z.literal("success"),
  })
  .meta({ id: "ErasureReceipt" });

export type LookupCandidate = z.infer<typeof LookupCandidate>;
export type Lookup = z.infer<typeof Lookup>;
export type LookupSummary = z.infer<typeof LookupSummary>;
export type CreateLookup = z.infer<typeof CreateLookup>;
export type CandidateInput = z.infer<typeof CandidateInput>;
export type LookupEvent = z.infer<typeof LookupEvent>;
export type Datasource = z.infer<typeof Datasource>;
export type EvidenceClaim = z.infer<typeof EvidenceClaim>;
export type Evidence = z.infer<typeof Evidence>;
export type Probe = z.infer<typeof Probe>;
export type ErasureReceipt = z.infer<typeof ErasureReceipt>;
