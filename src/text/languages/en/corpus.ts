import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch beside the employers and schools they give her, and no others. */
export const corpus: readonly CorpusSentence[] = [
  { text: "She spent nine years at Corvane Instruments.", jobs: [{ company: "Corvane Instruments" }], schools: [] },
  { text: "She never worked at Corvane Instruments.", jobs: [], schools: [] },
  { text: "Her husband works at Corvane Instruments.", jobs: [], schools: [] },
];
