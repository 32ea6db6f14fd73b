import { because, type LedgerReason } from "../domain/ledger-reason.ts";
import type { StoredLookup } from "../db/lookup.ts";
import { saveAnswered } from "../db/answered.ts";
import { listRecords } from "../db/record.ts";
import { findSecondReading, listSecondReadings, saveSecondReading, takeQuestion } from "../db/second-reading.ts";
import type { Outcome } from "../domain/coverage.ts";
import { closePlaces } from "../domain/mask.ts";
import { UnreadableCapture } from "../connectors/findings/claims.ts";
import { errorFields } from "../log.ts";
import { ReaderFailed } from "../reading/reading-room.ts";
import { ModelFault, type SecondReader } from "../second-reader/ask-model.ts";
import { kindsFor } from "../second-reader/kinds.ts";
import { keyOf, type PassageQuestion } from "../second-reader/question.ts";
import { ownOf, readHush } from "./hush-names.ts";
import { eachConcurrently } from "./each-concurrently.ts";
import { PROBES_PER_DEPTH } from "./positions.ts";
import { listReadAgain, type DocumentToRead, ownDocuments, type ReadAgain } from "./read-again.ts";
import type { KnownInRun } from "./known-in-run.ts";
import type { ReadDatasource } from "./read-captures.ts";
import { readStored } from "./read-stored.ts";
import type { StageContext } from "./stage.ts";
import { LookupEnded, requireLookupKey } from "./write.ts";

/** Its name in the ledger. */
const NAME = "language-model";
/** After the positions of all depths' probes. */
const POSITION = 9 * PROBES_PER_DEPTH;
const CONCURRENT_QUESTIONS = 4;
/** A server with this many faults in a lookup is not asked again in it. */
const MAX_FAULTS = 2;

/** A question about one passage. */
interface Asked extends PassageQuestion {
  readonly datasourceId: string;
  readonly part: number;
  readonly key: string;
}

/** Counts of the questions of a lookup. */
interface AskTally {
  asked: number;
  answered: number;
  known: number;
  attempts: number;
  bytes: number;
  /** Number of questions left out, by reason. */
  readonly left: Map<string, { readonly why: LedgerReason; readonly count: number }>;
  readonly faults: ModelFault[];
}

/**
 * Asks the operator's language model about every document of the candidate, passage by passage, within the budgets of the lookup and the
 * day, and stores its answers. What was asked before, here or in another lookup of the account, is not asked again. Nothing is sent for a
 * preview, for somebody suppressed, or if the lookup has no section for an answer. Failures go into the ledger, and the lookup continues.
 *
 * @returns whether there are answers that have not been judged yet
 */
export async function askAgain(lookup: StoredLookup, known: KnownInRun, context: StageContext): Promise<boolean> {
  const { secondReader: reader } = context;
  if (reader === undefined || lookup.preview) return false;
  const started = performance.now();
  const kinds = kindsFor(lookup.sections);
  const tally: AskTally = { asked: 0, answered: 0, known: 0, attempts: 0, bytes: 0, left: new Map(), faults: [] };
  const { datasources } = await readStored(lookup, Number.POSITIVE_INFINITY, known, context);
  const judgements = new Map((await listRecords(context.db, lookup.id)).map(({ id, judgement }) => [id, judgement]));
  const documents = kinds.length === 0 ? [] : ownDocuments(datasources, judgements);
  const questions = await listQuestions(lookup, documents, reader, context);
  const open = await leaveKnown(lookup, questions, reader, tally, context);
  if (context.outbound.offline) leave(tally, because("offline"), open.length);
  else await askAll(lookup, open, reader, tally, context);
  const judged = await listReadAgain(lookup, datasources, judgements, context);
  const entry = entryOf(kinds.length, questions.length, tally, judged);
  await note(lookup, entry, tally, Math.round(performance.now() - started), context);
  delete known.ledger;
  return judged.some(({ claims }) => claims.length > 0);
}

async function listQuestions(
  lookup: StoredLookup,
  documents: readonly DocumentToRead[],
  { setup }: SecondReader,
  context: StageContext,
): Promise<readonly Asked[]> {
  const kinds = kindsFor(lookup.sections);
  const asked = documents.map(async ({ datasource, subject }): Promise<Asked[]> => {
    const passages = await passagesOf(lookup, datasource, subject, context);
    return passages.map((passage, part) => {
      const question = { name: subject.name, kinds, passage };
      return { ...question, datasourceId: datasource.id, part, key: keyOf(setup.model, question) };
    });
  });
  return (await Promise.all(asked)).flat();
}

/** As they are sent: without the full names of people on the suppression list, except names that the candidate shares. */
async function passagesOf(
  lookup: StoredLookup,
  datasource: ReadDatasource,
  subject: DocumentToRead["subject"],
  context: StageContext,
): Promise<readonly string[]> {
  const { reading, log } = context;
  try {
    const passages = await reading.passages(datasource, subject);
    const hush = await readHush(context, passages);
    if (hush === null) return passages;
    const own = ownOf(lookup, [subject.name]);
    return passages.map((passage) => closePlaces(passage, hush(passage, own)));
  } catch (error) {
    if (!(error instanceof UnreadableCapture || error instanceof ReaderFailed)) throw error;
    const fields = error instanceof ReaderFailed ? error.fields : errorFields(error);
    log.warn({ lookupId: lookup.id, datasourceId: datasource.id, ...fields }, "a document has no passages");
    return [];
  }
}

