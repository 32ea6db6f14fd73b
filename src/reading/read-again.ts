import type { Capture } from "../connectors/connector.ts";
import { type ClaimDraft, claimId } from "../domain/claim.ts";
import { parseAnswer } from "../second-reader/answer.ts";
import { passagesOf, personText, type DocumentPerson } from "../second-reader/document.ts";
import { judgeProposals } from "../second-reader/guard.ts";
import type { Kind } from "../second-reader/kinds.ts";
import type { Refusal } from "../second-reader/refusal.ts";
import type { ReadClaim } from "./read-capture.ts";

/** What a language model wrote about one passage of a document. */
export interface StoredAnswer {
  readonly model: string;
  readonly written: string;
}

/** Which of a language model's answers about one document are believed. */
export interface JudgedAnswers {
  /** With the IDs they have under the record; a claim that several answers state is listed once. */
  readonly claims: readonly ReadClaim[];
  readonly refused: Readonly<Partial<Record<Refusal, number>>>;
}

/** The passages of a document that are about its person, each for one question. Pure. */
export function readPassages(capture: Capture, subject: DocumentPerson): readonly string[] {
  const document = personText(capture, subject);
  return document === null ? [] : passagesOf(document).map(({ from, to }) => document.text.slice(from, to));
}

/** Decides about a language model's answers on a document. Pure. */
export function judgeAnswers(
  capture: Capture,
  subject: DocumentPerson,
  answers: readonly StoredAnswer[],
  kinds: readonly Kind[],
): JudgedAnswers {
  const document = personText(capture, subject);
  const refused: Partial<Record<Refusal, number>> = {};
  const count = (reason: Refusal, more: number) => (refused[reason] = (refused[reason] ?? 0) + more);
  const claims = new Map<string, ReadClaim>();
  for (const { model, written } of document === null ? [] : answers) {
    const answer = parseAnswer(written);
    if (answer === null || document === null) continue;
    if (answer.misshapen > 0) count("shape", answer.misshapen);
    const judged = judgeProposals(document, answer.proposals, kinds, model);
    for (const [reason, more] of Object.entries(judged.refused)) count(reason as Refusal, more);
    for (const draft of judged.claims) {
      const id = claimId(subject.recordId, draft as ClaimDraft);
      if (!claims.has(id)) claims.set(id, { ...draft, id });
    }
  }
  return { claims: [...claims.values()], refused };
}
