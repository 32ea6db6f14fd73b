import { messages } from "./messages.ts";
import type { EvidenceOutline } from "../../src/contract/evidence-outline.ts";
import type { EvidenceClaim } from "../../src/contract/lookup.ts";
import type { Schemas } from "../../src/client/client.ts";

/** The service's responses, under the names of the contract. */
export type CandidateDetail = Schemas["CandidateDetail"];
export type SearchResult = Schemas["SearchResult"];
export type SearchPage = Schemas["SearchPage"];
export type SearchCoverage = Schemas["SearchCoverage"];
export type Lookup = Schemas["Lookup"];
export type LookupSummary = Schemas["LookupSummary"];
export type FoundHistory = Schemas["FoundHistory"];
export type LookupData = Schemas["LookupData"];
export type Changes = Schemas["Changes"];
export type PersonNote = Schemas["PersonNote"];
export type Datasource = Schemas["Datasource"];
export type { EvidenceClaim, EvidenceOutline };
export type Evidence = Schemas["Evidence"];
export type Summaries = Schemas["Summaries"];
export type Probe = Schemas["Probe"];
export type JudgedRecord = Schemas["JudgedRecord"];
export type Import = Schemas["Import"];
export type TablePreview = Schemas["TablePreview"];
export type Bulk = Schemas["Bulk"];
export type BulkSummary = Schemas["BulkSummary"];
export type BulkRow = Schemas["BulkRow"];
export type LookupRequest = Schemas["CreateLookup"];
export type AskedFlag = NonNullable<LookupRequest["candor.flags"]>[number];
export type CandidateInput = Schemas["CandidateInput"];
export type Connector = Schemas["Connector"];
export type DeskRequest = Schemas["DeskRequest"];
export type Key = Schemas["Key"];
export type Member = Schemas["Member"];
export type Role = Member["role"];
export type Usage = Schemas["UsageList"]["results"][number];
export type Share = Schemas["Share"];
export type SharedReport = Schemas["SharedReport"];
/** A datasource by its address; with its document, if the reader may see it. */
export type CitedDatasource = SharedReport["datasources"][number] &
  Pick<Datasource, "file"> & { readonly data?: string };
export type NewKey = Schemas["NewKey"];
export type RotatedKey = Schemas["RotatedKey"];
export type KeyRequest = Schemas["CreateKey"];
export type Experience = Schemas["Experience"];
export type School = Schemas["School"];
export type Post = Schemas["Post"];
export type SocialMedia = Schemas["SocialMedia"];
export type OnlinePresence = Schemas["OnlinePresence"];

export type Platform = CandidateDetail["presences"][number]["platform"];
export type SearchType = Platform | "candor";
export type SectionName = Lookup["sections"][number];
export type BulkStatus = BulkSummary["status"];
export type RowState = BulkRow["state"];
export type Requirable = BulkSummary["required"][number];
export type Purpose = Key["defaultPurpose"];
export type Scope = Key["scopes"][number];
export type Status = Lookup["status"];
export type Stage = Lookup["stage"];
export type Judgement = JudgedRecord["judgement"];
export type Outcome = Probe["outcome"];
export type IdentifierKind = Probe["identifierKind"];

type LookupCandidate = Schemas["LookupCandidate"];
const NOBODY: LookupCandidate = { fullName: "", email: null, sources: [] };

/** The person of a lookup. The service leaves it out only for callers that ask for the bare ID instead. */
export function candidateOf(lookup: Pick<Lookup, "candidate">): LookupCandidate {
  const { candidate } = lookup;
  // Nothing about the person is kept for an expired or cancelled lookup.
  return candidate && candidate.fullName !== ""
    ? candidate
    : { ...NOBODY, ...candidate, fullName: messages.history.forgotten };
}

/** Why a lookup was made; `null` if that is unknown here. */
export function purposeOf({ metadata }: Pick<Lookup, "metadata">): Purpose | null {
  const given = metadata?.["candor.purpose"] ?? "";
  return Object.hasOwn(messages.purposes, given) ? (given as Purpose) : null;
}

/** Statuses that are final. */
export function isFinished(status: Status): boolean {
  return status !== "queued" && status !== "running";
}
