import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch, each with all the employers and schools that it gives her. */
export const corpus: readonly CorpusSentence[] = [
  { text: "Zij werkte tien jaar bij Uitgeverij Brugman.", jobs: [{ company: "Uitgeverij Brugman" }], schools: [] },
  { text: "Zij studeerde natuurkunde aan de Universiteit Zeeburg.", jobs: [], schools: ["Universiteit Zeeburg"] },
  { text: "Haar man werkt bij de Noorderbank.", jobs: [], schools: [] },
];
