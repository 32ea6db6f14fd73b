import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { sql } from "kysely";
import { type Answered, saveAnswered } from "../../src/db/answered.ts";
import { findDocuments, listDocumentPages, saveDocuments } from "../../src/db/archive.ts";
import { insertBulk } from "../../src/db/bulk.ts";
import { countBulkRows, insertBulkRows, listBulkRows, takeRow } from "../../src/db/bulk-row.ts";
import {
  findCandidatesById,
  findCandidatesByIdentifier,
  foundCandidates,
  listHeld,
  listIdentifiers,
  listIdentifiersOf,
  listPresences,
  visibleCandidates,
} from "../../src/db/candidate.ts";
import { listDatasourceAddresses, listDatasources } from "../../src/db/datasource.ts";
import { listDecisions, saveDecision } from "../../src/db/decision.ts";
import { findPersonNote, savePersonNote } from "../../src/db/person-note.ts";
import { insertRectification, listRectifications, listRectificationsOfPeople } from "../../src/db/rectification.ts";
import { countLookups, type HistoryFilter, listLookups, listLookupsByName } from "../../src/db/history.ts";
import {
  advanceLookup,
  findLookup,
  findLookupToRun,
  findProfile,
  holdLookup,
  insertLookup,
  saveProfile,
  visibleLookups,
} from "../../src/db/lookup.ts";
import { listLookupStates } from "../../src/db/lookup-state.ts";
import { deleteMerge, findPeople, findStatedPeople, insertMerges } from "../../src/db/merge.ts";
import { listProbes, listProbesAfter, type StoredProbe } from "../../src/db/probe.ts";
import { listClaims, listRecords, replaceRecords } from "../../src/db/record.ts";
import { listNotices } from "../../src/db/notice.ts";
import type { Database } from "../../src/db/open.ts";
import type { Db } from "../../src/db/schema.ts";
import { createShownLookups, findShownLookups } from "../../src/db/shown-lookup.ts";
import { findSecondReading, listSecondReadings, saveSecondReading, takeQuestion } from "../../src/db/second-reading.ts";
import { withoutSuppressed } from "../../src/db/suppression.ts";
import { saveCandidates } from "../../src/db/write-candidate.ts";
import { PURPOSES } from "../../src/domain/purpose.ts";
import { newId } from "../../src/domain/id.ts";
import type { Identifier } from "../../src/domain/identifier.ts";
import { suppressionKeys } from "../../src/names/suppression.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import {
  draftBulk,
  draftCandidate,
  draftClaim,
  draftDatasource,
  draftDocument,
  draftLookup,
  draftRecord,
  type Invented,
  keyed,
  KEYRING,
  suppress,
} from "./drafts.ts";
import { keyOf, saveDatasources, saveProbes } from "./save-captures.ts";

/**
 * Every function that src/db exports. Those that handle people are listed with the check below that proves they pass
 * the gate, the others with the reason why no person passes through them.
 */
