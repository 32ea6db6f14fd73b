/** The texts of a person's access copy, in English. */
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
  /**
   * How long each kind of row is kept, and why something is left out, by the English texts in the register of stores.
   */
  stores: {
    "for as long as the data it encrypts": "for as long as the data it encrypts",
    "for as long as its source allows, and no longer than the last lookup that used it":
      "for as long as its source allows, and no longer than the last lookup that used it",
    "for as long as the lookup it belongs to": "for as long as the lookup it belongs to",
    "for as long as the lookup it belongs to; text about somebody else only until CANDOR_OTHER_DAYS days after the lookup ended":
      "for as long as the lookup it belongs to; text about somebody else only until CANDOR_OTHER_DAYS days after the lookup ended",
    "for 1 to 30 days, and no longer than the lookup it belongs to":
      "for 1 to 30 days, and no longer than the lookup it belongs to",
    "for 30 days": "for 30 days",
    "for one day; the response is encrypted with the API key of whoever requested it":
      "for one day; the response is encrypted with the API key of whoever requested it",
    "for as long as the last lookup or the person it is about":
      "for as long as the last lookup or the person it is about",
    "until it is removed": "until it is removed",
    "for as long as the bulk lookup it belongs to": "for as long as the bulk lookup it belongs to",
    "for 1 to 365 days, as chosen when the lookup was started (90 unless chosen otherwise)":
      "for 1 to 365 days, as chosen when the lookup was started (90 unless chosen otherwise)",
    "names of files that could not be used; those of their `import` are included":
      "names of files that could not be used; those of their `import` are included",
    "until the import it came with is removed": "until the import it came with is removed",
    "until the people are split again, or one of them is deleted":
      "until the people are split again, or one of them is deleted",
    "for as long as one of the merged people is suppressed": "for as long as one of the merged people is suppressed",
    "for as long as the person it belongs to": "for as long as the person it belongs to",
    "until the import it came with is removed; a person found by a search, until 30 days after they were last found":
      "until the import it came with is removed; a person found by a search, until 30 days after they were last found",
    "who made the request and what it said, until 24 months after the answer; the fact that there was a request and an answer, permanently":
      "who made the request and what it said, until 24 months after the answer; the fact that there was a request and an answer, permanently",
    "until the person is erased, because later searches would bring the wrong value back":
      "until the person is erased, because later searches would bring the wrong value back",
    "permanently, or until the person is erased": "permanently, or until the person is erased",
    "until the two are merged, or one of them is deleted": "until the two are merged, or one of them is deleted",
    "until the profile is rebuilt, and no longer than the lookup it belongs to":
      "until the profile is rebuilt, and no longer than the lookup it belongs to",
    "until the lookup it belongs to ends or is rebuilt": "until the lookup it belongs to ends or is rebuilt",
    "encryption keys; the data they encrypt is included unencrypted":
      "encryption keys; the data they encrypt is included unencrypted",
    "the same response is included under `datasource`": "the same response is included under `datasource`",
    "about somebody else with the same name, or unclear whom it is about; it is not used":
      "about somebody else with the same name, or unclear whom it is about; it is not used",
    "`value` and `quote` in their stored form": "`value` and `quote` in their stored form",
    "the response is encrypted with the API key of whoever requested it; its content is under `lookup`":
      "the response is encrypted with the API key of whoever requested it; its content is under `lookup`",
    "`data` in its stored form": "`data` in its stored form",
    "repeats the summaries in `data`": "repeats the summaries in `data`",
    "links each `claim` to its field in `data`": "links each `claim` to its field in `data`",
    "other people shown alongside the person": "other people shown alongside the person",
    "other people": "other people",
    "records that a person merged with them is suppressed; they are shown to nobody, and are included unchanged":
      "records that a person merged with them is suppressed; they are shown to nobody, and are included unchanged",
    "keyed hashes of the values in `candidate`": "keyed hashes of the values in `candidate`",
    "the words of the other columns, as indexed for search": "the words of the other columns, as indexed for search",
    "records, by ID, that two entries are different people; the other one is somebody else":
      "records, by ID, that two entries are different people; the other one is somebody else",
    "records that a profile is about to be rebuilt; the profile is included as it is now":
      "records that a profile is about to be rebuilt; the profile is included as it is now",
    "created from `lookup` whenever it is requested": "created from `lookup` whenever it is requested",
    "the names of other people who asked not to be shown are redacted":
      "the names of other people who asked not to be shown are redacted",
  },
};
