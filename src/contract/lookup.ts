import { LookupContradiction } from "./lookup-contradiction.ts";
import { LookupRectification } from "./lookup-rectification.ts";
import { LookupSite } from "./lookup-site.ts";
import { ledgerReasons } from "./reason.ts";
import { z } from "zod";
import { ASKED_FLAGS } from "../domain/brand-safety.ts";
import { OUTCOMES } from "../domain/coverage.ts";
import { IDENTIFIER_KINDS, normalizeIdentifier } from "../domain/identifier.ts";
import { LANGUAGES } from "./language.ts";
import { CONFIDENTIALITY, MAX_PREPARED_FOR_LENGTH, REDACTIONS } from "./report-form.ts";
import { FIRST_YEAR } from "../domain/instant.ts";
import { isPartialDate, yearOf } from "../domain/partial-date.ts";
import { PURPOSES } from "../domain/purpose.ts";
import { SECTIONS, STAGES, STATUSES } from "../domain/lookup.ts";
import { MAX_DOCUMENTS } from "./awaited-documents.ts";
import { LookupData } from "./profile.ts";
import { RequestedPurpose } from "./purpose.ts";
import { pageAddress, personName, WRITTEN_HOST } from "./text.ts";

export const LookupCandidate = z
  .object({
    avatarUrl: z.string().optional(),
    fullName: z
      .string()
      .describe("Empty if the lookup has expired or was cancelled; nothing about its person is kept."),
    email: z.string().nullable(),
    sources: z.array(z.string()),
    fragments: z.array(z.string()).optional().describe("In lists: company and location, or the headline."),
  })
  .meta({ id: "LookupCandidate" });

