/**
 * Which operations show a lookup, and how. `test/sweeps/api/purpose-matrix.test.ts` calls each of them, with every kind of
 * key, for lookups in every state.
 */
import type { Operation } from "../../src/contract/operation.ts";
import { OPERATIONS } from "../../src/contract/operations.ts";

/** Reads of a lookup: those of a finished one, and of one that has not ended. */
export const READS: Readonly<
  Record<string, { readonly finished: number; readonly running: number; readonly query?: string }>
> = {
  getLookup: { finished: 200, running: 200 },
  listDatasources: { finished: 200, running: 200 },
  getEvidence: { finished: 200, running: 409 },
  getEvidenceOutline: { finished: 200, running: 409 },
  getPersonNote: { finished: 200, running: 200 },
  getChanges: { finished: 200, running: 409 },
  getSummaries: { finished: 200, running: 409 },
  getCoverage: { finished: 200, running: 200 },
  getReport: { finished: 200, running: 409 },
  exportLookup: { finished: 200, running: 409, query: "?format=json" },
  watchLookup: { finished: 200, running: 200 },
  listRecords: { finished: 200, running: 200 },
  listShares: { finished: 200, running: 200 },
};
/** Operations that change a lookup, each refused to callers who may not use its purpose. */
export const WRITES: Readonly<Record<string, { readonly body?: unknown; readonly query?: string }>> = {
  judgeRecord: { body: { recordId: "r", judgement: "other" } },
  takeBackJudgement: {},
  writePersonNote: { body: { note: "Met in Leeds.", tags: [] } },
  dismissFlag: { body: { flag: "alcohol" } },
  takeBackDismissal: {},
  cancelLookup: {},
  addDocument: {},
  rebuildLookup: {},
  createShare: { body: {} },
  revokeShare: {},
};
/** Callers who may not read may still erase. */
export const FOR_ALL = ["eraseLookup"];
/** Lists that name no lookup to callers who may not use its purpose. */
export const LISTS = [
  "listLookups",
  "searchHistory",
  "exportHistory",
  "exportFoundHistory",
  "listDeliveries",
  "listBulks",
];
/** Lists whose query is in the body. */
export const LIST_BODIES: Readonly<Record<string, { readonly body: unknown }>> = {
  searchHistory: { body: {} },
  exportFoundHistory: { body: {} },
};
/**
 * Operations that show a lookup through something other than its ID: their own files, and the sweep, hold them to
 * purposes.
 */
export const BY_OTHER_KEYS = {
  openShare: "a link is its own key, made by a key that may use the purpose",
  getBulk: "test/api/bulk.test.ts",
  listBulkRows: "test/api/bulk.test.ts",
  getBulkResult: "test/api/bulk.test.ts",
  cancelBulk: "test/api/bulk.test.ts",
  eraseBulk: "test/api/bulk.test.ts",
  getDelivery: "found among the deliveries of the key's purposes",
  replayDelivery: "found among the deliveries of the key's purposes",
  accessPerson: "the person's own right: whoever handles such requests, for any purpose",
  createLookup: "refuses the purpose itself",
  createBulk: "refuses the purpose itself",
};
/** Operations that show nothing of any lookup. */
export const OF_NO_LOOKUP = [
  "searchCandidates",
  "searchByBody",
  "getCandidate",
  "mergeCandidates",
  "splitCandidates",
  "verifyReport",
  "listPurposes",
  "listConnectors",
  "openConnectors",
  "setConnector",
  "testConnector",
  "getWebhookSecrets",
  "createImport",
  "importFile",
  "previewTable",
  "listImports",
  "getImport",
  "getRejections",
  "removeImport",
  "createKey",
  "getOwnKey",
  "listUsage",
  "listKeys",
  "changeKey",
  "revokeKey",
  "rotateKey",
  "rotateOwnKey",
  "createAccount",
  "listAccounts",
  "closeAccount",
  "createMember",
  "listMembers",
  "changeMember",
  "removeMember",
  "listSessions",
  "endOwnSession",
  "endSession",
  "suppressPerson",
  "previewSuppression",
  "listSuppressions",
  "liftSuppression",
  "erasePerson",
  "enterDeskRequest",
  "listDeskRequests",
  "getDeskRequest",
  "getDeskLetter",
  "makeDeskCode",
  "extendDeskRequest",
  "answerDeskRequest",
  "answerDrop",
  "listNotices",
  "markNoticeSent",
  "listAudit",
  "verifyAudit",
  "getErasure",
];

export const ALL = OPERATIONS as Readonly<Record<string, Operation>>;
export const OF_LOOKUP = Object.entries(ALL).filter(([, { path }]) => path.startsWith("/lookups/{lookupId}"));
