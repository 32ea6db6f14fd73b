import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch beside the employers and schools they give her, and no others. */
export const corpus: readonly CorpusSentence[] = [
  {
    text: "Trabalhou dez anos no Hospital da Brisa como enfermeira.",
    jobs: [{ company: "Hospital da Brisa", title: "enfermeira" }],
    schools: [],
  },
  { text: "Licenciou-se em Física pela Universidade da Brisa em 1994.", jobs: [], schools: ["Universidade da Brisa"] },
  { text: "O marido dirige o Banco da Brisa.", jobs: [], schools: [] },
];
