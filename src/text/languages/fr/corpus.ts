import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch, each with all the employers and schools that it gives her. */
export const corpus: readonly CorpusSentence[] = [
  {
    text: "Elle a passé huit ans chez Nordlicht comme analyste d'affaires.",
    jobs: [{ company: "Nordlicht", title: "analyste d'affaires" }],
    schools: [],
  },
  { text: "Elle est diplômée de l'Université de Brisemont (2003).", jobs: [], schools: ["Université de Brisemont"] },
  { text: "Son mari travaille à la Banque du Lac.", jobs: [], schools: [] },
  {
    text: "Elle est professeure à l'université de Brisemont et chercheuse au CNRS.",
    jobs: [
      { company: "CNRS", title: "chercheuse" },
      { company: "université de Brisemont", title: "professeure" },
    ],
    schools: [],
  },
  { text: "Elle est ingénieure diplômée de l'École de Brisemont.", jobs: [], schools: ["École de Brisemont"] },
  { text: "Elle a passé dix ans chez Renault avant de partir.", jobs: [{ company: "Renault" }], schools: [] },
];
