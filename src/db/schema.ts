import type { LedgerReason } from "../domain/ledger-reason.ts";
import type { ColumnType, Generated, Kysely } from "kysely";
import type { RowReason } from "../domain/bulk.ts";
import type { Platform } from "../domain/platform.ts";
import type { AccountSchema } from "./account-schema.ts";
import type { PrivacySchema } from "./privacy-schema.ts";
import type { SourceSchema } from "./source-schema.ts";

/** The tables as the query builder sees them; the migrations define them. */
export interface Schema extends AccountSchema, PrivacySchema, SourceSchema {
  setting: { name: string; value: string };
  import: ImportRow;
  bulk: BulkTableRow;
  bulk_row: BulkRowTableRow;
  candidate: CandidateRow;
  identifier_key: { key: string; number: number };
  archive_document: ArchiveDocumentRow;
  archive_key: { kind: string; value: string; document_id: string; suppression_key: string | null };
  picture: PictureRow;
  lookup: LookupRow;
  probe: ProbeRow;
  datasource: DatasourceRow;
  record: RecordRow;
  match: MatchRow;
  claim: ClaimRow;
  decision: DecisionRow;
  person_note: PersonNoteRow;
  candidate_apart: CandidateApartRow;
  candidate_merge: CandidateMergeRow;
  suppressed_person: { head_id: string; keys: Generated<string[]> };
  posting: PostingRow;
  term: TermRow;
  share: ShareRow;
  webhook_delivery: WebhookDeliveryRow;
  second_reading: {
    lookup_id: string;
    datasource_id: string;
    part: number;
    key: string;
    model: string;
    written: string;
    sealed: Generated<boolean>;
  };
  second_reading_day: { day: string; asked: number };
}

/** A database handle: the pool, or the transaction that shadows it. */
export type Db = Kysely<Schema>;

export interface WebhookDeliveryRow {
  id: string;
  account_id: string;
  lookup_id: string;
  purpose: string;
  event: string;
  url: string;
  host: string;
  payload: string;
  state: Generated<string>;
  created_at: Date;
  next_at: Date;
  tries: Generated<number>;
  attempts: Generated<unknown>;
}

export interface ShareRow {
  id: string;
  lookup_id: string;
  token_hash: string;
  key_id: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  openings: Generated<number>;
  opened_at: Date | null;
}

export interface ImportRow {
  id: string;
  account_id: string;
  format: string;
  said: Generated<string>;
  status: string;
  rows: number | null;
  rows_read: Generated<number>;
  candidates: Generated<number>;
  documents: Generated<number>;
  pictures: Generated<number>;
  unchanged: Generated<number>;
  suppressed: Generated<number>;
  rejected: Generated<number>;
  cells_left_out: Generated<number>;
  under_age: Generated<number>;
  people_read: Generated<number>;
  documents_read: Generated<number>;
  pictures_read: Generated<number>;
  error_message: string | null;
  started_at: Generated<Date>;
  finished_at: Date | null;
  worker: number | null;
}

export interface BulkTableRow {
  id: string;
  account_id: string;
  key_id: string;
  name: string;
  status: string;
  rows: Generated<number>;
  min_likelihood: number;
  required: string[];
  unmatched: string;
  purpose: string;
  sections: string[];
  trial: boolean;
  preview: boolean;
  retention_days: number;
  max_lookups: number | null;
  max_questions: number | null;
  max_credits: number | null;
  lookups: Generated<number>;
  questions: Generated<number>;
  credits: Generated<number>;
  worker: Generated<number | null>;
  error_message: Generated<string | null>;
  created_at: Date;
  finished_at: Generated<Date | null>;
  expires_at: Date;
}

export interface BulkRowTableRow {
  bulk_id: string;
  number: number;
  line: number | null;
  given: unknown;
  state: string;
  reason: string | null;
  why: ColumnType<readonly RowReason[] | null, string | null, string | null>;
  person: string | null;
  candidate_id: string | null;
  likelihood: number | null;
  lookup_id: string | null;
  own_lookup: Generated<boolean>;
  questions: number | null;
  suppression_keys: string[] | null;
}

