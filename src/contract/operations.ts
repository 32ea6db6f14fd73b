import { ACCOUNT_OPERATIONS } from "./account-operations.ts";
import { BULK_OPERATIONS } from "./bulk-operations.ts";
import { DESK_OPERATIONS } from "./desk-operations.ts";
import { IMPORT_OPERATIONS } from "./import-operations.ts";
import { KEY_OPERATIONS } from "./key-operations.ts";
import { HISTORY_OPERATIONS } from "./history-operations.ts";
import { LOOKUP_OPERATIONS } from "./lookup-operations.ts";
import { MEMBER_OPERATIONS } from "./member-operations.ts";
import type { Operation } from "./operation.ts";
import { PRIVACY_OPERATIONS } from "./privacy-operations.ts";
import { SEARCH_OPERATIONS } from "./search-operations.ts";
import { SESSION_OPERATIONS } from "./session-operations.ts";
import { SHARE_OPERATIONS } from "./share-operations.ts";
import { WEBHOOK_OPERATIONS } from "./webhook-operations.ts";

/** Every route under `/v1`. The API, the OpenAPI document and the client are generated from this table. */
export const OPERATIONS = {
  ...SEARCH_OPERATIONS,
  ...LOOKUP_OPERATIONS,
  ...HISTORY_OPERATIONS,
  ...BULK_OPERATIONS,
  ...SHARE_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
  ...IMPORT_OPERATIONS,
  ...KEY_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...MEMBER_OPERATIONS,
  ...SESSION_OPERATIONS,
  ...PRIVACY_OPERATIONS,
  ...DESK_OPERATIONS,
} as const satisfies Record<string, Operation>;

export type Operations = typeof OPERATIONS;
export type OperationName = keyof Operations;
