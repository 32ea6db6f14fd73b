import type { CorpusSentence } from "../corpus.ts";

/** Sentences about the person whose page it is beside the employers and schools they give, and no others. */
export const corpus: readonly CorpusSentence[] = [
  { text: "2012年に青藤測量株式会社に入社。", jobs: [{ company: "青藤測量株式会社" }], schools: [] },
  { text: "南橋大学を卒業。", jobs: [], schools: ["南橋大学"] },
  { text: "父は青藤測量株式会社に2001年に入社した。", jobs: [], schools: [] },
];