const NO_PERSON = {
  "breath.ts": { Breath: "a pause" },
  "answer.ts": {
    findAnswers: "the same",
    saveAnswers: "the same",
    findAnswer: "cached answers, which go with the lookups that used them",
    saveAnswer: "the same",
    forgetStaleAnswers: "deletes",
    forgetAnswersOf: "deletes",
    writingOfAnswers: "part of a statement",
  },
  "account.ts": {
    listAccounts: "accounts, and how many keys and members each has",
    revokeKeysOfAccount: "keys",
  },
  "api-key.ts": {
    insertApiKey: "callers",
    isFormerKey: "a hash",
    lockKey: "callers",
    lockKeys: "plumbing",
    updateApiKey: "callers",
    findKeyOfAccount: "callers",
    listAdminKeys: "ids",
    replaceKeyHash: "hashes",
    saveKeyUses: "times",
    takeCredits: "figures",
    findApiKey: "callers",
    isLiveKey: "keys",
    findApiKeyById: "callers",
    listApiKeys: "callers",
    revokeApiKey: "callers",
    markKeyRevoked: "callers",
    countApiKeys: "callers",
  },
  "member.ts": {
    insertMember: "callers",
    findMember: "callers",
    findMemberByEmail: "callers",
    listMembers: "callers",
    countOwners: "figures",
    bindMember: "callers",
    updateMember: "callers",
    wasMember: "yes or no",
    markMemberRemoved: "callers",
    narrowKeysOfMember: "callers",
    revokeKeysOfMember: "callers",
  },
  "web-session.ts": {
    insertSession: "callers",
    useSession: "callers",
    listSessions: "callers",
    isSessionLive: "yes or no",
    endSession: "times",
    endSessionByHash: "times",
    deleteSessionsBegunBefore: "deletes",
    lockWebKey: "callers",
  },
  "archive.ts": {
    archiveId: "an id of a page",
    deleteDocumentsOfImport: "deletes",
    deleteDocumentsOfNobody: "deletes",
    listUnderNobodyElse: "ids",
    accountsAndKeys: "part of a statement",
    listFiledIds: "what a suppression is closed over: keys are made of it, and nothing of it is shown",
    listDescribed: "keys of people who were found already",
  },
  "sealed-column.ts": {
    SEALED_COLUMNS: "names of columns",
    SAID: "names of columns",
    openingOf: "part of a statement",
    saidOf: "part of a statement",
    openColumn: "one text",
    openSaid: "one text",
    withoutSaid: "a row at hand",
    sealSaid: "one text",
  },
  "sealed-claim.ts": {
    sealClaim: "one text",
    openClaim: "one text",
    openClaimIfPossible: "one text",
    sealProfileData: "one text",
    openProfileData: "one text",
    sealGists: "one text",
    openGists: "one text",
    openGiven: "one text",
    openingOfGiven: "part of a statement",
    wrappedKeyOf: "part of a statement",
    keyOfLookup: "a key",
  },
  "seal-earlier.ts": { sealEarlier: "what is there stays where it is, sealed" },
  "due-rebuild.ts": {
    insertDueRebuilds: "ids",
    deleteDueRebuild: "deletes",
    isRebuildDue: "figures",
    listDueRebuilds: "ids",
  },
  "follow-up.ts": {
    insertFollowUp: "ids and hashes",
    takeFollowUps: "ids and hashes",
    deleteFollowUp: "deletes",
  },
  "suppression-receipt.ts": {
    insertSuppressionReceipt: "when and why",
    lockSuppressionReceipt: "when and why",
    listSuppressionReceipts: "when and why",
    markLifted: "a time",
  },
  "data-key.ts": {
    takeOwnKey: "a key",
    takeLookupKey: "a key",
    saveDataKeys: "keys",
    writingOfDataKeys: "part of a statement",
    findDataKey: "a key",
    listWrappingInUse: "fingerprints",
    deleteDataKeys: "deletes",
    rewrapDataKeys: "keys",
  },
  "credit-entry.ts": {
    addCreditEntry: "figures",
    sumCreditEntries: "a figure",
    reserveCredit: "a figure",
    settleReserved: "a figure",
    returnSetAside: "figures",
    listUsage: "figures",
  },
  "batches.ts": { inBatches: "plumbing" },
  "kept-lookups.ts": { keepLookups: "memory; the statement of each reader checks the gate" },
  "audit.ts": {
    lockAudit: "plumbing",
    continueAudit: "keyed hashes",
    findLastAuditRow: "keyed hashes",
    listAuditRowsAfter: "keyed hashes",
    listAuditRows: "keyed hashes",
    insertAuditRows: "keyed hashes",
    insertWaitingAuditRow: "keyed hashes",
    listWaitingAuditRows: "keyed hashes",
    hasWaitingAuditRows: "whether there are any",
    listChainedCreations: "ids, of whoever asks",
    listNotedLookups: "ids, for the judge of the audit",
    listAuditRowsAbout: "keyed hashes and keys, for the person whom they are about",
    findAuditedLookups: "a purpose, and what is hashed before it is written",
  },
  "back-off.ts": { backOffMs: "plumbing" },
  "connections.ts": { Connections: "plumbing" },
  "postgres.ts": { openPostgres: "plumbing" },
  "replica.ts": { StreamingReplica: "plumbing; whom it names passes the gate of the database: replica.test.ts" },
  "start.ts": {
    askOnce: "plumbing",
    POOLED: "a message",
    refusePooler: "plumbing",
    whenThere: "plumbing",
    whenDirectIsThere: "plumbing",
    refuseOtherReplica: "plumbing",
    askReplicaOnce: "plumbing",
    AWAY_REPLICA: "a message",
  },
  "room.ts": { isFull: "the disk", MIN_FREE_BYTES: "a constant", MORE_BYTES: "a constant", DiskRoom: "plumbing" },
  "session.ts": {
    CONNECT_MS: "plumbing",
    KEEP_ALIVE: "plumbing",
    Session: "plumbing",
    leadsToMigrated: "plumbing",
    leadsToPooler: "plumbing",
  },
  "unavailable.ts": {
    DatabaseUnavailable: "plumbing",
    isConnectionFailure: "plumbing",
    isDiskFull: "plumbing",
    isRefusal: "plumbing",
    isTlsRefusal: "plumbing",
    isWithoutPassword: "plumbing",
    isUnavailable: "plumbing",
  },
  "candidate.ts": {
    findCandidatesUnder: "behind the gate",
    isFiledUnder: "behind the gate",
    readIdentifier: "the form of one text",
    hasCandidates: "says whether anybody is here, not who",
  },
  "write-candidate.ts": {
    deleteCandidates: "deletes",
    listDeletableOfImport: "ids and filings of those who go",
    markMinors: "a day, of people named by their ids",
    DELETABLE_COLUMNS: "names of columns",
  },
  "bulk.ts": {
    insertBulk: "settings and counts",
    startBulk: "a status",
    findBulk: "settings and counts",
    lockBulk: "settings and counts",
    listBulks: "settings and counts",
    hasRunningBulk: "says whether there is one",
    takeBulks: "settings and counts",
    holdBulk: "says whether it runs",
    spendOfBulk: "counts",
    endBulk: "a status",
    deleteBulk: "deletes",
    deleteOldBulks: "deletes",
  },
  "unknown-row.ts": {
    listBulksWithHidden: "ids",
    listHiddenRows: "what callers state in rows that the gate hides, to look it up as somebody unknown",
    giveLookup: "what a caller stated, as of somebody unknown, and ids",
    listUnknownUnderWay: "ids",
  },
  "bulk-row.ts": {
    insertBulkRows:
      "what a caller states, for the caller alone: a row of somebody suppressed is one of somebody unknown",
    countBulkRows: "figures, by the gate",
    readHiddenSpending: "figures, of whom the gate hides",
    spentOnRow: "figures",
    listWaitingRows: "what the caller stated, to be matched through the gate",
    takeRow: "ids and a status",
    findRowOfPerson: "ids",
    countUnderWay: "figures",
    settleRows: "figures",
    listLookupsUnderWay: "ids",
    cancelRows: "a status",
    takeBackRows: "a status",
    spendOnRowsOf: "figures",
    forgetRowsOf: "deletes",
  },
  "copy.ts": { COPY_CHUNK_BYTES: "plumbing", RowWriter: "plumbing", copyRows: "plumbing", isCopy: "plumbing" },
  "datasource.ts": {
    PICTURE_CONNECTOR: "a name",
    deleteDatasources: "deletes",
    deleteDatasourcesOf: "deletes",
    findFetchedPicture: "asked of a suppressed person's lookup in test/pipeline/pictures.test.ts",
    listFetchedPictures: "the same statement as findFetchedPicture",
    forgetOtherPeople: "deletes",
    listEmptied: "ids",
    writingOfDatasources: "part of a statement",
    writeClosedPassages: "places",
  },
  "decision.ts": {
    deleteDecision: "deletes",
    flagDecisionId: "the form of one text",
    listDismissals: "those of listDecisions, without a person",
    adoptSubject: "hashes",
    deleteLeftDecisions: "deletes",
    listDecidedTogether: "ids",
    listSubjects: "ids and hashes, of a lookup that the gate has let through",
  },
  "lookup-subjects.ts": { aboutLookup: "part of a statement: subjects", listLookupsAbout: "ids" },
  "person-note.ts": {
    deletePersonNote: "deletes",
    deleteLeftNotes: "deletes",
    adoptNotes: "hashes",
    listTaggedPeople: "tags, shown beside lookups that visibleLookups gives alone",
  },
  "history.ts": {
    findEarlierLookup: "an id, of those that visibleLookups gives",
    countLookupsAbout: "counts of those that visibleLookups gives",
    nameParts: "a text's words",
  },
  "cluster.ts": { clusterPath: "plumbing", copyCluster: "plumbing", clusterInMemory: "plumbing" },
  "found-candidate.ts": {
    FOUND_BY_SEARCH: "a constant",
    listHiddenIdentifiers: "of the identifiers given, those not to be written",
    listImportedIdentifiers: "the same",
    touchFound: "a time",
    hasFound: "says whether anybody is here, not who",
    listFoundTwins: "ids, by identifiers that are given",
    deleteFound: "deletes",
  },
  "embedded-dialect.ts": { createEmbeddedDialect: "plumbing" },
  "idempotency.ts": {
    claimIdempotencyKey: "ids, hashes, and sealed answers of operations that tell of no person",
    finishIdempotencyKey: "ids, hashes, and sealed answers of operations that tell of no person",
    releaseIdempotencyKey: "ids and hashes",
    holdIdempotencyKey: "ids and hashes",
    releaseLeftIdempotencyKeys: "ids and hashes",
    forgetIdempotencyKeys: "ids and hashes",
  },
  "parsers.ts": { PARSERS: "plumbing", readTimestamp: "a time" },
  "identifier-key.ts": {
    identifierKey: "hashes",
    identifierText: "a spelling",
    identifierKeysOf: "hashes",
  },
  "import.ts": {
    insertImport: "counts",
    endLeftImports: "counts",
    updateImport: "counts",
    findImport: "counts",
    listImports: "counts",
    deleteImport: "deletes",
    insertRejections: "places in a file and reasons",
    listRejections: "places in a file and reasons",
    listImportedFiles: "names of files, by documents or people that were found already",
  },
  "erasure-receipt.ts": { saveErasureReceipt: "counts" },
  "erasure.ts": { saveErasure: "counts", findErasure: "counts", findErasureById: "counts" },
  "mention.ts": {
    listNamingLookups: "keys are made of it, to find who is on the list, and nothing of it is shown",
    listClaimTexts: "held against names on the list, and nothing of it is shown",
    deleteForeignDatasources: "deletes",
    saveSubject: "a lookup that was read behind the gate, with less in it",
  },
  "tombstone.ts": {
    lockTombstones: "plumbing",
    findLastTombstone: "keyed hashes",
    findNewestListing: "a number",
    hasCopiedTombstone: "says whether there is one",
    findTombstone: "keyed hashes",
    listStandingKeys: "keyed hashes",
    listTombstonesAfter: "keyed hashes",
    insertTombstones: "keyed hashes",
    listUntoldRemovals: "ids",
  },
  "forget-lookup.ts": {
    NOBODY: "an empty person",
    emptyLookup: "deletes",
    listExpired: "ids, to delete what is under them",
    expireLookup: "deletes",
    settleBeforeEnd: "figures",
    forgetFindings: "deletes",
    findLookupToErase: "an id and a receiver, to delete it",
    listToldLookups: "the same",
    deleteLookup: "deletes",
  },
  "rectification.ts": {
    insertRectification: "what was granted to somebody, suppressed or not: it is hidden with their lookups",
    isAnyLookupLeftFrom: "yes or no",
    findNewestRectification: "an id",
    listUnsettled: "read to make lookups anew, each behind the gate",
    noteRebuilt: "ids",
    saveTold: "who had read",
    listHandedOn: "who had read",
    findRectificationOf: "who had read, for the person themselves",
    listKeptRectifications: "what a restore does again, sealed before it is kept",
    restoreRectification: "as insertRectification",
  },
  "desk-request.ts": {
    insertDeskRequest: "what somebody asks about themselves, suppressed or not: their right to it goes on",
    findDeskRequest: "the same",
    takeDeskRequest: "the same",
    listDeskRequests: "the same, for whoever has to answer it",
    updateDeskRequest: "states and times",
    answerDeskRequest: "what they are answered",
    claimDeskRequest: "the same as findDeskRequest",
    expireUnconfirmed: "states and times",
    saveDeskCode: "the hash of a code",
    countAsked: "a count",
    lockCodes: "plumbing",
    countCodes: "a figure",
    isOnFile: "says whether a code may be sent to an address, to nobody but the service",
    listToRemind: "ids and times",
    listUnansweredObjections: "the same as findDeskRequest",
    forgetDeskContacts: "deletes",
  },
  "notice.ts": { saveNotice: "a time, of somebody whom the gate of listNotices lets through" },
  "drop-item.ts": {
    saveDropItems: "hashes",
    findDropHashes: "hashes",
    answerDropItems: "figures",
    listDropAnswers: "figures",
    countDropItems: "figures",
    listHeldIdentifiers: "what is held against a list of deletion requests, suppressed or not, and shown to nobody",
    HELD_STORES: "names of tables",
  },
  "distribute.ts": { distribute: "plumbing" },
  "distributed.ts": { isDistributed: "plumbing", listDistributed: "plumbing" },
  "held-person.ts": {
    listKeysOfOthers: "keys of rows, which are left out of what a suppression is closed over",
    listHeldPeople: "what a suppression is closed over: keys are made of it, and nothing of it is shown",
    findHeldUnder: "the same",
    mailboxText: "what is handed in, as text",
    bears: "part of a statement",
    amongBulkRows: "the same",
    listHeldBulks: "ids",
    listHeldBornIn: "the same",
    listHeldLookups: "the same",
    listOwnRecords: "the same",
    listHeldRows: "what is compared with imports before a person is answered, and shown to nobody",
    listHeldNames: "the same: who shares an identifier is told apart by it",
    insertSuppressions: "keyed hashes",
    deleteSuppressions: "keyed hashes",
    markUnder: "keyed hashes",
    picturesAmong: "addresses that are handed in",
    listVisibleUnder: "behind the gate",
    countVisibleLookups: "behind the gate",
    listHeldIn: "ids of those who are held, to correct them",
    isHeldIn: "says whether somebody is held, to erase them",
    findHeldLookup: "what an erasure is closed over: keys are made of it, and nothing of it is shown",
  },
  "kept-apart.ts": { keepApart: "ids", forgetApart: "ids", listApart: "ids" },
  "shared-key.ts": { listSharedKeys: "ids, by identifiers that are given" },
  "keep-plans.ts": { keepPlan: "plumbing", keepPlans: "plumbing", isKept: "plumbing" },
  "kept-statements.ts": { KeptStatements: "plumbing" },
  "ledger-reasons.ts": { readReasons: "part of a statement", writeReasons: "codes and their sentence" },
  "lock.ts": { DirectoryInUse: "plumbing", lockDirectory: "plumbing", lockWhenFree: "plumbing" },
  "lookup.ts": {
    LOOKUP_COLUMNS: "names of columns",
    startLookup: "a status",
    addMetadata: "figures",
  },
  "finish-lookup.ts": { finishLookup: "a status", withdrawLookup: "a status" },
  "lookup-failure.ts": { countFailure: "a figure", excuseWorker: "a figure" },
  "awaited-documents.ts": { lowerAwaitedDocuments: "a count" },
  "lookup-hint.ts": {
    LOOKUP_CHANNEL: "plumbing",
    notifyLookup: "an id",
    notificationOf: "an id",
    readHint: "an id",
    changeAndNotify: "plumbing",
  },
  "merge.ts": {
    findPeopleOf: "those of findPeople, of one account",
    lockMerges: "plumbing",
    listMerges: "ids",
    findHead: "an id",
    insertMerges: "ids",
    deleteMergesOf: "ids",
    deleteMergesWhere: "deletes",
    deleteMerge: "deletes",
    deleteRepeats: "deletes",
    markRepeats: "ids",
    forgetRepeats: "ids",
  },
  "migrate.ts": {
    MigrationError: "plumbing",
    listDone: "plumbing",
    lockMigrations: "plumbing",
    migrate: "plumbing",
    tellMigrations: "plumbing",
  },
  "migrations.ts": {
    CONNECTION_NAME: "plumbing",
    connectionName: "plumbing",
    readMigrations: "plumbing",
    releaseNumber: "plumbing",
    worksBeside: "plumbing",
  },
  "open.ts": { openDatabase: "plumbing" },
  "picture.ts": {
    savePictures: "a picture's address and hash: who is on it stands with the person",
    findPictures: "the same",
    hasPicture: "says whether there is one",
    listPicturesOfOnly: "hashes, to delete them",
    listPictured: "ids of those whose age decides whether a picture is served",
    deletePictures: "deletes",
    deletePicturesOfImport: "deletes",
  },
  "pglite.ts": { EmbeddedDatabase: "plumbing" },
  "prepared.ts": {
    defineStatement: "plumbing",
    arrayParameter: "plumbing",
    argumentValues: "plumbing",
    isPreparationFault: "plumbing",
    withSeenArrays: "plumbing",
  },
  "probe.ts": {
    hasAskedOutside: "says whether anybody was asked, not what",
    listLatestAbsences: "how long sources took that told of nobody, not of whom",
    noteUnread: "why a document could not be read, in our own words",
    writingOfProbes: "part of a statement",
  },
  "rows.ts": {
    insertRows: "plumbing",
    insertionOf: "plumbing",
    writeJson: "plumbing",
    numberArray: "plumbing",
    inKeyOrder: "plumbing",
    PAGE_BYTES: "plumbing",
    slicesOf: "plumbing",
  },
  "reserve.ts": { fromReserve: "plumbing", mayUseReserve: "plumbing" },
  "waiting.ts": { countAhead: "figures", countWaiting: "figures" },
  "webhook-delivery.ts": {
    findDelivery: "ids and receivers: a message names no person",
    forgetDeliveries: "deletes",
    listDeliveries: "the same",
    mayBeTold: "says whether the lookup is still shown",
    replayDelivery: "the same",
    settleDelivery: "the same",
    takeDueDelivery: "the same",
    tellReceiver: "the same",
  },
  "wrong-key.ts": { addWrongKeys: "figures", listWrongKeys: "figures", forgetWrongKeys: "deletes" },
  "rate-count.ts": { addRateCounts: "figures", deleteRateCounts: "deletes" },
  "second-reading.ts": { forgetQuestionDays: "deletes" },
  "setting.ts": {
    listSettings: "settings",
    readSetting: "settings",
    writeSetting: "settings",
    initSetting: "settings",
    replaceSetting: "settings",
    deleteSetting: "settings",
  },
  "share.ts": {
    insertShare: "ids and hashes",
    listShares: "ids, of a visible lookup",
    findOpenShare: "the same",
    countOpening: "a figure",
    revokeShare: "a time",
    markShareRevoked: "a time",
  },
  "source.ts": {
    reserveRequest: "sources",
    reserveRequests: "sources",
    holdSource: "sources",
    releaseSource: "sources",
    recordRequests: "what was asked for a lookup, under it",
    countRequests: "sources",
    countingRounds: "sources",
    countingOf: "part of a statement",
    loggingOf: "part of a statement",
    noteUnknownMembers: "names of members",
    listLastErrors: "sources",
    listSourceHealth: "sources",
    listUnknownMembers: "names of members",
  },
  "suppression.ts": {
    haveKeysByMerge: "the gate itself",
    unsuppressed: "the gate itself",
    hidesRelated: "the gate itself",
    ofVisibleLookup: "the gate itself",
    amongVisibleLookups: "the gate itself",
    areUnsuppressed: "the gate itself",
    withoutSuppressed: "the gate itself",
    mayWriteUnder: "the gate itself",
    countSuppressions: "a figure",
    listOnList: "keyed hashes",
    hasSuppressions: "says whether there is anybody, not who",
    hideMergedPeople: "keyed hashes",
    showMergedPeople: "keyed hashes",
    hideAllMergedPeople: "keyed hashes",
    followChangedKeys: "ids",
  },
  "transaction.ts": {
    transact: "plumbing",
    whenCommitted: "plumbing",
    askByIndex: "plumbing",
    refuseInsideTransaction: "plumbing",
    guardDialect: "plumbing",
  },
  "upkeep.ts": { startUpkeep: "plumbing", vacuum: "plumbing" },
} as const satisfies Record<string, Record<string, string>>;