/** Uses what is known already; returns the remaining questions. */
async function leaveKnown(
  lookup: StoredLookup,
  questions: readonly Asked[],
  { setup }: SecondReader,
  tally: AskTally,
  context: StageContext,
): Promise<readonly Asked[]> {
  const { db, keyring } = context;
  const known = await listSecondReadings(db, keyring, lookup.id);
  const stored = new Set(known.map(({ datasourceId, part, key }) => `${datasourceId} ${part} ${key}`));
  const open: Asked[] = [];
  for (const { datasourceId, part, key, ...question } of questions) {
    if (stored.has(`${datasourceId} ${part} ${key}`)) {
      tally.known++;
      continue;
    }
    const written = await findSecondReading(db, keyring, lookup.accountId, key);
    if (written === null) open.push({ ...question, datasourceId, part, key });
    else {
      const lookupKey = await requireLookupKey(lookup.id, context);
      await saveSecondReading(db, lookup.id, lookupKey, { datasourceId, part, key, model: setup.model, written });
      tally.known++;
    }
  }
  return open;
}

async function askAll(
  lookup: StoredLookup,
  open: readonly Asked[],
  reader: SecondReader,
  tally: AskTally,
  context: StageContext,
): Promise<void> {
  const { lookupQuestions, seconds } = reader.setup;
  const deadline = performance.now() + seconds * 1_000;
  const within = open.slice(0, lookupQuestions);
  if (open.length > within.length)
    leave(tally, because("questionsSpent", lookupQuestions), open.length - within.length);
  await eachConcurrently(within, CONCURRENT_QUESTIONS, async (question) => {
    if (tally.faults.length >= MAX_FAULTS) return leave(tally, because("failedBefore"), 1);
    const timeoutMs = deadline - performance.now();
    if (timeoutMs <= 0) return leave(tally, because("answersLate"), 1);
    await askOne(lookup, question, reader, timeoutMs, tally, context);
  });
}

async function askOne(
  lookup: StoredLookup,
  { datasourceId, part, key, ...question }: Asked,
  reader: SecondReader,
  timeoutMs: number,
  tally: AskTally,
  context: StageContext,
): Promise<void> {
  const { db, signal, log } = context;
  const { model, dayQuestions } = reader.setup;
  signal.throwIfAborted();
  const turn = await takeQuestion(db, lookup, context.now(), dayQuestions);
  if (turn === "ended") throw new LookupEnded();
  if (turn === "spent") return leave(tally, because("dayQuestionsSpent", dayQuestions), 1);
  tally.asked++;
  try {
    const { written, attempts, bytes } = await reader.ask(question, { signal, timeoutMs });
    tally.attempts += attempts;
    tally.bytes += bytes;
    tally.answered++;
    const lookupKey = await requireLookupKey(lookup.id, context);
    await saveSecondReading(db, lookup.id, lookupKey, { datasourceId, part, key, model, written });
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    tally.attempts += error.traffic.attempts;
    tally.bytes += error.traffic.bytes;
    tally.faults.push(error);
    log.warn({ lookupId: lookup.id, datasourceId, fault: error.message }, "the language model gave no answer");
  }
}

function leave(tally: AskTally, why: LedgerReason, count: number): void {
  if (count > 0) tally.left.set(why.code, { why, count: (tally.left.get(why.code)?.count ?? 0) + count });
}

/** The ledger's entry about it. */
function entryOf(kinds: number, questions: number, tally: AskTally, judged: readonly ReadAgain[]) {
  const taken = judged.reduce((sum, { claims }) => sum + claims.length, 0);
  const refused = new Map<string, number>();
  for (const [reason, count] of judged.flatMap((each) => Object.entries(each.refused))) {
    refused.set(reason, (refused.get(reason) ?? 0) + count);
  }
  const [fault] = tally.faults;
  const told = [
    ...(kinds === 0 ? [because("noSection")] : []),
    ...(kinds > 0 && questions === 0 ? [because("noText")] : []),
    ...(tally.known > 0 ? [because("passagesKnown", tally.known, questions)] : []),
    ...(fault === undefined ? [] : [because("questionsFailed", tally.faults.length, tally.asked, fault.message)]),
    ...[...tally.left.values()].flatMap(({ why, count }) => [because("passagesLeft", count, questions), why]),
    ...(tally.answered + tally.known > 0 ? [because("statementsTaken", taken), ...listRefused(refused)] : []),
  ];
  return { outcome: outcomeOf(tally, taken), why: told };
}

function listRefused(refused: ReadonlyMap<string, number>): LedgerReason[] {
  if (refused.size === 0) return [];
  const reasons = [...refused].sort((a, b) => b[1] - a[1]).map(([reason, count]) => `${count} ${reason}`);
  return [because("statementsRefused", reasons.join(", "))];
}

function outcomeOf({ answered, known, faults }: AskTally, taken: number): Outcome {
  if (answered + known > 0) return taken > 0 ? "found" : "absent";
  return faults[0]?.outcome ?? "skipped";
}

async function note(
  lookup: StoredLookup,
  { outcome, why }: { readonly outcome: Outcome; readonly why: readonly LedgerReason[] },
  { attempts, bytes }: AskTally,
  ms: number,
  context: StageContext,
): Promise<void> {
  const probe = {
    lookupId: lookup.id,
    connector: NAME,
    identifierKind: "candidate",
    identifierValue: lookup.candidateId ?? lookup.id,
    depth: Math.floor(POSITION / PROBES_PER_DEPTH),
    outcome,
    why,
    ms,
    attempts,
    bytes,
    position: POSITION,
  } as const;
  const key = await requireLookupKey(lookup.id, context);
  const ended = { datasources: [], probes: [probe], answers: [], requests: [] };
  if (!(await saveAnswered(context.db, context.keyring, lookup, key, ended))) throw new LookupEnded();
}
