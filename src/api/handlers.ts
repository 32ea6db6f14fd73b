import type { z } from "zod";
import type { Bulk } from "../contract/bulk.ts";
import type { OperationName, Operations } from "../contract/operations.ts";
import type { SearchQuery } from "../contract/search.ts";
import type { Db } from "../db/schema.ts";
import type { AuditedLookup } from "../privacy/audit-chain.ts";
import type { Caller, ServiceContext } from "../service/context.ts";
import type { KeepResponse } from "./idempotency.ts";
import { keepBodies, type WrittenBody, writeWithTexts } from "./written-bodies.ts";
import { accessPerson } from "../service/access-person.ts";
import { addDocument } from "../service/add-document.ts";
import { answerDrop, readDropAnswers, readDropRun } from "../service/answer-drop.ts";
import { readBulkResult } from "../service/bulk-result.ts";
import { cancelBulk, eraseBulk, getBulk, listBulkRows, listBulks } from "../service/bulks.ts";
import { cancelLookup } from "../service/cancel-lookup.ts";
import { createBulk } from "../service/create-bulk.ts";
import { closeAccount, createAccount, listAccounts } from "../service/accounts.ts";
import { createLookup } from "../service/create-lookup.ts";
import {
  answerDeskRequest,
  enterDeskRequest,
  extendDeskRequest,
  getDeskLetter,
  getDeskRequest,
  listDeskRequests,
  makeDeskCode,
} from "../service/desk-requests.ts";
import { erasePerson, getErasure } from "../service/erase-person.ts";
import { eraseLookup } from "../service/erase-lookup.ts";
import { exportFoundHistory, exportHistory } from "../service/export-history.ts";
import { type FileResponse, exportLookup } from "../service/export-lookup.ts";
import { getCandidate } from "../service/get-candidate.ts";
import { getChanges } from "../service/get-changes.ts";
import { getCoverage } from "../service/get-coverage.ts";
import { getEvidence } from "../service/get-evidence.ts";
import { getEvidenceOutline } from "../service/get-evidence-outline.ts";
import { getSummaries } from "../service/get-summaries.ts";
import { getUnwrittenLookup } from "../service/get-lookup.ts";
import { getReport } from "../service/get-report.ts";
import { importFile } from "../service/import-file.ts";
import { previewTable } from "../service/preview-table.ts";
import { importRows } from "../service/import-rows.ts";
import { getImport, getRejections, listImports, removeImport } from "../service/imports.ts";
import { getPersonNote, writePersonNote } from "../service/person-note.ts";
import { dismissFlag, takeBackDismissal } from "../service/dismiss-flag.ts";
import { judgeRecord, takeBackJudgement } from "../service/judge-record.ts";
import { changeKey, createKey, getOwnKey, listKeys, revokeKey, rotateKey } from "../service/keys.ts";
import { listConnectors } from "../service/list-connectors.ts";
import { listDatasources } from "../service/list-datasources.ts";
import { listLookups } from "../service/list-lookups.ts";
import { limitInFlight } from "../service/in-flight.ts";
import { verifyReport } from "../service/verify-report.ts";
import { listUsage } from "../service/list-usage.ts";
import { listPurposes } from "../service/list-purposes.ts";
import { listRecords } from "../service/list-records.ts";
import { changeMember, createMember, listMembers, removeMember } from "../service/members.ts";
import { mergeCandidates, splitCandidates } from "../service/merge-candidates.ts";
import { listAudit, verifyAudit } from "../service/read-audit.ts";
import { rebuildLookup } from "../service/rebuild-lookup.ts";
import { creditHeaders, readCreditsLeft } from "../service/credit-headers.ts";
import { toWireLookup, withCandidateId } from "../service/wire-lookup.ts";
import { listNotices, markNoticeSent } from "../service/notices.ts";
import { searchHistory } from "../service/search-history.ts";
import { searchCandidates } from "../service/search-candidates.ts";
import { searchPlatforms } from "../service/search-platforms.ts";
import { openSources, setSource, testSource } from "../service/set-sources.ts";
import { endOwnSession, endSession, listSessions } from "../service/sessions.ts";
import { createShare, listShares, openShare, revokeShare } from "../service/shares.ts";
import { getDelivery, getWebhookSecrets, listDeliveries, replayDelivery } from "../service/webhooks.ts";
import { liftSuppression, listSuppressions } from "../service/lift-suppression.ts";
import { previewPerson } from "../service/preview-person.ts";
import { suppressPerson } from "../service/suppress-person.ts";
import { createTurns } from "../service/turns.ts";
import { type NumberedEvent, watchLookup } from "../service/watch-lookup.ts";

