/** One evaluation. It returns its figures; proportions come with 95 % intervals. */
export interface Evaluation {
  run(options: EvaluationOptions): Promise<Record<string, unknown>>;
}

export interface EvaluationOptions {
  readonly dir: string;
  readonly seed?: number;
  /** Also uses the language model set in the environment, if the evaluation supports one. */
  readonly model?: boolean;
  /** The most documents that it is asked about. */
  readonly sample?: number;
}
