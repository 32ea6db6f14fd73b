import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch beside the employers and schools they give her, and no others. */
export const corpus: readonly CorpusSentence[] = [{ text: "Її чоловік працює в банку «Зоря».", jobs: [], schools: [] }];
