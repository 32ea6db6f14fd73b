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
  /** Until when each kind of row is kept, and why what is left out is, by what the register of stores says in English. */
  stores: {
    "as long as what is sealed with it": "as long as what is sealed with it",
    "as long as its source lets it be kept, and no longer than the last lookup that used it":
      "as long as its source lets it be kept, and no longer than the last lookup that used it",
    "as long as its lookup": "as long as its lookup",
    "as long as its lookup; the text of one about somebody else CANDOR_OTHER_DAYS days after its end":
      "as long as its lookup; the text of one about somebody else CANDOR_OTHER_DAYS days after its end",
    "1 to 30 days, and no longer than its lookup": "1 to 30 days, and no longer than its lookup",
    "30 days": "30 days",
    "a day; the answer is sealed with the caller's key": "a day; the answer is sealed with the caller's key",
    "as long as the last lookup, or the candidate, that it is about":
      "as long as the last lookup, or the candidate, that it is about",
    "until it is removed": "until it is removed",
    "as long as its bulk": "as long as its bulk",
    "1 to 365 days, as its caller says (90)": "1 to 365 days, as its caller says (90)",
    "until its import is removed": "until its import is removed",
    "until it is split, or a candidate of it is deleted": "until it is split, or a candidate of it is deleted",
    "as long as somebody merged is suppressed": "as long as somebody merged is suppressed",
    "as long as its candidate": "as long as its candidate",
    "until its import is removed; who was found by a search, 30 days after they were last found":
      "until its import is removed; who was found by a search, 30 days after they were last found",
    "who asked and what, 24 months after the answer; that something was asked and answered, for good":
      "who asked and what, 24 months after the answer; that something was asked and answered, for good",
    "until the person is erased: what is collected later would bring the wrong value back":
      "until the person is erased: what is collected later would bring the wrong value back",
    "for good, or until the person is erased": "for good, or until the person is erased",
    "until the two are merged, or one of them is deleted": "until the two are merged, or one of them is deleted",
    "until the profile is made anew, and no longer than its lookup":
      "until the profile is made anew, and no longer than its lookup",
    "until its lookup ends or is built anew": "until its lookup ends or is built anew",
    "keys: what is sealed with them is given in clear": "keys: what is sealed with them is given in clear",
    "the same answer is given with its `datasource`": "the same answer is given with its `datasource`",
    "about somebody else of the name, or of whom nobody can tell: it feeds nothing":
      "about somebody else of the name, or of whom nobody can tell: it feeds nothing",
    "`value` and `quote`, as they are stored": "`value` and `quote`, as they are stored",
    "the answer is sealed with its caller's key: what it said stands in `lookup`":
      "the answer is sealed with its caller's key: what it said stands in `lookup`",
    "`data`, as it is stored": "`data`, as it is stored",
    "what the summaries in `data` say": "what the summaries in `data` say",
    "says which `claim` stands under which field of `data`": "says which `claim` stands under which field of `data`",
    "other people who are shown beside the person": "other people who are shown beside the person",
    "other people": "other people",
    "that somebody merged with them is suppressed: they are shown to nobody, and given as they are":
      "that somebody merged with them is suppressed: they are shown to nobody, and given as they are",
    "keyed hashes of what stands in `candidate`": "keyed hashes of what stands in `candidate`",
    "the words of the other columns, as the search files them":
      "the words of the other columns, as the search files them",
    "that two are two people, by ids: the other is somebody else":
      "that two are two people, by ids: the other is somebody else",
    "that a profile is about to be made anew: it is given as it is":
      "that a profile is about to be made anew: it is given as it is",
    "made anew from `lookup` whenever it is asked for": "made anew from `lookup` whenever it is asked for",
    "names of other people who asked not to be shown are filled in":
      "names of other people who asked not to be shown are filled in",
  },
};
