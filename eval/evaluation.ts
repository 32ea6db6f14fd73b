/** One evaluation. Figures are its return value; proportions come with 95 % intervals. */
export interface Evaluation {
  run(options: EvaluationOptions): Promise<Record<string, unknown>>;
}

export interface EvaluationOptions {
  readonly dir: string;
  readonly seed?: number;
  /** Also with the language model of the environment, where the evaluation knows one. */
  readonly model?: boolean;
  /** How many documents, at most, it is asked about. */
  readonly sample?: number;
}
