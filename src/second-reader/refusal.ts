/**
 * Why a proposal is refused: `shape` it lacks what its kind needs; `kind` it was not asked for; `example` it repeats the
 * prompt; `quote` its quote does not stand in the document; `value` a value does not stand in the quote; `language` sentences of
 * the document's language are not read; `subject` the words are not about the person; `doubt` they are denied, to come, hearsay or a
 * predecessor's; `relation` they say something else than the proposal; `time` its years are another's.
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

/** Throws `Refused` where something speaks against a proposal. */
export function refuseIf(against: boolean, reason: Refusal): void {
  if (against) throw new Refused(reason);
}