export interface CandidateRow {
  id: string;
  account_id: string;
  number: Generated<number>;
  origin_key: string;
  import_id: string;
  full_name: string;
  aliases: string[];
  headline: string | null;
  company: string | null;
  location: string | null;
  birth_date: string | null;
  avatar_url: string | null;
  prominence: number;
  suppression_keys: string[];
  content_hash: string;
  presences: PresenceJson[];
  /** Normalised, with the kind before the first colon. */
  identifiers: string[];
  /** What the search files the person under: all of them null, or none. */
  search_place: number | null;
  search_platforms: number | null;
  search_pairs: string | null;
  search_singles: string | null;
  search_extras: string | null;
  search_context: string | null;
  /** Whether they occur in `candidate_merge`; maintained by the database. */
  in_merge: Generated<boolean>;
  /** When a document last showed that they are under 18. */
  minor_seen_at: Generated<Date | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** A presence as stored in its person's row. */
export interface PresenceJson {
  platform: Platform;
  handle: string;
  url: string;
  displayName: string | null;
  headline: string | null;
  avatarUrl: string | null;
  followers: number | null;
}

export interface ArchiveDocumentRow {
  id: string;
  account_id: string;
  import_id: string;
  kind: string;
  url: string;
  media_type: string;
  collected_at: Date | null;
  data: string;
  sealed: Generated<boolean>;
  sha256: string;
  updated_at: Generated<Date>;
}

export interface PictureRow {
  account_id: string;
  url: string;
  hash: string;
  media_type: string;
  width: number;
  height: number;
  import_id: string | null;
}

export interface LookupRow {
  id: string;
  account_id: string;
  candidate_id: string | null;
  subject: string;
  candidate: unknown;
  identifiers: unknown;
  suppression_keys: string[];
  sections: string[];
  purpose: string;
  status: string;
  stage: string;
  progress: Generated<number>;
  trial: Generated<boolean>;
  preview: Generated<boolean>;
  metadata: Generated<unknown>;
  retention_days: Generated<number>;
  created_at: Date;
  finished_at: Date | null;
  expires_at: Date;
  error_message: string | null;
  /** In plain text if an earlier release wrote it; otherwise in `sealed_data`. */
  data: unknown;
  sealed_data: Generated<string | null>;
  /** The gists of the summaries in `data`, independent of language. */
  sealed_gists: Generated<string | null>;
  evidence: unknown;
  related: Generated<unknown>;
  unknown_pointers: Generated<string[]>;
  revision: Generated<number>;
  worker: Generated<number | null>;
  run: Generated<number>;
  taken_at: Generated<Date | null>;
  failures: Generated<number>;
  asks_nobody: Generated<boolean>;
  max_questions: Generated<number | null>;
  key_id: Generated<string | null>;
  credit: Generated<string | null>;
  webhook_url: Generated<string | null>;
}

export interface ProbeRow {
  lookup_id: string;
  connector: string;
  identifier_kind: string;
  identifier_value: string;
  depth: number;
  outcome: string;
  reason: string | null;
  why: ColumnType<readonly LedgerReason[] | null, string | null, string | null>;
  unread: string | null;
  unread_why: ColumnType<readonly LedgerReason[] | null, string | null, string | null>;
  ms: number;
  position: number;
  sequence: Generated<number>;
  attempts: Generated<number>;
  bytes: Generated<number>;
}

export interface DatasourceRow {
  lookup_id: string;
  id: string;
  connector: string;
  kind: string;
  url: string;
  media_type: string;
  collected_at: Date | null;
  data: string;
  sealed: Generated<boolean>;
  sha256: string;
  position: number;
  closed_passages: Generated<string[]>;
}

export interface RecordRow {
  lookup_id: string;
  id: string;
  connector: string;
  external_id: string;
  url: string;
  name: string | null;
  datasource_ids: string[];
}

export interface MatchRow {
  lookup_id: string;
  record_id: string;
  judgement: string;
  score: number;
  features: unknown;
  judged_by: string;
}

export interface ClaimRow {
  lookup_id: string;
  id: string;
  record_id: string;
  datasource_id: string;
  property: string;
  /** In plain text if an earlier release wrote it; otherwise in `sealed`, with the quote. */
  value: unknown;
  locator: string;
  quote: string | null;
  sealed: string | null;
  method: string;
  confidence: number;
  lang: string | null;
  reader: string | null;
  disputed: boolean;
  first_seen: Date;
  last_seen: Date;
}

export interface DecisionRow {
  account_id: string;
  subject: string;
  record_id: string;
  judgement: string;
  key_id: string;
  decided_at: Date;
  lookup_id: string | null;
}

export interface PersonNoteRow {
  account_id: string;
  subject: string;
  note: string;
  tags: string[];
  key_id: string;
  written_at: Date;
}

export interface CandidateMergeRow {
  absorbed_id: string;
  into_id: string;
  head_id: string;
  key_id: string;
  merged_at: Date;
  automatic: Generated<boolean>;
  /** Whether another member states everything that this one does; the database resets it when the person changes. */
  repeats: Generated<boolean>;
}

export interface CandidateApartRow {
  one_id: string;
  other_id: string;
  key_id: string;
  at: Date;
}

export interface PostingRow {
  key: string;
  place: number;
  signature: string;
}

export interface TermRow {
  word: string;
  names: number;
  lasts: number;
  contexts: number;
  best: number;
  born: Generated<string>;
}
