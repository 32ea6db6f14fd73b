/**
 * Why a proposal is refused. `shape`: it lacks what its kind needs; `kind`: it was not asked for; `example`: it repeats
 * the prompt; `quote`: the document does not contain its quote; `value`: the quote does not contain a value;
 * `language`: sentences in the document's language are not read; `subject`: the words are not about the person;
 * `doubt`: they are denied, in the future, hearsay or about a predecessor; `relation`: they say something else than the
 * proposal; `time`: its years belong to something else.
 */
const REFUSALS = [
  "shape",
  "kind",
  "example",
  "quote",
  "value",
  "language",
  "subject",
  "doubt",
  "relation",
  "time",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A proposal is refused. */
export class Refused extends Error {
  readonly reason: Refusal;

  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Throws `Refused` if the condition holds. */
export function refuseIf(against: boolean, reason: Refusal): void {
  if (against) throw new Refused(reason);
}
