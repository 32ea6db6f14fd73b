import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch, each with all the employers and schools that it gives her. */
export const corpus: readonly CorpusSentence[] = [{ text: "Її чоловік працює в банку «Зоря».", jobs: [], schools: [] }];
