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
  {
    text: "现兼任南桥农商银行监事(2023年起)、青藤会计学会理事。",
    jobs: [
      { company: "南桥农商银行", title: "监事" },
      { company: "青藤会计学会", title: "理事" },
    ],
    schools: [],
  },
  {
    text: "2002年7月起任教于南桥财经大学会计学院,历任讲师、副教授(2007年起)、教授(2014年至今)。",
    jobs: [
      { company: "南桥财经大学会计学院", title: "讲师" },
      { company: "南桥财经大学会计学院", title: "副教授" },
      { company: "南桥财经大学会计学院", title: "教授" },
    ],
    schools: [],
  },
  {
    text: "2016年5月至2022年5月任青藤电子股份有限公司独立董事。",
    jobs: [{ company: "青藤电子股份有限公司", title: "独立董事" }],
    schools: [],
  },
  {
    text: "2009年至2012年任青藤电子有限公司市场部经理。",
    jobs: [{ company: "青藤电子有限公司", title: "市场部经理" }],
    schools: [],
  },
  { text: "在青藤医院当了四年外科住院医师。", jobs: [{ company: "青藤医院", title: "外科住院医师" }], schools: [] },
  { text: "妻子何静2010年起任南桥大学教授。", jobs: [], schools: [] },
  { text: "2012年从南桥科技大学软件工程专业毕业。", jobs: [], schools: ["南桥科技大学"] },
];
