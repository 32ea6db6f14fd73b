import type { CorpusSentence } from "../corpus.ts";

/** Sentences about the person whose page it is, each with all the employers and schools that it gives them. */
export const corpus: readonly CorpusSentence[] = [
  { text: "2012年に青藤測量株式会社に入社。", jobs: [{ company: "青藤測量株式会社" }], schools: [] },
  { text: "南橋大学を卒業。", jobs: [], schools: ["南橋大学"] },
  { text: "父は青藤測量株式会社に2001年に入社した。", jobs: [], schools: [] },
];
