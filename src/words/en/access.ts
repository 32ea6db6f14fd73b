/** What the file says, in English, that gives people what is held about them. */
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
    "as long as what is sealed with it": "for as long as the data it encrypts",
    "as long as its source lets it be kept, and no longer than the last lookup that used it":
      "for as long as its source allows, and no longer than the last lookup that used it",
    "as long as its lookup": "for as long as the lookup it belongs to",
    "as long as its lookup; the text of one about somebody else CANDOR_OTHER_DAYS days after its end":
      "for as long as the lookup it belongs to; text about somebody else only until CANDOR_OTHER_DAYS days after the lookup ended",
    "1 to 30 days, and no longer than its lookup": "for 1 to 30 days, and no longer than the lookup it belongs to",
    "30 days": "for 30 days",
    "a day; the answer is sealed with the caller's key":
      "for one day; the response is encrypted with the API key of whoever requested it",
    "as long as the last lookup, or the candidate, that it is about":
      "for as long as the last lookup or the person it is about",
    "until it is removed": "until it is removed",
    "as long as its bulk": "for as long as the bulk lookup it belongs to",
    "1 to 365 days, as its caller says (90)":
      "for 1 to 365 days, as chosen when the lookup was started (90 unless chosen otherwise)",
    "the names of files that could not be used: those of their `import` are given":
      "names of files that could not be used; those of their `import` are included",
    "until its import is removed": "until the import it came with is removed",
    "until it is split, or a candidate of it is deleted": "until the people are split again, or one of them is deleted",
    "as long as somebody merged is suppressed": "for as long as one of the merged people is suppressed",
    "as long as its candidate": "for as long as the person it belongs to",
    "until its import is removed; who was found by a search, 30 days after they were last found":
      "until the import it came with is removed; a person found by a search, until 30 days after they were last found",
    "who asked and what, 24 months after the answer; that something was asked and answered, for good":
      "who made the request and what it said, until 24 months after the answer; the fact that there was a request and an answer, permanently",
    "until the person is erased: what is collected later would bring the wrong value back":
      "until the person is erased, because later searches would bring the wrong value back",
    "for good, or until the person is erased": "permanently, or until the person is erased",
    "until the two are merged, or one of them is deleted": "until the two are merged, or one of them is deleted",
    "until the profile is made anew, and no longer than its lookup":
      "until the profile is rebuilt, and no longer than the lookup it belongs to",
    "until its lookup ends or is built anew": "until the lookup it belongs to ends or is rebuilt",
    "keys: what is sealed with them is given in clear":
      "encryption keys; the data they encrypt is included unencrypted",
    "the same answer is given with its `datasource`": "the same response is included under `datasource`",
    "about somebody else of the name, or of whom nobody can tell: it feeds nothing":
      "about somebody else with the same name, or unclear whom it is about; it is not used",
    "`value` and `quote`, as they are stored": "`value` and `quote` in their stored form",
    "the answer is sealed with its caller's key: what it said stands in `lookup`":
      "the response is encrypted with the API key of whoever requested it; its content is under `lookup`",
    "`data`, as it is stored": "`data` in its stored form",
    "what the summaries in `data` say": "repeats the summaries in `data`",
    "says which `claim` stands under which field of `data`": "links each `claim` to its field in `data`",
    "other people who are shown beside the person": "other people shown alongside the person",
    "other people": "other people",
    "that somebody merged with them is suppressed: they are shown to nobody, and given as they are":
      "records that a person merged with them is suppressed; they are shown to nobody, and are included unchanged",
    "keyed hashes of what stands in `candidate`": "keyed hashes of the values in `candidate`",
    "the words of the other columns, as the search files them": "the words of the other columns, as indexed for search",
    "that two are two people, by ids: the other is somebody else":
      "records, by ID, that two entries are different people; the other one is somebody else",
    "that a profile is about to be made anew: it is given as it is":
      "records that a profile is about to be rebuilt; the profile is included as it is now",
    "made anew from `lookup` whenever it is asked for": "created from `lookup` whenever it is requested",
    "names of other people who asked not to be shown are filled in":
      "the names of other people who asked not to be shown are redacted",
  },
};
