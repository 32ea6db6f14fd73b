import type { StoredBulk } from "../db/bulk.ts";
import { OUTBOUND_PROBES } from "../pipeline/plan-questions.ts";

type BudgetedBulk = Pick<StoredBulk, "maxLookups" | "maxQuestions" | "maxCredits" | "trial" | "preview">;

/** Unfinished lookups, their maximum number, and the questions reserved for them. */
interface UnderWay {
  readonly lookups: number;
  readonly questions: number;
  readonly most: number;
}

interface Spent {
  readonly lookups: number;
  readonly questions: number;
  readonly credits: number;
}

/** What a bulk may still spend. Reservations of unfinished lookups count as spent, so no budget is overdrawn. */
export class BulkBudget {
  readonly #bulk: BudgetedBulk;
  readonly #spent: Spent;
  readonly #share: number;
  #made = 0;
  #underWay: number;
  #setAside: number;

  constructor(bulk: BudgetedBulk, spent: Spent, underWay: UnderWay) {
    this.#bulk = bulk;
    this.#spent = spent;
    this.#share = underWay.most;
    this.#underWay = underWay.lookups;
    this.#setAside = underWay.questions;
  }

  /** Whether a lookup may be created now, after others have ended, or not at all. */
  next(): "now" | "wait" | "spent" {
    const { maxLookups, maxQuestions, maxCredits } = this.#bulk;
    if (maxLookups !== null && this.#spent.lookups + this.#made >= maxLookups) return "spent";
    if (maxCredits !== null && this.#costs() && this.#spent.credits >= maxCredits) return "spent";
    if (maxQuestions !== null && maxQuestions > 0 && this.#spent.questions >= maxQuestions) return "spent";
    if (this.#underWay >= this.#share) return "wait";
    if (maxCredits !== null && this.#costs() && this.#spent.credits + this.#underWay >= maxCredits) return "wait";
    if (maxQuestions !== null && maxQuestions > 0 && this.#left(maxQuestions) <= 0) return "wait";
    return "now";
  }

  /** How many questions the next lookup may ask; `null` for the usual limit. */
  questions(): number | null {
    const { maxQuestions } = this.#bulk;
    return maxQuestions === null ? null : Math.max(0, Math.min(OUTBOUND_PROBES, this.#left(maxQuestions)));
  }

  /** Records that a lookup was created. */
  take(questions: number | null): void {
    this.#made++;
    this.#underWay++;
    this.#setAside += questions ?? 0;
  }

  #left(maxQuestions: number): number {
    return maxQuestions - this.#spent.questions - this.#setAside;
  }

  #costs(): boolean {
    return !this.#bulk.trial && !this.#bulk.preview;
  }
}
