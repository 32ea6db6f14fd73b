import type { Generated } from "kysely";

/** Tables of people's requests, of the audit, and of repeated API requests. */
export interface PrivacySchema {
  idempotency: {
    account_id: string;
    key: string;
    request_hash: string;
    lookup_id: string | null;
    answer: string | null;
    created_at: Generated<Date>;
  };
  data_key: { holder: string; wrapped: string };
  suppression: { key: string; kind: string; created_at: Generated<Date> };
  tombstone: { number: number; kind: string; keys: string[]; made_at: Date; lifts: string | null; hash: string };
  follow_up: { tombstone: string; erasure_id: string | null; blobs: string[]; worker: number };
  suppression_receipt: {
    id: string;
    account_id: string;
    reason: string;
    made_at: Date;
    keys: number;
    by_name: boolean;
    tombstone: string;
    lifted_at: Date | null;
  };
  erasure: { id: string; account_id: string; erased_at: Date; stores: string; tombstone: string; hash: string };
  erasure_receipt: { lookup_id: string; account_id: string; erased_at: Date; rows: string };
  audit: {
    number: number;
    at: Date;
    account_id: string;
    key_id: string;
    operation: string;
    status: number;
    purpose: string | null;
    lookup_id: string | null;
    subject: string | null;
    hash: string;
  };
  audit_waiting: {
    id: string;
    at: Date;
    account_id: string;
    key_id: string;
    operation: string;
    status: number;
    purpose: string | null;
    lookup_id: string;
    subject: string | null;
    seal: string;
  };
  drop_item: { list: string; item_id: string; hash: string; status: number | null; run_at: Date };
  notice: { account_id: string; subject: string; sent_at: Date; key_id: string };
  rectification: { id: string; settled: boolean };
  desk_request: { id: string; state: string; due_at: Date };
}