const CHECKED = {
  "answered.ts": { saveAnswered },
  "archive.ts": { findDocuments, listDocumentPages, saveDocuments },
  "bulk-row.ts": { listBulkRows },
  "candidate.ts": {
    findCandidatesById,
    findCandidatesByIdentifier,
    foundCandidates,
    listHeld,
    listIdentifiers,
    listIdentifiersOf,
    listPresences,
    visibleCandidates,
  },
  "write-candidate.ts": { saveCandidates },
  "datasource.ts": { listDatasourceAddresses, listDatasources },
  "decision.ts": { listDecisions, saveDecision },
  "person-note.ts": { findPersonNote, savePersonNote },
  "rectification.ts": { listRectifications, listRectificationsOfPeople },
  "history.ts": { countLookups, listLookups, listLookupsByName },
  "lookup.ts": {
    advanceLookup,
    findLookup,
    findLookupToRun,
    findProfile,
    holdLookup,
    insertLookup,
    saveProfile,
    visibleLookups,
  },
  "lookup-state.ts": { listLookupStates },
  "shown-lookup.ts": { createShownLookups, findShownLookups },
  "merge.ts": { findPeople, findStatedPeople },
  "notice.ts": { listNotices },
  "probe.ts": { listProbes, listProbesAfter },
  "record.ts": { listClaims, listRecords, replaceRecords },
  "second-reading.ts": { findSecondReading, listSecondReadings, saveSecondReading, takeQuestion },
};

