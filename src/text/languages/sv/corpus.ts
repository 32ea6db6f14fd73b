import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch, each with all the employers and schools that it gives her. */
export const corpus: readonly CorpusSentence[] = [
  {
    text: "Hon arbetade tio år på Förlaget Norrsken som redaktör.",
    jobs: [{ company: "Förlaget Norrsken", title: "redaktör" }],
    schools: [],
  },
  { text: "Hennes man arbetar på Norrskens Bank.", jobs: [], schools: [] },
  {
    text: "Ada Finch har utsetts till rektor för Larkskolan.",
    jobs: [{ company: "Larkskolan", title: "rektor" }],
    schools: [],
  },
];
