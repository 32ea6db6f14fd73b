import type { CorpusSentence } from "../corpus.ts";

/** Sentences about the person whose page it is, each with all the employers and schools that it gives them. */
export const corpus: readonly CorpusSentence[] = [
  { text: "2012年に青藤測量株式会社に入社。", jobs: [{ company: "青藤測量株式会社" }], schools: [] },
  { text: "南橋大学を卒業。", jobs: [], schools: ["南橋大学"] },
  { text: "父は青藤測量株式会社に2001年に入社した。", jobs: [], schools: [] },
  {
    text: "2010年から2014年まで青藤測量株式会社の研究部長を務めた。",
    jobs: [{ company: "青藤測量株式会社", title: "研究部長" }],
    schools: [],
  },
  {
    text: "2019年より南橋ボート協会会長。",
    jobs: [{ company: "南橋ボート協会", title: "会長" }],
    schools: [],
  },
  {
    text: "青藤ガス株式会社 社外取締役（2021年6月～現任）、南橋織物連盟 副会長（2024年5月～2025年3月）。",
    jobs: [
      { company: "青藤ガス株式会社", title: "社外取締役" },
      { company: "南橋織物連盟", title: "副会長" },
    ],
    schools: [],
  },
  {
    text: "2012年に青藤書房を設立した。",
    jobs: [{ company: "青藤書房", title: "創業者" }],
    schools: [],
  },
  {
    text: "2001年、南橋大学で経営学修士（MBA）を取得。",
    jobs: [],
    schools: ["南橋大学"],
  },
  {
    text: "2011年から2023年まで代表取締役社長。",
    jobs: [],
    schools: [],
  },
  { text: "1989年、南橋新聞社入社、学芸部記者。", jobs: [{ company: "南橋新聞社", title: "学芸部記者" }], schools: [] },
  {
    text: "昭和47年から平成11年まで青葉交通株式会社の社長を務めた。",
    jobs: [{ company: "青葉交通株式会社", title: "社長" }],
    schools: [],
  },
  {
    text: "2000年から2004年まで青葉ホークスの二軍投手コーチ。",
    jobs: [{ company: "青葉ホークス", title: "二軍投手コーチ" }],
    schools: [],
  },
  { text: "長男の健は2010年に青葉銀行に入行した。", jobs: [], schools: [] },
];