test("Every export of src/db is either checked against the gate or listed as handling no people", async () => {
  const room = new URL("../../src/db/", import.meta.url);
  const exported: string[] = [];
  // A worker's file exports nothing, and importing it would run it.
  for (const file of readdirSync(room).filter((name) => name !== "pglite-worker.ts")) {
    const module = (await import(new URL(file, room).href)) as Record<string, unknown>;
    exported.push(...Object.keys(module).map((name) => `${file} ${name}`));
  }
  const classified = [NO_PERSON, CHECKED].flatMap((table) =>
    Object.entries(table).flatMap(([file, names]) => Object.keys(names).map((name) => `${file} ${name}`)),
  );
  assert.deepEqual(exported.sort(), classified.sort());
});

const EMAIL: Identifier = { kind: "email", value: "ines.calder@example.org" };
const PHONE: Identifier = { kind: "phone", value: "+12025550101" };
const REGISTER: Identifier = { kind: "externalId", value: "register:IC-1" };

const person: Invented = {
  key: "test:ines-calder",
  fullName: "Ines Calder",
  birthDate: "1971-02-03",
  identifiers: [EMAIL, PHONE, REGISTER],
  profiles: ["https://x.com/ines_calder"],
};
/** A namesake born in another year, with other identifiers. */
const namesake: Invented = {
  key: "test:ines-calder-2",
  fullName: "Ines Calder",
  birthDate: "1990-02-03",
  identifiers: [
    { kind: "email", value: "other.calder@example.org" },
    { kind: "phone", value: "+12025550102" },
    { kind: "externalId", value: "register:IC-2" },
  ],
  profiles: ["https://x.com/other_calder"],
};

