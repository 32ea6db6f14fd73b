import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch beside the employers and schools they give her, and no others. */
export const corpus: readonly CorpusSentence[] = [{ text: "Eşi Kuzey Bankası’nda çalışıyor.", jobs: [], schools: [] }];