export const Lookup = z
  .object({
    lookupId: z.string(),
    candidate: LookupCandidate.optional().describe("Either `candidate` or `candidateId`, never both."),
    candidateId: z.string().optional().describe("Deprecated: replaces `candidate` with `?candidate=id`."),
    sections: z.array(z.enum(SECTIONS)),
    status: z.enum(STATUSES),
    stage: z.enum(STAGES).describe("The furthest stage the lookup has reached."),
    progress: z.number().min(0).max(1).describe("Never decreases."),
    trial: z.boolean(),
    preview: z.boolean(),
    startedAt: z.iso.datetime().describe("When the lookup was created."),
    expiresAt: z.iso.datetime().optional(),
    finishedAt: z.iso.datetime().optional(),
    errorMessage: z.string().optional(),
    data: LookupData.optional(),
    sites: z
      .array(LookupSite)
      .optional()
      .describe(
        "What the operator's plug-ins call the hosts that sources of `data` come from; absent if they name none.",
      ),
    contradictions: z
      .array(LookupContradiction)
      .readonly()
      .optional()
      .describe(
        "URLs and documents given as the person's that were not used, because their content contradicts that or could not be read. Absent if there are none. `metadata` lists them in English as `candor.contradictions`, one line each.",
      ),
    rectifications: z
      .array(LookupRectification)
      .readonly()
      .optional()
      .describe(
        "What the person had corrected, and what they dispute in a public register. Absent if there is nothing. `metadata` lists it in English as `candor.rectified`, one line each.",
      ),
    sourceNames: z
      .record(z.string(), z.string())
      .optional()
      .describe("What the operator's plug-ins are called, by their `connector`; absent if there are none."),
    unknown: z
      .array(z.string())
      .optional()
      .describe(
        'JSON pointers to all members of `data` that are empty (`""`, `0`, `[]`, `false`) because nothing is known about them; absent if there are none. `metadata` contains the first of them as `candor.unknown`.',
      ),
    metadata: z
      .record(z.string(), z.string())
      .optional()
      .describe(
        "`candor.purpose`: the purpose. `candor.unknown`: comma-separated pointers to members of `data` that are empty because nothing is known about them, up to 512 characters; a last item `+N` means that N more were left out. `unknown` lists all of them, and so does the evidence, with no claims. `candor.undecided`: how many records may be about the person and await a decision (`GET /lookups/{lookupId}/records`); `data` contains nothing from them. Absent if there are none. `candor.namesakes`: how many other known people may share the name; every record was compared with each of them. Absent if there are none. `candor.unanswered.adverseMedia`: how many sources of news were asked and did not answer, so that the section is `notAsked` although they were sent the name. Absent if there are none. `candor.check.sanctions`, `candor.check.litigation`, `candor.check.directorships`: what the kept lists that were searched for this answered, `nothing` or `entries`; an entry may be the person's, and is among the records. Absent if none was searched, one did not answer, or the lookup lacks the section (`adverseMedia`; for `directorships` `career`). `candor.awaitedDocuments`: how many of the documents announced with `candor.documents` have not been added yet, so that `data` lacks what they say. Fifteen minutes after `finishedAt`, nobody waits for them any more. Absent if there are none.",
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

/** What callers know about a person besides names and addresses: their own statement, weighed like an imported row. */
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
      .describe("URLs of profiles and pages known to be the person's, up to 2,048 bytes each, percent-encoded."),
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
      .describe("Anything else you know, as free text. Used to tell namesakes apart, never shown in the profile."),
  })
  .meta({ id: "CandidateInput" });

/** The ways in which a request can say whom it is about. */
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
      .describe("A `lookupId`: looks up the same person again, as a candidate or as described."),
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
        "Flags that are judged only if the lookup names them and its purpose allows it. Otherwise they are `evaluated: false`.",
      ),
    "candor.documents": z
      .int()
      .min(1)
      .max(MAX_DOCUMENTS)
      .optional()
      .describe(
        "How many documents will be added with `POST /lookups/{lookupId}/documents` when the lookup has finished. Until then, `metadata` says that the profile waits for them.",
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
      .describe("Returned with the lookup. Up to 32 keys of 64 characters, with values of 512."),
    retentionDays: z.number().int().min(1).max(365).default(90),
    webhookUrl: z
      .url({ protocol: /^https?$/ })
      .regex(WRITTEN_HOST, "must be an http or https URL with a host")
      .max(2048)
      .optional()
      .describe(
        "A URL to notify when the lookup ends, is corrected or erased, by a POST according to Standard Webhooks. It must be public, or allowed by the operator.",
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
      ...ledgerReasons,
      ms: z.number(),
    }),
    z.object({
      type: z.literal("finished"),
      status: z.enum(STATUSES),
      awaitedDocuments: z
        .int()
        .optional()
        .describe("How many announced documents are still to be added. Absent if there are none."),
    }),
  ])
  .meta({ id: "LookupEvent" });

export const Datasource = z
  .object({
    datasourceId: z.string(),
    lookupId: z.string(),
    connector: z.string(),
    date: z.iso.datetime().nullable().describe("When the data was collected."),
    source: z.string().describe("The URL of the datasource."),
    file: z
      .string()
      .optional()
      .describe("The name of the file it was imported from, as long as that import exists. Shared reports omit it."),
    data: z.string().describe("The raw text: plain text, or a JSON document encoded as a string."),
    judgement: z.enum(["own", "undecided"]),
    recordIds: z.array(z.string()).describe("The records from this datasource, as listed by `/records`."),
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
        "The place in the raw data: an RFC 6901 JSON pointer, or `char=from,to` (RFC 5147) in plain text and HTML.",
      ),
    quote: z.string().optional().describe("The exact words in the raw data."),
    method: z.enum(["stated", "derived", "generated"]),
    confidence: z
      .number()
      .min(0)
      .max(1)
      .describe(
        "The confidence of the reading. For text read from a page: the share of similar readings that were right.",
      ),
    purpose: z.enum(PURPOSES).describe("The only purpose for which it was collected and may be used."),
    reader: z
      .string()
      .optional()
      .describe(
        "The name of the language model that proposed it; every word of it was verified in the datasource. Absent if Candor's rules read it.",
      ),
    rectifiedAt: z.iso
      .datetime()
      .optional()
      .describe("When the person had it rectified; the value is their own statement."),
    disputed: z.boolean().optional().describe("True if a public register states it and the person disputes it."),
    conflicts: z.boolean().optional().describe("True if it states a different value from the one in the profile."),
  })
  .meta({ id: "EvidenceClaim" });

