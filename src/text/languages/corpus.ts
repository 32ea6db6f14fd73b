/** A sentence from a page about one person, with everything it says about their jobs and schools. */
export interface CorpusSentence {
  readonly text: string;
  readonly jobs: readonly { readonly company: string; readonly title?: string }[];
  readonly schools: readonly string[];
}
