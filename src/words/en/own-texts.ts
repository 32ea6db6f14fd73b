import { formats } from "./formats.ts";

/** What profiles say in Candor's own words beside what their sources say, in English. */
export const ownTexts = {
  namedInArticle: "An article that names them.",
  /** @param seats one employer or body, or several */
  bothWork: (seats: string) => `Both work at ${seats}.`,
  bothSit: (seats: string) => `Both sit on the ${seats}.`,
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
  /** What was seen, beside a reason. */
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
  /** How the operator has a source asked; commands stand between backticks. */
  ledger: {
    run: (command: string) => `Run ${command}.`,
    runBoth: (first: string, second: string) => `Run ${first}, then ${second}.`,
    startOnline: "Start the service without CANDOR_OFFLINE=1.",
    /** Why a source did not answer: what comes before and behind a semicolon. */
    reasons: {
      ownLimit: (status: string) => `the source's own rate limit (${status})`,
      failed: (status: string) => `the source failed (${status})`,
      refused: (status: string) => `the source refused (${status})`,
      unexpected: (status: string) =>
        `the source answered with a status that its documentation does not give (${status})`,
      keyRefused: (status: string) =>
        `the key was refused (${status}): it is wrong, expired or revoked, or may not ask this`,
      noCredit: (status: string) => `the key has no credit left (${status}): buy more from the source`,
      quotaSpent: (status: string) => `the key's quota is used up (${status}): wait until the source renews it`,
      tooLarge: (bytes: string) => `the answer is too large: more than ${bytes} bytes`,
      setAnother: (command: string, variable: string) =>
        `set another with ${command}, or in ${variable} where that sets it`,
      again: (instant: string) => `it may be asked again at ${instant}`,
    },
  },
  eventRoles: { Performer: "Performer", Organizer: "Organizer", Attendee: "Attendee" },
};
