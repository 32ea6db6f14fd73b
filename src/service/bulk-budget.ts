import type { StoredBulk } from "../db/bulk.ts";
import { OUTBOUND_PROBES } from "../pipeline/collect.ts";

type BudgetedBulk = Pick<StoredBulk, "maxLookups" | "maxQuestions" | "maxCredits" | "trial" | "preview">;

/** Lookups that have not ended, how many there may be, and the questions that are set aside for them. */
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

/** What a bulk may still spend. What is set aside for lookups under way counts as spent: no budget is ever overdrawn. */
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

  /** Whether a lookup may be made now, or when others have ended, or why no more is made. */
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

  /** How many questions the next lookup may ask; `null` for as many as any. */
  questions(): number | null {
    const { maxQuestions } = this.#bulk;
    return maxQuestions === null ? null : Math.max(0, Math.min(OUTBOUND_PROBES, this.#left(maxQuestions)));
  }

  /** A lookup was made. */
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