const anonymous = { names: [], birthDate: null, identifiers: [] };
/** Each of these facts alone may be what a person is suppressed by. */
const WAYS: readonly (readonly [string, string[]])[] = [
  ["e-mail", suppressionKeys(KEYRING, { ...anonymous, identifiers: [EMAIL] })],
  ["phone", suppressionKeys(KEYRING, { ...anonymous, identifiers: [PHONE] })],
  [
    "profile address",
    suppressionKeys(KEYRING, {
      ...anonymous,
      identifiers: [{ kind: "profileUrl", value: "https://x.com/ines_calder" }],
    }),
  ],
  ["register's id", suppressionKeys(KEYRING, { ...anonymous, identifiers: [REGISTER] })],
  [
    "candidate's key",
    suppressionKeys(KEYRING, { ...anonymous, identifiers: [{ kind: "candidate", value: person.key }] }),
  ],
  ["name and birth year", suppressionKeys(KEYRING, { ...anonymous, names: ["CALDER, Inés"], birthDate: "1971" })],
];

for (const engine of ENGINES) {
  describe(`Suppression on the ${engine} engine`, () => {
    let opened: TestDatabase;
    let db: Db;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
    });
    after(() => opened.close());

    for (const [way, keys] of WAYS) {
      test(`No read finds a person suppressed by ${way}, and every read finds a namesake`, async () => {
        await clear(db);
        const found = await writeBoth(db);
        const shown = await readEverything(opened.database, found);
        assert.deepEqual(shown.person, shown.namesake);
        assert.ok(shown.person.every(([, count]) => count > 0));
        await suppress(db, keys);
        const hidden = await readEverything(opened.database, found);
        assert.deepEqual(
          hidden.person.filter(([, count]) => count > 0),
          [],
        );
        assert.deepEqual(hidden.namesake, shown.namesake);
      });

      test(`No write stores a person suppressed by ${way}, and a namesake is stored`, async () => {
        await clear(db);
        await suppress(db, keys);
        const draft = draftCandidate(person);
        const other = draftCandidate(namesake);
        const saved = await saveCandidates(db, [draft, other]);
        assert.deepEqual(
          [saved.refused.length, saved.written.map((each) => each.draft.originKey)],
          [1, [namesake.key]],
        );
        assert.equal(await insertLookup(db, lookupOf(draft)), false);
        assert.equal(await insertLookup(db, lookupOf(other)), true);
        const rows = await countRows(db);
        assert.deepEqual([rows["candidate"], rows["identifier_key"], rows["lookup"]], [1, 4, 1]);
      });

      test(`Nothing more is written for a running lookup once its person is suppressed by ${way}`, async () => {
        await clear(db);
        const running = { status: "running", stage: "collect", finishedAt: null, run: 0 } as const;
        const lookup = { ...lookupOf(draftCandidate(person)), ...running };
        const other = { ...lookupOf(draftCandidate(namesake)), ...running };
        await insertLookup(db, lookup);
        await insertLookup(db, other);
        await suppress(db, keys);
        assert.equal(await advanceLookup(db, lookup.id, "resolve", 0.5), false);
        assert.equal(await advanceLookup(db, other.id, "resolve", 0.5), true);
        assert.equal(await saveAnswered(db, KEYRING, lookup, await keyOf(db, lookup.id), answered(lookup.id)), false);
        assert.equal(await countRequestsOf(db, lookup.id), 0);
        assert.equal(await takeQuestion(db, lookup, new Date(), 9), "ended");
        assert.equal(await takeQuestion(db, other, new Date(), 9), "taken");
        await writeUnder(db, lookup.id);
        assert.deepEqual(await countUnder(db, lookup.id), {
          probe: 0,
          datasource: 0,
          record: 0,
          match: 0,
          claim: 0,
          second_reading: 0,
        });
        assert.deepEqual(await decidedSubjects(db), []);
        assert.equal(await hasProfile(db, lookup.id), false);
        assert.equal(await holdLookup(db, lookup), false);
        assert.equal(
          await saveAnswered(
            db,
            KEYRING,
            { ...other, status: "success" },
            await keyOf(db, other.id),
            answered(other.id),
          ),
          false,
        );
        assert.equal(await saveAnswered(db, KEYRING, other, await keyOf(db, other.id), answered(other.id)), true);
        assert.equal(await countRequestsOf(db, other.id), 1);
        await writeUnder(db, other.id);
        assert.deepEqual(await countUnder(db, other.id), {
          probe: 1,
          datasource: 1,
          record: 1,
          match: 1,
          claim: 1,
          second_reading: 1,
        });
        assert.deepEqual(await decidedSubjects(db), [other.subject]);
        assert.equal(await hasProfile(db, other.id), true);
      });
    }

    test("Nobody merged with a suppressed person is read or written until they are split", async () => {
      await clear(db);
      const found = await writeBoth(db);
      const shown = await readEverything(opened.database, found);
      const [head, absorbed] = [found.namesake.id, found.person.id];
      const merge = { absorbedId: absorbed, intoId: head, headId: head, mergedAt: new Date(), keyId: "key" };
      await insertMerges(db, [merge]);
      assert.ok((await readEverything(opened.database, found)).namesake.every(([, count]) => count > 0));
      await suppress(db, suppressionKeys(KEYRING, { ...anonymous, identifiers: [EMAIL] }));
      const hidden = await readEverything(opened.database, found);
      const left = [...hidden.person, ...hidden.namesake].filter(([, count]) => count > 0);
      assert.deepEqual(left, []);
      const draft = draftCandidate(namesake);
      assert.equal((await saveCandidates(db, [{ ...draft, contentHash: "second" }])).refused.length, 1);
      assert.equal(await insertLookup(db, lookupOf(draft)), false);
      const [key] = namesake.identifiers ?? [];
      assert.ok(key);
      assert.deepEqual(await Array.fromAsync(findDocuments(db, KEYRING, "default", key)), []);
      const [page] = await listDocumentPages(db, [{ accountId: "default", identifier: key }]);
      assert.deepEqual(page, { rows: [], isLast: true });
      await deleteMerge(db, absorbed);
      assert.deepEqual((await readEverything(opened.database, found)).namesake, shown.namesake);
      assert.equal((await Array.fromAsync(findDocuments(db, KEYRING, "default", key))).length, 1);
    });

    test("A document is neither stored nor found under a suppressed key, but still found under its others", async () => {
      await clear(db);
      const both = [keyed(EMAIL), keyed({ kind: "email", value: "other.calder@example.org" })];
      await saveDocuments(db, KEYRING, [draftDocument({ id: "shared", identifiers: both })]);
      await suppress(db, suppressionKeys(KEYRING, { ...anonymous, identifiers: [EMAIL] }));
      assert.deepEqual(await Array.fromAsync(findDocuments(db, KEYRING, "default", EMAIL)), []);
      assert.equal(
        (
          await Array.fromAsync(
            findDocuments(db, KEYRING, "default", { kind: "email", value: "other.calder@example.org" }),
          )
        ).length,
        1,
      );
      const website = keyed({ kind: "website", value: "ines-calder.example.org" });
      const written = await saveDocuments(db, KEYRING, [
        draftDocument({ id: "alone", identifiers: [keyed(EMAIL), website] }),
        draftDocument({ id: "again", identifiers: both }),
      ]);
      assert.equal(written, 1);
      const rows = await db.selectFrom("archive_key").select(["document_id", "value"]).orderBy("document_id").execute();
      assert.deepEqual(rows, [
        { document_id: "again", value: "other.calder@example.org" },
        { document_id: "shared", value: EMAIL.value },
        { document_id: "shared", value: "other.calder@example.org" },
      ]);
    });

    test("The gate keeps people without keys and people none of whose keys is suppressed, in order", async () => {
      await clear(db);
      await suppress(db, ["k2"]);
      const people = [["k3"], [], ["k1", "k2"], ["k1"]];
      assert.deepEqual(await withoutSuppressed(db, people, (keys) => keys), [["k3"], [], ["k1"]]);
      assert.equal(await advanceLookup(db, newId(), "collect", 0.1), false);
    });
  });
}

