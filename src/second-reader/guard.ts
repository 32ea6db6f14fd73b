import type { ClaimDraft } from "../domain/claim.ts";
import type { Proposal } from "./answer.ts";
import type { PersonText } from "./document.ts";
import { EXAMPLE_WORDS } from "./question.ts";
import { judgeFact } from "./facts.ts";
import { judgeJob, judgeSchool } from "./careers.ts";
import type { Kind } from "./kinds.ts";
import { findQuote } from "./locate.ts";
import { Refused, type Refusal, refuseIf } from "./refusal.ts";
import { type Sense, senseOf } from "./sense.ts";
import { type ToldAssertion, QuoteWords } from "./told.ts";

/** The result for a model's proposals about one document. */
export interface JudgedProposals {
  readonly claims: readonly ClaimDraft[];
  /** How many were refused, by the first reason found. */
  readonly refused: Readonly<Partial<Record<Refusal, number>>>;
}

/**
 * Decides about every assertion that a model proposes. It becomes a claim only if the document contains its quote, the
 * quote contains its values, the text room says that they are about this person and not denied, in the future, hearsay
 * or somebody else's, and the relation model does not consider them something else. The values of a claim are the
 * document's own characters (dates: their normal form), never the model's. Pure; takes time linear in the length of the
 * document and the number of proposals.
 *
 * @param model named in every claim as its reader
 */
export function judgeProposals(
  document: PersonText,
  proposals: readonly Proposal[],
  kinds: readonly Kind[],
  model: string,
): JudgedProposals {
  const sense = senseOf(document);
  const refused: Partial<Record<Refusal, number>> = {};
  const claims: ClaimDraft[] = [];
  for (const proposal of proposals) {
    try {
      claims.push(claimOf(judge(document, sense, proposal, kinds), document, model));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      refused[error.reason] = (refused[error.reason] ?? 0) + 1;
    }
  }
  return { claims, refused };
}

function judge(document: PersonText, sense: Sense | null, proposal: Proposal, kinds: readonly Kind[]): ToldAssertion {
  refuseIf(!kinds.includes(proposal.kind), "kind");
  refuseIf(EXAMPLE_WORDS.test(Object.values(proposal).join("\n")), "example");
  const quote = findQuote(document.text, proposal.quote);
  if (quote === null) throw new Refused("quote");
  if (sense === null) throw new Refused("language");
  const words = new QuoteWords(document, sense, quote);
  if (proposal.kind === "job") return judgeJob(proposal, words);
  if (proposal.kind === "school") return judgeSchool(proposal, words);
  return judgeFact(proposal, words);
}

/** Below the confidence from which a reading counts fully: two such readings weigh as much as one made by rules. */
const UNSURE = 0.7;

function claimOf({ property, value, quote }: ToldAssertion, document: PersonText, model: string): ClaimDraft {
  return {
    property,
    value,
    ...document.quoteOf(quote),
    method: "stated",
    confidence: UNSURE,
    reader: model,
  } as ClaimDraft;
}