type ParsedCall<
  Name extends OperationName,
  Part extends "params" | "query" | "body" | "headers",
> = Part extends keyof Operations[Name]
  ? Operations[Name][Part] extends z.ZodType
    ? z.output<Operations[Name][Part]>
    : undefined
  : undefined;

/** A validated request. */
export interface Call<Name extends OperationName> {
  readonly params: ParsedCall<Name, "params">;
  readonly query: ParsedCall<Name, "query">;
  readonly body: ParsedCall<Name, "body">;
  readonly headers: ParsedCall<Name, "headers">;
  readonly stream: AsyncIterable<Uint8Array>;
  readonly caller: Caller;
  /** Only the headers of the response are requested (HEAD). */
  readonly headOnly: boolean;
  /** Aborts when the caller disconnects. */
  readonly signal: AbortSignal;
  /** Present if the request has an Idempotency-Key. */
  readonly keep?: KeepResponse;
  /** For a repeated request whose file is generated again: the `source` of the first response. */
  readonly source?: unknown;
}

export type HandlerResponse<Name extends OperationName> = Operations[Name] extends { readonly events: true }
  ? { readonly events: AsyncIterable<NumberedEvent> }
  : Operations[Name] extends { readonly files: readonly string[] }
    ? { readonly body: undefined; readonly file: FileResponse; readonly source?: unknown }
    : DocumentResponse<Name> | WrittenResponse;

interface ResponseParts {
  readonly headers?: Readonly<Record<string, string>>;
  /** The lookup that it is about, so that the audit need not read it. */
  readonly lookup?: AuditedLookup;
}

interface WrittenResponse extends ResponseParts {
  /** The body as it is sent. */
  readonly written: WrittenBody;
}

interface DocumentResponse<Name extends OperationName> extends ResponseParts {
  readonly body: z.input<Operations[Name]["response"]>;
  /** Members of the body that are already JSON text. */
  readonly texts?: Readonly<Record<string, string>> | undefined;
  /** Already audited, in the transaction of what it grants. */
  readonly isAudited?: boolean;
  /** The items of a body that is a possibly long array; the body itself is then empty. */
  readonly items?: z.input<Operations[Name]["response"]> & readonly unknown[];
}

export type Handlers = { readonly [Name in OperationName]: (call: Call<Name>) => Promise<HandlerResponse<Name>> };

/** Per account at a time. One writes; the others wait, holding what they have read. */
const UPLOADS = 4;
/** Per account at a time: each searches sources for what it contains, and a lookup processes one after the other. */
const DOCUMENTS = 1;
/** Per account at a time: each may hold 64 MiB. */
const VERIFICATIONS = 2;
/** Per account at a time: each is a file read in a process. */
const LISTS = 2;
/** How many accounts may have as many in progress as one: reading a file takes a process and up to a gigabyte. */
const ACCOUNTS = 4;

/**
 * How many lookups are created at a time, in total and per account. Each takes a connection, and more would gain nothing: if a hundred
 * arrive together they queue, and searches wait for only a few of them.
 */
const creations = createTurns(6, 3);