function lookupOf(draft: ReturnType<typeof draftCandidate>) {
  return draftLookup({ suppressionKeys: draft.suppressionKeys });
}

interface Written {
  readonly person: { readonly id: string; readonly number: number; readonly lookupId: string };
  readonly namesake: { readonly id: string; readonly number: number; readonly lookupId: string };
}

async function writeBoth(db: Db): Promise<Written> {
  const drafts = [draftCandidate(person), draftCandidate(namesake)];
  const { written } = await saveCandidates(db, drafts);
  const ids = await Promise.all(
    written.map(async ({ draft, id, number }) => {
      const lookup = lookupOf(draft);
      await insertLookup(db, lookup);
      await writeUnder(db, lookup.id);
      await saveDocuments(db, KEYRING, [
        draftDocument({
          id: draft.originKey,
          identifiers: draft.identifiers.map(keyed),
        }),
      ]);
      return { key: draft.originKey, id, number, lookupId: lookup.id };
    }),
  );
  const [first, second] = ids.sort((a, b) => a.key.length - b.key.length);
  assert.ok(first && second);
  return { person: first, namesake: second };
}

function answered(lookupId: string): Answered {
  const source = { scope: "archive", connector: "archive", requestsPerMinute: 60 };
  const sent = {
    url: "https://example.org/",
    status: 200,
    failure: null,
    attempt: 1,
    bytes: 2,
    ms: 3,
    answerKey: null,
  };
  return {
    datasources: [draftDatasource(lookupId)],
    probes: [draftProbe(lookupId)],
    answers: [],
    requests: [{ source, request: { lookupId, ...sent, at: new Date() }, counts: "success" }],
  };
}

