import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch beside the employers and schools they give her, and no others. */
export const corpus: readonly CorpusSentence[] = [
  { text: "Её муж работает в банке «Заря».", jobs: [], schools: [] },
  {
    text: "Назначена директором по персоналу компании «Заря».",
    jobs: [{ company: "Заря", title: "директор по персоналу" }],
    schools: [],
  },
];
