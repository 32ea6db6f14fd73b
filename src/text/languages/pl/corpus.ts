import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch beside the employers and schools they give her, and no others. */
export const corpus: readonly CorpusSentence[] = [
  {
    text: "W latach 2003–2011 pracowała w „Zorza Press” jako redaktorka.",
    jobs: [{ company: "Zorza Press", title: "redaktorka" }],
    schools: [],
  },
  { text: "Jej mąż pracuje w „Zorza Press”.", jobs: [], schools: [] },
];
