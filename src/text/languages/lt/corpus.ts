import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch beside the employers and schools they give her, and no others. */
export const corpus: readonly CorpusSentence[] = [
  {
    text: "Nuo 2003 m. ji dirba redaktore leidykloje „Šiaurė“.",
    jobs: [{ company: "Šiaurė", title: "redaktorė" }],
    schools: [],
  },
  { text: "Jos vyras dirba banke „Šiaurė“.", jobs: [], schools: [] },
];