function draftProbe(lookupId: string): StoredProbe {
  return {
    lookupId,
    connector: "archive",
    identifierKind: "candidate",
    identifierValue: "test",
    depth: 0,
    outcome: "found",
    why: [],
    ms: 1,
    attempts: 0,
    bytes: 0,
    position: 1,
  };
}

async function countRequestsOf(db: Db, lookupId: string): Promise<number> {
  const { rows } = await sql`select 1 from outbound_request where lookup_id = ${lookupId}`.execute(db);
  return rows.length;
}

async function writeUnder(db: Db, lookupId: string): Promise<void> {
  await saveDatasources(db, [draftDatasource(lookupId)]);
  await saveProbes(db, [draftProbe(lookupId)]);
  await replaceRecords(db, lookupId, [draftRecord()], [draftClaim()], await keyOf(db, lookupId));
  const written = { datasourceId: "datasource", part: 0, key: `key of ${lookupId}`, model: "m", written: "{}" };
  await saveSecondReading(db, lookupId, await keyOf(db, lookupId), written);
  await saveDecision(db, lookupId, { recordId: "record", judgement: "own", keyId: "key", decidedAt: new Date() });
  await savePersonNote(db, KEYRING, lookupId, {
    note: "Met in Leeds.",
    tags: ["boats"],
    keyId: "key",
    writtenAt: new Date(),
  });
  const requestId = newId();
  await sql`
    insert into desk_request (id, regulation, kind, state, received_at, due_at, suppression_keys)
    values (${requestId}, 'gdpr', 'rectification', 'completed', now(), now(), '{}')
  `.execute(db);
  const { rows } = await sql<{ keys: string[] }>`
    select suppression_keys as keys from lookup where id = ${lookupId}
  `.execute(db);
  await insertRectification(db, KEYRING, {
    id: newId(),
    requestId,
    suppressionKeys: rows[0]?.keys ?? [],
    names: ["Ines Calder"],
    property: "skill",
    was: "Knots",
    value: null,
    rectifiedAt: new Date(),
  });
  await saveProfile(
    db,
    lookupId,
    { data: '{"fullName":"Ines Calder"}', evidence: "{}", unknown: [], related: [], gists: null },
    await keyOf(db, lookupId),
  );
}

type Counted = readonly (readonly [string, number])[];

/** How many rows each read returns for the person, and for the namesake. */
async function readEverything(database: Database, written: Written): Promise<{ person: Counted; namesake: Counted }> {
  const { person, namesake } = written;
  return { person: await readPerson(database, person), namesake: await readPerson(database, namesake) };
}

