import type { Generated } from "kysely";

/** Tables about callers: their keys, the members and accounts that own them, and how much they are used. */
export interface AccountSchema {
  api_key: ApiKeyRow;
  former_key: { hash: string; key_id: string; until: Date };
  member: MemberRow;
  rate_count: { name: string; minute: number; used: number };
  wrong_key: { address: string; tries: number; at: Date };
}

interface ApiKeyRow {
  id: string;
  hash: string;
  account_id: string;
  name: string;
  label: string;
  scopes: string[];
  purposes: string[];
  default_purpose: string;
  rate_limit: number | null;
  credits: number | null;
  trials: number | null;
  created_at: Generated<Date>;
  expires_at: Date | null;
  revoked_at: Date | null;
  last_used_at: Date | null;
  member_id: string | null;
}

interface MemberRow {
  id: string;
  account_id: string;
  name: string;
  email: string;
  role: string;
  purposes: string[];
  created_at: Date;
  removed_at: Date | null;
  issuer: string | null;
  subject: string | null;
}