/** Maps operations to use cases. */
export function createHandlers(context: ServiceContext): Handlers {
  const uploads = limitInFlight(UPLOADS, "imports of your account", ACCOUNTS * UPLOADS);
  // Their readers limit the total over all accounts.
  const files = limitInFlight(UPLOADS, "imports of your account");
  const documents = limitInFlight(DOCUMENTS, "documents of your account", ACCOUNTS * DOCUMENTS);
  const verifications = limitInFlight(VERIFICATIONS, "verifications of your account", ACCOUNTS * VERIFICATIONS);
  const search = async (caller: Caller, query: SearchQuery, signal: AbortSignal) => {
    const coverage = await searchPlatforms(context, caller, query, signal);
    const page = await searchCandidates(context, caller, query);
    return { body: { ...page, ...(coverage.length > 0 && { coverage }) } };
  };
  const lists = limitInFlight(LISTS, "lists of your account", ACCOUNTS * LISTS);
  const keptBody = keepBodies();
  return {
    searchCandidates: async ({ caller, query, signal }) => await search(caller, query, signal),
    searchByBody: async ({ caller, body, signal }) => await search(caller, body, signal),
    getCandidate: async ({ caller, params }) => ({ body: await getCandidate(context, caller, params.candidateId) }),
    mergeCandidates: async ({ caller, params, body }) => ({
      body: await mergeCandidates(context, caller, params.candidateId, body.candidateId),
    }),
    splitCandidates: async ({ caller, params }) => ({
      body: await splitCandidates(context, caller, params.candidateId, params.otherId),
    }),
    createLookup: async ({ caller, body, headers, signal }) => {
      const idempotencyKey = headers["idempotency-key"];
      const { lookup, isNew, left } = await creations(
        caller.accountId,
        signal,
        async () => await createLookup(context, caller, body, { idempotencyKey }),
      );
      return {
        isAudited: isNew,
        ...(!isNew && { lookup }),
        body: toWireLookup(lookup, null, context.now()),
        headers: {
          location: `/v1/lookups/${lookup.id}`,
          ...creditHeaders(lookup, left ? left.credits : await readCreditsLeft(context, lookup)),
        },
      };
    },
    listLookups: async ({ caller, query }) => ({ body: await listLookups(context, caller, query) }),
    searchHistory: async ({ caller, body }) => ({ body: await searchHistory(context, caller, body) }),
    exportHistory: async ({ caller, query, signal }) => ({
      body: undefined,
      file: await exportHistory(context, caller, query, signal),
    }),
    exportFoundHistory: async ({ caller, body, signal }) => ({
      body: undefined,
      file: await exportFoundHistory(context, caller, body, signal),
    }),
    getLookup: async (call) => {
      const { caller, params, query } = call;
      const read = await getUnwrittenLookup(context, caller, params.lookupId, query.wait, () => call.signal);
      const { lookup } = read;
      const told = { headers: creditHeaders(lookup, read.creditsLeft), lookup };
      const texts = read.data === null ? undefined : { data: read.data };
      if (query.candidate === "id") return { ...told, body: withCandidateId(read.wire(), lookup), texts };
      if (read.isAsStored && texts) {
        return { ...told, written: keptBody(lookup, () => writeWithTexts(read.wire(), texts)) };
      }
      return { ...told, body: read.wire(), texts };
    },
    watchLookup: async ({ caller, params, headers, signal }) => ({
      events: watchLookup(context, caller, params.lookupId, headers["last-event-id"] ?? "", signal),
    }),
    cancelLookup: async ({ caller, params }) => ({ body: await cancelLookup(context, caller, params.lookupId) }),
    listDatasources: async ({ caller, params }) => ({
      body: [],
      items: await listDatasources(context, caller, params.lookupId),
    }),
    getEvidence: async ({ caller, params, query }) => ({
      body: await getEvidence(context, caller, params.lookupId, query.fields?.split(",")),
    }),
    getEvidenceOutline: async ({ caller, params }) => ({
      body: await getEvidenceOutline(context, caller, params.lookupId),
    }),
    getSummaries: async ({ caller, params, query }) => ({
      body: await getSummaries(context, caller, params.lookupId, query.language),
    }),
    getChanges: async ({ caller, params, query }) => ({
      body: await getChanges(context, caller, params.lookupId, query.since),
    }),
    getCoverage: async ({ caller, params }) => ({ body: await getCoverage(context, caller, params.lookupId) }),
    getReport: async ({ caller, params, query }) => ({
      body: await getReport(context, caller, params.lookupId, query),
    }),
    exportLookup: async ({ caller, params, query }) => ({
      body: undefined,
      file: await exportLookup(context, caller, params.lookupId, query.format),
    }),
    verifyReport: async ({ caller, stream }) => ({
      body: await verifications(caller.accountId, () => verifyReport(context, caller, stream)),
    }),
    addDocument: async ({ caller, params, query, stream, signal }) => ({
      body: await documents(caller.accountId, () =>
        addDocument(context, caller, params.lookupId, query, stream, signal),
      ),
    }),
    rebuildLookup: async ({ caller, params, signal }) => ({
      body: await rebuildLookup(context, caller, params.lookupId, signal),
    }),
    listRecords: async ({ caller, params }) => ({ body: await listRecords(context, caller, params.lookupId) }),
    judgeRecord: async ({ caller, params, body }) => ({
      body: await judgeRecord(context, caller, params.lookupId, body),
    }),
    takeBackJudgement: async ({ caller, params }) => ({
      body: await takeBackJudgement(context, caller, params.lookupId, params.recordId),
    }),
    getPersonNote: async ({ caller, params }) => ({ body: await getPersonNote(context, caller, params.lookupId) }),
    writePersonNote: async ({ caller, params, body }) => ({
      body: await writePersonNote(context, caller, params.lookupId, body),
    }),
    dismissFlag: async ({ caller, params, body }) => ({
      body: await dismissFlag(context, caller, params.lookupId, body),
    }),
    takeBackDismissal: async ({ caller, params }) => ({
      body: await takeBackDismissal(context, caller, params.lookupId, params.flag),
    }),
    eraseLookup: async ({ caller, params }) => ({ body: await eraseLookup(context, caller, params.lookupId) }),
    createImport: async ({ caller, query, stream, signal }) => {
      const format = query.format === "samples" ? "samples" : (query.source ?? query.format);
      const done = await uploads(caller.accountId, () =>
        importRows(context, caller, stream, { format, rows: query.rows ?? null, fileName: query.name ?? null }, signal),
      );
      return { body: done, headers: { location: `/v1/imports/${done.importId}` } };
    },
    importFile: async ({ caller, query, stream, signal }) => {
      const done = await files(caller.accountId, () => importFile(context, caller, query, stream, signal));
      return { body: done, headers: { location: `/v1/imports/${done.importId}` } };
    },
    previewTable: async ({ caller, query, stream }) => ({
      body: await uploads(caller.accountId, () => previewTable(context, query, stream)),
    }),
    createBulk: async ({ caller, query, stream, keep }) => {
      const answer = (body: Bulk) => ({ body, headers: { location: `/v1/bulk/${body.bulkId}` } });
      const onBegin = async (db: Db, bulk: Bulk) => await keep?.(db, answer(bulk));
      return answer(await lists(caller.accountId, () => createBulk(context, caller, query, stream, onBegin)));
    },
    listBulks: async ({ caller, query }) => ({ body: await listBulks(context, caller, query) }),
    getBulk: async ({ caller, params }) => ({ body: await getBulk(context, caller, params.bulkId) }),
    listBulkRows: async ({ caller, params, query }) => ({
      body: await listBulkRows(context, caller, params.bulkId, query),
    }),
    getBulkResult: async ({ caller, params, query, signal }) => ({
      body: undefined,
      file: await readBulkResult(context, caller, params.bulkId, query.format, signal),
    }),
    cancelBulk: async ({ caller, params }) => ({ body: await cancelBulk(context, caller, params.bulkId) }),
    eraseBulk: async ({ caller, params }) => ({ body: await eraseBulk(context, caller, params.bulkId) }),
    listImports: async ({ caller, query }) => ({ body: await listImports(context, caller, query) }),
    getRejections: async ({ caller, params }) => ({
      body: undefined,
      file: await getRejections(context, caller, params.importId),
    }),
    getImport: async ({ caller, params }) => ({ body: await getImport(context, caller, params.importId) }),
    createKey: async ({ caller, body }) => ({ body: await createKey(context, caller, body) }),
    openConnectors: async ({ caller, body }) => ({ body: await openSources(context, caller, body.contact) }),
    setConnector: async ({ caller, params, body }) => ({
      body: await setSource(context, caller, params.connector, body),
    }),
    testConnector: async ({ caller, params, signal }) => ({
      body: await testSource(context, caller, params.connector, signal),
    }),
    listPurposes: async ({ caller }) => ({ body: listPurposes(caller) }),
    listConnectors: async ({ caller }) => ({ body: await listConnectors(context, caller) }),
    createShare: async ({ caller, params, body }) => ({
      body: await createShare(context, caller, params.lookupId, body),
    }),
    listShares: async ({ caller, params }) => ({ body: await listShares(context, caller, params.lookupId) }),
    revokeShare: async ({ caller, params }) => ({
      body: await revokeShare(context, caller, params.lookupId, params.shareId),
    }),
    openShare: async ({ headers, query, headOnly }) => ({
      body: await openShare(context, headers["x-share-token"], { counts: !headOnly, language: query.language }),
    }),
    listDeliveries: async ({ caller, query }) => ({ body: await listDeliveries(context, caller, query) }),
    getDelivery: async ({ caller, params }) => ({ body: await getDelivery(context, caller, params.deliveryId) }),
    replayDelivery: async ({ caller, params }) => ({ body: await replayDelivery(context, caller, params.deliveryId) }),
    getWebhookSecrets: async ({ caller }) => ({ body: getWebhookSecrets(context, caller) }),
    getOwnKey: async ({ caller }) => ({ body: await getOwnKey(context, caller) }),
    listUsage: async ({ caller, query }) => ({ body: await listUsage(context, caller, query) }),
    listKeys: async ({ caller }) => ({ body: await listKeys(context, caller) }),
    changeKey: async ({ caller, params, body }) => ({ body: await changeKey(context, caller, params.keyId, body) }),
    rotateOwnKey: async ({ caller, body }) => ({ body: await rotateKey(context, caller, caller.keyId, body) }),
    rotateKey: async ({ caller, params, body }) => ({ body: await rotateKey(context, caller, params.keyId, body) }),
    revokeKey: async ({ caller, params }) => ({ body: await revokeKey(context, caller, params.keyId) }),
    createAccount: async ({ caller, body }) => ({ body: await createAccount(context, caller, body) }),
    listAccounts: async ({ caller }) => ({ body: await listAccounts(context, caller) }),
    closeAccount: async ({ caller, params }) => ({ body: await closeAccount(context, caller, params.accountId) }),
    createMember: async ({ caller, body }) => ({ body: await createMember(context, caller, body) }),
    listMembers: async ({ caller }) => ({ body: await listMembers(context, caller) }),
    changeMember: async ({ caller, params, body }) => ({
      body: await changeMember(context, caller, params.memberId, body),
    }),
    removeMember: async ({ caller, params }) => ({ body: await removeMember(context, caller, params.memberId) }),
    listSessions: async ({ caller }) => ({ body: await listSessions(context, caller) }),
    endOwnSession: async ({ caller }) => ({ body: await endOwnSession(context, caller) }),
    endSession: async ({ caller, params }) => ({ body: await endSession(context, caller, params.sessionId) }),
    suppressPerson: async ({ caller, body }) => ({ body: await suppressPerson(context, caller, body) }),
    previewSuppression: async ({ caller, body }) => ({ body: await previewPerson(context, caller, body) }),
    listSuppressions: async ({ caller, query }) => ({ body: await listSuppressions(context, caller, query) }),
    liftSuppression: async ({ caller, params }) => ({
      body: await liftSuppression(context, caller, params.suppressionId),
    }),
    erasePerson: async ({ caller, body }) => {
      const erasure = await erasePerson(context, caller, body);
      return { body: erasure, headers: { location: `/v1/erasures/${erasure.erasureId}` } };
    },
    accessPerson: async ({ caller, body, query }) => ({
      body: undefined,
      file: await accessPerson(context, caller, body, query),
    }),
    listNotices: async ({ caller, query }) => ({ body: await listNotices(context, caller, query) }),
    markNoticeSent: async ({ caller, params, body }) => ({
      body: await markNoticeSent(context, caller, params.subjectId, body.sentAt),
    }),
    answerDrop: async ({ caller, query, stream, source }) => {
      const run = source === undefined ? await answerDrop(context, caller, query, stream) : readDropRun(source);
      return { body: undefined, file: await readDropAnswers(context, run), source: run };
    },
    enterDeskRequest: async ({ caller, body }) => {
      const receipt = await enterDeskRequest(context, caller, body);
      return { body: receipt, headers: { location: `/v1/desk/requests/${receipt.subject_request_id}` } };
    },
    listDeskRequests: async ({ caller, query }) => ({ body: await listDeskRequests(context, caller, query) }),
    getDeskRequest: async ({ caller, params }) => ({ body: await getDeskRequest(context, caller, params.requestId) }),
    getDeskLetter: async ({ caller, params, query }) => ({
      body: await getDeskLetter(context, caller, params.requestId, query.language),
    }),
    makeDeskCode: async ({ caller, params }) => ({ body: await makeDeskCode(context, caller, params.requestId) }),
    extendDeskRequest: async ({ caller, params, body }) => ({
      body: await extendDeskRequest(context, caller, params.requestId, body.reason),
    }),
    answerDeskRequest: async ({ caller, params, body }) => ({
      body: await answerDeskRequest(context, caller, params.requestId, body),
    }),
    listAudit: async ({ caller, query }) => ({ body: await listAudit(context, caller, query) }),
    verifyAudit: async ({ query }) => ({ body: await verifyAudit(context, query.head) }),
    getErasure: async ({ caller, params }) => ({ body: await getErasure(context, caller, params.erasureId) }),
    removeImport: async ({ caller, params }) => ({ body: await removeImport(context, caller, params.importId) }),
  };
}
