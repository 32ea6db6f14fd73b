import type { CorpusSentence } from "../corpus.ts";

/** Sentences about the person whose page it is beside the employers and schools they give, and no others. */
export const corpus: readonly CorpusSentence[] = [
  { text: "2004 में उन्होंने दक्षिण विश्वविद्यालय से एम.ए. किया।", jobs: [], schools: ["दक्षिण विश्वविद्यालय"] },
  { text: "उनके पिता शिक्षक थे।", jobs: [], schools: [] },
];
