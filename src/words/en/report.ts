import { formats } from "./formats.ts";

const { plural } = formats;

/** The texts used only in the PDF, in English. */
export const report = {
  labels: {
    report: "Profile report",
    contents: "Contents",
    sources: "Sources",
    page: "Page",
    of: "of",
    field: "Field",
    value: "Value",
    number: "No.",
    address: "Address",
    noPicture: "Picture not available",
    attachment: "The profile as data",
    log: "Technical log: every search and every source",
    capture: "A source as it was received",
    also: "also on",
    again: "again here",
    clear: "Clear",
  },
  references: {
    toSource: (number: number) => `Source ${number}`,
    toFact: (number: number) => `First fact from source ${number}`,
  },
  author: "Candor",
  title: (name: string) => `Profile report: ${name}`,
  description: (purpose: string) => `Profile report. Purpose: ${purpose}`,
  unnamed: "Unnamed person",
  /** At the foot of every page: who requested it (`null`: the operator), and why. */
  requested: (who: string | null, purpose: string) => `Requested by ${who ?? "the operator"} · Purpose: ${purpose}`,
  marks: { trial: "Trial", preview: "Preview" },
  /** Who may read it. */
  confidentiality: {
    internal: "Internal",
    confidential: "Confidential",
    strictlyConfidential: "Strictly confidential",
  },
  /** How much a file shows, as a choice. */
  redactions: {
    none: "Everything",
    contacts: "Mask email addresses and phone numbers",
    outside: "For readers outside: also no relatives, birthday, street addresses or pictures",
  },
  /** What replaces contact data. */
  redacted: {
    contacts: "Email addresses and phone numbers",
    outside:
      "Email addresses and phone numbers; left out: relatives and other people, day and month of birth, street addresses, pictures",
  },
  logo: "Logo of the publisher of this report",
  cover: {
    preparedFor: "Prepared for",
    redacted: "Masked",
    purpose: "Purpose",
    date: "Report date",
    lookup: "Lookup",
    code: "Verification code",
    datasources: "Datasources",
    page: "Web page",
    sections: "Sections",
  },
  sections: { sources: "Sources", coverage: "Coverage", limits: "How to read this report" },
  guide: (purpose: string): { title: string; text: string }[] => [
    {
      title: "Every fact has its source",
      text: "The small number after a fact or sentence leads to its source in the list. A technical log with every search and the full hash of every source is attached to this file.",
    },
    {
      title: "Only the right person",
      text: "Every document is compared with all known people who share the name. Only documents judged to be about this person are used; undecided ones are listed but not used.",
    },
    {
      title: "“Not found” is not “not searched”",
      text: "Sections without data are left out. The coverage table says why: it shows which sources were searched, which could not be, and which are off.",
    },
    {
      title: "Purpose",
      text: `This report was prepared for one purpose: ${purpose}. It is not a consumer report and must not be used for decisions about employment, tenancy, credit, insurance or any other eligibility.`,
    },
  ],
  limits: {
    snapshot: {
      title: "A snapshot",
      text: "The report shows what its sources stated on the day they were collected. Sources can be wrong, out of date or about someone else; check a fact at its source before acting on it.",
    },
    estimates: {
      title: "Estimates",
      text: "Audience and sentiment percentages are estimates from public posts. A brand-safety flag is about a post, not about the person.",
    },
    signs: {
      title: "Dates and signs",
      text: "A date shown as a year or a month is not known more precisely. The sign □ stands for a character that this document’s fonts do not have.",
    },
    rights: {
      title: "Rights",
      text: "The person described may ask the operator of this service for access to their data, and for its correction or erasure.",
    },
  },
  brief: {
    title: "In brief",
    sure: "Confidence",
    certainty: { strong: "Strong", fair: "Fair", thin: "Weak" },
    /** How many of all publishers another record confirms. */
    certaintyWhy: (verified: string, all: string) =>
      `${verified} of ${all} ${all === "1" ? "publisher" : "publishers"} confirmed`,
    noPublisher: "no published source",
    noSummary: (name: string) => `The sources that answered do not say enough about ${name} for a summary.`,
    /** How many records are about this person, about namesakes, or undecided. */
    identity: ({ own, known, other, undecided }: { own: number; known: number; other: number; undecided: number }) =>
      [
        plural(own, { one: "# record is about this person", other: "# records are about this person" }),
        ...(known > 0
          ? [plural(known, { one: "told apart from # known namesake", other: "told apart from # known namesakes" })]
          : []),
        ...(other > 0
          ? [
              plural(other, {
                one: "# record of a namesake was ruled out",
                other: "# records of namesakes were ruled out",
              }),
            ]
          : []),
        ...(undecided > 0
          ? [plural(undecided, { one: "# is undecided and not used", other: "# are undecided and not used" })]
          : []),
      ].join("; ") + ".",
    flags: (names: string) => `Posts flagged for brand safety: ${names}.`,
    conflicts: (count: number) =>
      plural(count, { one: "Sources disagree on # field.", other: "Sources disagree on # fields." }),
    preview: "This is a preview: it shows what was known before any source was searched.",
    /** Searches that were answered, searches that were not, and sources that are off. */
    ledger: ({ answered, unanswered, off }: { answered: number; unanswered: number; off: number }) =>
      [
        answered + unanswered === 0
          ? "No source was searched"
          : plural(answered, { one: "# search was answered", other: "# searches were answered" }),
        ...(unanswered > 0
          ? [
              plural(unanswered, {
                one: "# got no answer, so something may be missing",
                other: "# got no answer, so something may be missing",
              }),
            ]
          : []),
        ...(off > 0 ? [plural(off, { one: "# source is off", other: "# sources are off" })] : []),
      ].join("; ") + ".",
    fresh: "Collected",
    identityLabel: "Identity",
  },
  /** Values on which sources disagree. */
  conflicts: {
    title: "Conflicting values",
    head: ["Field", "Shown here", "Also stated"],
    /** Members of an entry by their names in claims, if they are not fields of the profile. */
    members: {
      title: "title",
      company: "company",
      school: "school",
      degree: "degree",
      organization: "body",
      role: "role",
      from: "from",
      to: "until",
      date: "date",
      location: "place",
      place: "place",
      companyFounded: "founded",
      salaryFrom: "salary from",
      salaryTo: "salary to",
      createdAt: "created",
      lastActiveAt: "last active",
    } as Readonly<Record<string, string>>,
  },
  /** What charts show, for people who cannot see them. */
  charts: {
    bars: (rows: string) => `Bars. ${rows}.`,
    columns: (rows: string) => `Columns. ${rows}.`,
    spans: (rows: string) => `Timeline. ${rows}.`,
    split: (rows: string) => `Stacked bar: ${rows}.`,
  },
  flagsHead: ["Topic", "Posts", "Post"],
  /** A post repeated more often than is shown. */
  copies: (count: number) => plural(count, { one: "and # more time", other: "and # more times" }),
  morePosts: (count: number) =>
    plural(count, {
      one: "# older one of these posts not shown here; the lookup shows it.",
      other: "# older ones of these posts not shown here; the lookup shows them.",
    }),
  more: (count: number) =>
    plural(count, {
      one: "# more entry not shown here; see the lookup for all of them.",
      other: "# more entries not shown here; see the lookup for all of them.",
    }),
  back: {
    notUsed: "not used",
    collected: (date: string) => `collected ${date}`,
    undated: "no date",
    otherAddresses: "Other URLs of this person",
    noSources: "No sources were collected for this report.",
    source: "Source",
    coverageIntro:
      "“Not found”: the source answered and does not know the person. “Unavailable” and “failed”: it could not be searched.",
    off: (connectors: string) => `Not searched, because they are off or have no API key: ${connectors}.`,
    /** What the pages of an API contain, and how many there are. */
    holds: {
      profile: (_pages: number) => "profile",
      record: (pages: number) => plural(pages, { one: "# record", other: "# records" }),
      posts: (pages: number) => plural(pages, { one: "# page of posts", other: "# pages of posts" }),
      results: (pages: number) =>
        plural(pages, { one: "# page of search results", other: "# pages of search results" }),
      followers: (_pages: number) => "followers",
    },
    told: "Known when the lookup was started",
    importedCv: (file?: string) => (file === undefined ? "CV from an imported file" : `CV from ${file}`),
    imported: (file?: string) => (file === undefined ? "Entry from an imported file" : `Entry from ${file}`),
    handedOver: (file?: string) =>
      file === undefined ? "Document added to this lookup" : `${file}, added to this lookup`,
    rectified: (day: string) => `Stated by the person, rectified on ${day}`,
    hash: (digits: string) => `SHA-256 ${digits}…`,
    noCoverage: "No source was searched for this report.",
  },
};
