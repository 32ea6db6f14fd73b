import type { CorpusSentence } from "../corpus.ts";

/** Sentences about the person whose page it is, each with all the employers and schools that it gives them. */
export const corpus: readonly CorpusSentence[] = [
  {
    text: "2012年加入青藤测绘集团，任高级工程师。",
    jobs: [{ company: "青藤测绘集团", title: "高级工程师" }],
    schools: [],
  },
  { text: "现任青藤测绘集团财务总监。", jobs: [{ company: "青藤测绘集团", title: "财务总监" }], schools: [] },
  { text: "她毕业于南桥大学。", jobs: [], schools: ["南桥大学"] },
  { text: "她从未加入青藤测绘集团。", jobs: [], schools: [] },
  { text: "父亲曾任青藤测绘集团总经理。", jobs: [], schools: [] },
  {
    text: "2019年起担任南桥赛艇协会会长。",
    jobs: [{ company: "南桥赛艇协会", title: "会长" }],
    schools: [],
  },
  {
    text: "2015年升任青藤面粉有限公司总经理。",
    jobs: [{ company: "青藤面粉有限公司", title: "总经理" }],
    schools: [],
  },
  {
    text: "2012年创办青藤出版社，任总编辑。",
    jobs: [{ company: "青藤出版社", title: "总编辑" }],
    schools: [],
  },
];
