import type { Capture } from "../src/connectors/connector.ts";
import { readSecondReaderSetup } from "../src/config/second-reader-setup.ts";
import { type ClaimDraft, type Finding, recordId } from "../src/domain/claim.ts";
import { judgeAnswers, readPassages, type StoredAnswer } from "../src/reading/read-again.ts";
import { ModelFault, openSecondReader } from "../src/second-reader/ask-model.ts";
import { parseAnswer } from "../src/second-reader/answer.ts";
import { ALL_KINDS } from "../src/second-reader/kinds.ts";
import { keyOf } from "../src/second-reader/question.ts";

/** How a language model performed over a whole evaluation. */
export interface ModelTally {
  questions: number;
  answered: number;
  proposals: number;
  accepted: number;
  /** Why questions went unanswered, and how often. */
  readonly faults: Record<string, number>;
  /** Why proposals were refused, and how often. */
  readonly refused: Record<string, number>;
  seconds: number;
}

/**
 * The language model set in the environment (`CANDOR_LLM_URL`, `CANDOR_LLM_MODEL`, `CANDOR_LLM_KEY`), asked about
 * documents one by one.
 */
export interface EvaluatedModel {
  readonly name: string;
  readonly tally: ModelTally;
  /** Which of its answers about a document are believed, in addition to the one finding that the rules made. */
  readAgain(capture: Capture, finding: Finding, name: string): Promise<readonly ClaimDraft[]>;
  close(): Promise<void>;
}

/** A small model on a CPU takes minutes to answer. */
const TIMEOUT_MS = 600_000;

export function openModel(): EvaluatedModel {
  const setup = readSecondReaderSetup(process.env);
  if (setup === null) throw new Error("--model needs CANDOR_LLM_URL and CANDOR_LLM_MODEL.");
  const reader = openSecondReader(setup, { offline: false });
  const known = new Map<string, string | null>();
  const tally: ModelTally = {
    questions: 0,
    answered: 0,
    proposals: 0,
    accepted: 0,
    faults: {},
    refused: {},
    seconds: 0,
  };
  const count = (of: Record<string, number>, name: string, more = 1) => (of[name] = (of[name] ?? 0) + more);
  const ask = async (name: string, passage: string): Promise<string | null> => {
    const question = { name, kinds: ALL_KINDS, passage };
    const key = keyOf(setup.model, question);
    const before = known.get(key);
    if (before !== undefined) return before;
    const started = performance.now();
    tally.questions++;
    let written: string | null = null;
    try {
      ({ written } = await reader.ask(question, { signal: new AbortController().signal, timeoutMs: TIMEOUT_MS }));
      tally.answered++;
      tally.proposals += parseAnswer(written)?.proposals.length ?? 0;
    } catch (error) {
      if (!(error instanceof ModelFault)) throw error;
      count(tally.faults, error.message);
    }
    tally.seconds += Math.round((performance.now() - started) / 1000);
    known.set(key, written);
    console.error(`question ${tally.questions}: ${written === null ? "no answer" : `${written.length} characters`}`);
    return written;
  };
  return {
    name: setup.model,
    tally,
    close: () => reader.close(),
    async readAgain(capture, finding, name) {
      const id = recordId("archive", finding.externalId);
      const subject = { recordId: id, name: finding.name ?? name, filed: finding.filed === true };
      const answers: StoredAnswer[] = [];
      for (const passage of readPassages(capture, subject)) {
        const written = await ask(subject.name, passage);
        if (written !== null) answers.push({ model: setup.model, written });
      }
      const { claims, refused } = judgeAnswers(capture, subject, answers, ALL_KINDS);
      tally.accepted += claims.length;
      for (const [reason, more] of Object.entries(refused)) count(tally.refused, reason, more);
      return claims;
    },
  };
}
