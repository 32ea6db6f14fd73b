import { formats } from "./formats.ts";
import { ledgerReasons } from "./ledger-reasons.ts";

/** Candor's own words in profiles, besides what sources say, in English. */
export const ownTexts = {
  namedInArticle: "An article that names them.",
  namedBesideCase: "An article about a case that names them; their part in it could not be told.",
  /** @param seats one employer or body, or several */
  bothWork: (seats: string) => `Both work at ${seats}.`,
  bothSit: (seats: string) => `Both sit on the ${seats}.`,
  /** A seat on a body whose title is unknown. */
  member: "Member",
  subcommittees: (parts: string) => `Subcommittees: ${parts}`,
  andMore: (shown: string, count: string) => `${shown} and ${count} more`,
  moreTell: (count: number) =>
    formats.plural(count, { one: "One more post or page tells of it.", other: "# more posts or pages tell of it." }),
  ofPosts: (count: string, of: string) => `${count} of ${of} posts`,
  /** Begins a sentence. */
  inPosts: (count: string, of: string) => `In ${count} of ${of} posts.`,
  /** What somebody wrote or said. */
  quoted: (text: string) => `“${text}”`,
  forExample: (quotes: string) => `For example: ${quotes}`,
  weak: "Little evidence.",
  /** The details of a reason. */
  seen: {
    inBoth: (what: string) => `${what} in both`,
    hereAndKnown: (here: string, there: string) => `${here} in this record, ${there} on file`,
    fromYear: (year: string) => `from ${year} on`,
    sameYears: "in the same years",
    inText: (what: string) => `${what} in the text`,
    inHeadline: (what: string) => `${what} in the headline`,
    filedSo: "filed under it at the import",
    linksTo: (what: string) => `links to ${what}`,
    oneIn: (count: string) => `about 1 in ${count} people`,
    fits: (what: string) => `fits ${what} as well`,
    born: (day: string) => `born ${day}`,
    bornAbout: (year: string) => `by age born about ${year}`,
    died: (day: string) => `died ${day}`,
    workedThen: (employer: string, year: string, life: string) => `at ${employer} from ${year}, ${life}`,
    names: (people: string) => `names ${people}`,
    callsItself: (name: string) => `calls itself ${name}`,
    onlyOneMarked: (mark: string) => `only one is marked ${mark}`,
    noneFits: (count: number) =>
      formats.plural(count, { one: "# known, who does not fit", other: "# known, none fits" }),
    rival: (what: string) => `${what} fits the candidate as well, and cannot be the same person`,
    givenAddress: "a URL",
    givenDocument: "a document",
    bornTwice: (years: string) => `born ${years} in one text`,
    bothSpokenOf: (one: string, other: string) => `both ${one} and ${other} are spoken of`,
    crowd: (count: string) => `more than ${count} other people are named`,
  },
  /** How the operator switches a source on; commands are between backticks. */
  ledger: {
    startOnline: "Start the service without CANDOR_OFFLINE=1.",
    reasons: ledgerReasons,
  },
  /** Why a row or a cell of an import was left out; `what` is a column or a number. */
  leftOut: {
    noName: () => "no name",
    severalNames: () => "a name of two people: give each a row of their own",
    heading: () => "a heading for other rows, not a person",
    firm: () => "a firm, not a person",
    sum: () => "a sum of other rows, not a person",
    notDecoded: () => "characters that are not in the file's encoding",
    twiceEncoded: () =>
      "letters that were read in a wrong encoding before the file was written; save it again as UTF-8",
    nul: () => "a NUL character",
    formulaName: () => "a formula in the place of a name",
    formula: (what: string) => `a formula in the column "${what}"`,
    noJson: () => "not JSON",
    noEmail: (what: string) => `no e-mail address in the column "${what}"`,
    noPhone: (what: string) => `no phone number in the column "${what}"`,
    noDate: (what: string) => `no date with a year in the column "${what}"`,
    noPerson: () => "the name of a department or a desk, not of a person",
    firmPage: (what: string) =>
      `a website in the column "${what}": neither the person's nor, beside another one, the employer's`,
    lostDigits: (what: string) => `a number in the column "${what}" of which a spreadsheet kept only the first digits`,
    unusedColumn: (what: string) => `the column "${what}" is not used`,
    hiddenSheet: () => "a hidden sheet: show it in the spreadsheet to import it",
    notKept: (what: string) => `"${what}" is not kept`,
    columns: (what: string) => `more than ${what} columns`,
    noColumn: () => "no column of this sheet holds names",
    unknownFormat: () => "its format was not recognised",
    cutCard: () => "a card without its end: the file is cut off",
    brokenCard: () => "a card that cannot be read",
    cardVersion: () => "a vCard that is not version 2.1, 3.0 or 4.0",
    groupCard: () => "a card of a group or a company, not of a person",
    noAddressName: () => "an address without a name",
    noFile: () => "no such file",
  },
  eventRoles: { Performer: "Performer", Organizer: "Organizer", Attendee: "Attendee" },
};
