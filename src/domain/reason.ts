/**
 * A reason without words: a code, and the values of its sentence in their order. The catalogue of each language (`words`) has the sentence;
 * the English one on the wire is written from the same code.
 */
export interface CodedReason<Code extends string = string> {
  readonly code: Code;
  readonly values: readonly string[];
}
