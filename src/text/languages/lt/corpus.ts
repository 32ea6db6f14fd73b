import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch, each with all the employers and schools that it gives her. */
export const corpus: readonly CorpusSentence[] = [
  {
    text: "Nuo 2003 m. ji dirba redaktore leidykloje „Šiaurė“.",
    jobs: [{ company: "Šiaurė", title: "redaktorė" }],
    schools: [],
  },
  { text: "Jos vyras dirba banke „Šiaurė“.", jobs: [], schools: [] },
];