async function readPerson(database: Database, { id, lookupId }: Written["person"]): Promise<Counted> {
  const { db } = database;
  const all: HistoryFilter = { status: null, subjects: null, purposes: PURPOSES, now: new Date() };
  const history = await listLookups(db, "default", { ...all, limit: 10, after: null });
  const byName = await listLookupsByName(db, "default", { ...all, limit: 10, after: null });
  const { subject } = await db
    .selectFrom("lookup")
    .select("subject")
    .where("id", "=", lookupId)
    .executeTakeFirstOrThrow();
  const counted = await countLookups(db, "default", { ...all, subjects: [subject] });
  const visible = await visibleCandidates(db).execute();
  const toTell = await listNotices(db, "default", { sent: false, after: null, limit: 100, statement: "statement" });
  const lookup = draftLookup({ id: lookupId });
  const { identifiers } = await db
    .selectFrom("candidate")
    .select("identifiers")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const keys = identifiers.map((text) => ({ kind: text.replace(/:.*/, ""), value: text.replace(/^[^:]*:/, "") }));
  return [
    ["findCandidatesById", (await findCandidatesById(db, [id])).length],
    [
      "findCandidatesByIdentifier",
      (await findCandidatesByIdentifier(db, "default", await listIdentifiers(db, id))).length,
    ],
    ["findCandidatesByIdentifier", (await findCandidatesByIdentifier(db, "default", keys as Identifier[])).length],
    ["visibleCandidates", visible.filter((candidate) => candidate.id === id).length],
    ["foundCandidates", (await foundCandidates(db).execute()).filter((candidate) => candidate.id === id).length],
    ["listHeld", (await listHeld(db, [id])).size],
    ["listPresences", (await listPresences(db, [id])).length],
    ["listIdentifiers", (await listIdentifiers(db, id)).length],
    ["listIdentifiersOf", (await listIdentifiersOf(db, [id])).size],
    ["findPeople", (await findPeople(db, [id])).size],
    ["findStatedPeople", (await findStatedPeople(db, "default", [id])).size],
    ["listBulkRows", await countShownRows(db, { candidateId: id })],
    ["listBulkRows", await countShownRows(db, { candidateId: id, lookupId })],
    ["findLookup", (await findLookup(db, lookupId, "default")) ? 1 : 0],
    ["findLookupToRun", (await findLookupToRun(db, lookupId)) ? 1 : 0],
    ["findProfile", (await findProfile(db, KEYRING, lookupId)) ? 1 : 0],
    ["holdLookup", (await holdLookup(db, { ...lookup, run: 0 })) ? 1 : 0],
    ["visibleLookups", (await visibleLookups(db).where("id", "=", lookupId).select("id").execute()).length],
    ["listLookupStates", (await listLookupStates(db, [lookupId])).length],
    [
      "findShownLookups",
      (await findShownLookups(database, KEYRING, [{ id: lookupId, accountId: "default" }])).filter(Boolean).length,
    ],
    ["listNotices", toTell.filter(({ subject }) => subject === id).length],
    ["listLookups", history.filter((each) => each.id === lookupId).length],
    ["listLookupsByName", byName.filter((each) => each.id === lookupId).length],
    ["countLookups", counted.reduce((sum, { count }) => sum + count, 0)],
    ["listProbes", (await listProbes(db, lookupId)).length],
    ["listProbesAfter", (await listProbesAfter(db, lookupId, 0)).length],
    ["listRectifications", (await listRectifications(db, KEYRING, lookupId, [])).length],
    ["listRectificationsOfPeople", (await listRectificationsOfPeople(db, KEYRING, [id])).length],
    ["listDecisions", (await listDecisions(db, lookupId)).length],
    ["findPersonNote", (await findPersonNote(db, KEYRING, lookupId)) === undefined ? 0 : 1],
    ["listDatasourceAddresses", (await listDatasourceAddresses(db, lookupId)).length],
    ["listDatasources", (await listDatasources(db, KEYRING, lookupId)).length],
    ["listRecords", (await listRecords(db, lookupId)).length],
    ["listClaims", (await listClaims(db, KEYRING, lookupId)).length],
    ["listSecondReadings", (await listSecondReadings(db, KEYRING, lookupId)).length],
    ["findSecondReading", (await findSecondReading(db, KEYRING, "default", `key of ${lookupId}`)) === null ? 0 : 1],
  ];
}

async function countUnder(db: Db, lookupId: string): Promise<Record<string, number>> {
  const tables = ["probe", "datasource", "record", "match", "claim", "second_reading"] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const rows = await db.selectFrom(table).select("lookup_id").where("lookup_id", "=", lookupId).execute();
      return [table, rows.length] as const;
    }),
  );
  return Object.fromEntries(counts);
}

async function decidedSubjects(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("decision").select("subject").execute();
  return rows.map(({ subject }) => subject);
}

async function hasProfile(db: Db, lookupId: string): Promise<boolean> {
  const row = await db
    .selectFrom("lookup")
    .select("sealed_data as data")
    .where("id", "=", lookupId)
    .executeTakeFirstOrThrow();
  return row.data !== null;
}

async function countRows(db: Db): Promise<Record<string, number>> {
  const tables = ["candidate", "identifier_key", "lookup"] as const;
  const counts = await Promise.all(
    tables.map(async (table) => [table, (await db.selectFrom(table).selectAll().execute()).length] as const),
  );
  return Object.fromEntries(counts);
}

/** A bulk that matched a person, as it is shown: with one row, or with none about anybody. */
async function countShownRows(db: Db, found: { readonly candidateId: string; readonly lookupId?: string }) {
  const bulk = draftBulk();
  await insertBulk(db, bulk);
  const given = { fullName: person.fullName, sources: [] };
  await insertBulkRows(db, [
    { bulkId: bulk.id, number: 1, line: 2, given, state: "waiting", reason: null, suppressionKeys: [] },
  ]);
  await takeRow(db, bulk.id, 1, { state: "done", likelihood: 0.9, ...found });
  const hidden = { state: "unmatched", reason: "nobody", why: null, keepsTurn: false } as const;
  const rows = await listBulkRows(db, bulk.id, { after: 0, limit: 10, state: null, hidden });
  const shown = rows.filter(({ candidateId }) => candidateId !== null);
  if (shown.length === 0) {
    const nobody = { candidateId: null, matchedName: null, likelihood: null, lookupId: null };
    const { keepsTurn: _, ...shownAs } = hidden;
    assert.deepEqual(rows, [{ number: 1, line: 2, given, ...shownAs, ...nobody, lookupStatus: null, progress: null }]);
    assert.deepEqual(await countBulkRows(db, bulk.id, hidden), { done: 0, unmatched: 1 });
  }
  return shown.length;
}

async function clear(db: Db): Promise<void> {
  for (const table of [
    "suppression",
    "candidate_merge",
    "candidate",
    "identifier_key",
    "lookup",
    "archive_document",
    "decision",
    "person_note",
  ] as const) {
    await db.deleteFrom(table).execute();
  }
}
