import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch, each with all the employers and schools that it gives her. */
export const corpus: readonly CorpusSentence[] = [
  {
    text: "Ha lavorato dieci anni presso la Banca del Lago come analista.",
    jobs: [{ company: "Banca del Lago", title: "analista" }],
    schools: [],
  },
  {
    text: "Si è laureata in fisica presso l'Università di Montechiaro nel 1994.",
    jobs: [],
    schools: ["Università di Montechiaro"],
  },
  { text: "Suo marito dirige il Museo del Lago.", jobs: [], schools: [] },
  { text: "Vive a Halden con Marco, che insegna matematica al Liceo Montechiaro.", jobs: [], schools: [] },
];