export const Evidence = z
  .record(z.string(), z.array(EvidenceClaim))
  .describe(
    "Maps JSON pointers into `data` to their claims. A pointer below a listed one shares its evidence. Sentences of a summary are listed as `/overviewSummary#char=from,to`. An empty list means that the member is required but no source states it; its value is not a fact.",
  )
  .meta({ id: "Evidence" });

export const Probe = z
  .object({
    connector: z.string(),
    identifierKind: z.enum(IDENTIFIER_KINDS),
    outcome: z.enum(OUTCOMES),
    ...ledgerReasons,
    ms: z.number(),
    attempts: z
      .number()
      .optional()
      .describe("The number of requests sent to external servers; absent if there were none."),
    bytes: z.number().optional().describe("The number of bytes received."),
    gives: z
      .array(z.enum(SECTIONS))
      .optional()
      .describe("For a source that was not searched because it is off or lacks a key: the sections it would fill."),
    remedy: z.string().optional().describe("For such a source: how the operator can switch it on."),
  })
  .meta({ id: "Probe" });

/** Describes an uploaded document. */
export const DocumentQuery = z.strictObject({
  name: z
    .string()
    .max(255)
    .default("")
    .describe("The file's name. Its extension decides the format if the content does not."),
  whose: z
    .enum(["person", "unknown"])
    .default("unknown")
    .describe(
      "`person`: the document is about the candidate. `unknown`: Candor judges this, as for any other datasource.",
    ),
});
export type DocumentQuery = z.output<typeof DocumentQuery>;

export const ReportQuery = z.strictObject({
  paper: z.enum(["a4", "us-letter"]).default("a4"),
  language: z
    .enum(LANGUAGES)
    .default("en")
    .describe("The language of Candor's own texts, including the summaries. What sources state is not translated."),
  attach: z
    .enum(["profile", "captures"])
    .optional()
    .describe(
      "`profile` embeds the profile as `profile.json`; `captures` embeds every source as it was received, as `source-…` with its number in the report.",
    ),
  preparedFor: z
    .string()
    .trim()
    .min(1)
    .max(MAX_PREPARED_FOR_LENGTH)
    .optional()
    .describe("The recipient, printed on the first page."),
  confidentiality: z.enum(CONFIDENTIALITY).optional().describe("Printed at the top of every page."),
  redact: z
    .enum(REDACTIONS)
    .optional()
    .describe(
      "`contacts` masks email addresses and phone numbers, as in a trial. `outside`, for readers outside your organisation, also leaves out relatives and other people, day and month of birth, street addresses and every picture of the profile; with it, `attach=captures` is refused.",
    ),
});

export const ReportVerification = z
  .object({
    genuine: z.boolean(),
    kind: z
      .literal("access")
      .optional()
      .describe("Only for a copy of everything stored about a person, as JSON or PDF."),
    lookupId: z.string().optional().describe("The lookup of the report; absent for any other file."),
    state: z
      .enum(["current", "superseded"])
      .optional()
      .describe(
        "Whether the profile is still the one in the report. `superseded`: it has since been changed by a decision, a document or a rebuild. Absent if the lookup has expired, was erased, or belongs to another account.",
      ),
  })
  .meta({ id: "ReportVerification" });

export const ReportLink = z
  .object({ url: z.string().describe("Absolute, signed, valid for 15 minutes and for this document only.") })
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
