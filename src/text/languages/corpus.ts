/** A sentence of a page about one person, with all that it says of their jobs and schools. */
export interface CorpusSentence {
  readonly text: string;
  readonly jobs: readonly { readonly company: string; readonly title?: string }[];
  readonly schools: readonly string[];
}
