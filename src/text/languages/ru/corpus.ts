import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch, each with all the employers and schools that it gives her. */
export const corpus: readonly CorpusSentence[] = [
  { text: "Её муж работает в банке «Заря».", jobs: [], schools: [] },
  {
    text: "Назначена директором по персоналу компании «Заря».",
    jobs: [{ company: "Заря", title: "директор по персоналу" }],
    schools: [],
  },
];
