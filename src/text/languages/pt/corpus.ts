import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch, each with all the employers and schools that it gives her. */
export const corpus: readonly CorpusSentence[] = [
  {
    text: "Trabalhou dez anos no Hospital da Brisa como enfermeira.",
    jobs: [{ company: "Hospital da Brisa", title: "enfermeira" }],
    schools: [],
  },
  { text: "Licenciou-se em Física pela Universidade da Brisa em 1994.", jobs: [], schools: ["Universidade da Brisa"] },
  { text: "O marido dirige o Banco da Brisa.", jobs: [], schools: [] },
];
