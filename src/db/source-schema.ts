import type { ColumnType, Generated } from "kysely";
import type { LedgerReason } from "../domain/ledger-reason.ts";

/** Tables about sources: their state, the members of their responses, and cached responses. */
export interface SourceSchema {
  source_state: SourceStateRow;
  source_member: { connector: string; kind: string; member: string; first_seen: Date };
  source_answer: SourceAnswerRow;
}

interface SourceStateRow {
  scope: string;
  connector: string;
  arrival: Date;
  failures: Generated<number>;
  opened_until: Date | null;
  held_until: Date | null;
  held_because: string | null;
  held_why: ColumnType<readonly LedgerReason[] | null, string | null, string | null>;
  requests: Generated<number>;
  error_rate: Generated<number>;
  last_success_at: Date | null;
  last_failure_at: Date | null;
}

interface SourceAnswerRow {
  key: string;
  url: string;
  status: number;
  media_type: string;
  etag: string | null;
  last_modified: string | null;
  data: string;
  sealed: Generated<boolean>;
  collected_at: Date;
  fresh_until: Date;
  kept_until: Date;
}
