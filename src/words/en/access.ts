/** What the file says, in English, that gives people what is held of them. */
export const access = {
  title: "What is stored about you",
  author: "Candor",
  description: "A copy of the personal data that is stored about one person",
  labels: { report: "Copy of your data", page: "Page", of: "of" },
  facts: { asOf: "As of", names: "Found under the names", identifiers: "Found under" },
  sections: {
    purposes: "What it is used for",
    sources: "Where it comes from",
    recipients: "Who has seen it",
    held: "What is stored",
    logic: "How it was judged to be about you",
    rights: "What you can ask for",
  },
  none: "Nothing is stored.",
  nobody: "Nobody, as far as the log goes back.",
  cutRows: (left: number) => `${left} more rows are in the JSON file of this copy.`,
  withheld: (column: string, why: string) => `Not included: ${column} (${why}).`,
  leftOut: (rows: number, why: string) => `${rows} rows not included: ${why}.`,
  kept: (until: string) => `Kept ${until}.`,
  file: "A file, included in the JSON file of this copy.",
  heads: {
    purposes: ["Purpose", "Made", "Kept until"],
    sources: ["Source", "Address", "Collected"],
    looked: ["When", "What was done", "Purpose", "By"],
    told: ["When", "What", "To"],
  },
  linkOpened: (times: number) => `a link to the report, opened ${times} times`,
  linkHolder: "whoever holds the link",
  logic: [
    {
      title: "Which documents count",
      text: "Each document that is found is compared with you and with other known people of the same name, by fixed rules: names, dates, places, employers, schools, addresses and accounts. It is judged to be about you, about somebody else, or undecided. Only what is judged to be about you becomes part of a profile. The features and the score of each judgement are listed under “match”.",
    },
    {
      title: "What is taken from them",
      text: "A reader takes statements out of each document with the passage that says them. A sentence about you is written only from such statements.",
    },
    {
      title: "Who decides",
      text: "Documents are judged by these rules without a person looking at each of them, and a request that you confirm with a code may be granted without one. The operator can correct each judgement, and the correction holds in every later search about you. Where an operator has connected a language model, it proposes statements from the documents; each must stand word for word in the document before it is used, and names its reader.",
    },
  ],
  rights: [
    {
      title: "Correct it",
      text: "You can say what is wrong and what is right, and you get an answer.",
    },
    {
      title: "Stop it or erase it",
      text: "You can object, and you can have everything erased. In both cases you are no longer found.",
    },
    {
      title: "Complain",
      text: "You can complain to the data protection authority of the place where you live or work, or where you think the law was broken.",
    },
  ],
};
