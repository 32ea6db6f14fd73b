import { formats } from "./formats.ts";

const { plural } = formats;

/** What the PDF alone says, in English. */
export const report = {
  labels: {
    report: "Profile report",
    contents: "Contents",
    guide: "How to read this report",
    sources: "Sources",
    page: "Page",
    of: "of",
    field: "Field",
    value: "Value",
    number: "No.",
    address: "Address",
    noPicture: "Picture not available",
    attachment: "The profile as data",
  },
  references: {
    toSource: (number: number) => `Source ${number}`,
    toFact: (number: number) => `First fact from source ${number}`,
  },
  author: "Candor",
  title: (name: string) => `Profile report: ${name}`,
  description: (purpose: string) => `Profile report. Purpose: ${purpose}`,
  unnamed: "Unnamed person",
  marks: { trial: "Trial", preview: "Preview" },
  cover: {
    purpose: "Purpose",
    date: "Report date",
    lookup: "Lookup",
    datasources: "Datasources",
    page: "Web page",
    sections: "Sections",
  },
  sections: { sources: "Sources", coverage: "Coverage", limits: "Limitations" },
  guide: (purpose: string): { title: string; text: string }[] => [
    {
      title: "Every fact has its source",
      text: "The small numbers after a fact or sentence refer to the list of sources, which gives each source’s address, date and connector.",
    },
    {
      title: "Only the right person",
      text: "Every document is compared with all known people who share the name. Only documents judged to be about this person are used; undecided ones are listed but not used.",
    },
    {
      title: "“Not found” is not “could not be searched”",
      text: "Sections without data are left out; the coverage table near the end says why, and shows which sources were searched, which could not be, and which are off.",
    },
    {
      title: "Purpose and limits",
      text: `This report was prepared for one purpose: ${purpose}. It is not a consumer report and must not be used for decisions about employment, tenancy, credit, insurance or any other eligibility.`,
    },
  ],
  limits: [
    "The report shows what its sources stated on the day they were collected. Sources can be wrong, out of date or about someone else; check a fact at its source before acting on it.",
    "It is not a consumer report and must not be used for decisions about employment, tenancy, credit, insurance or any other eligibility.",
    "Audience and sentiment percentages are estimates from public posts. A brand-safety flag is about a post, not about the person.",
    "A date given as a year or a month is not known more precisely. The sign □ stands for a character missing from this document’s fonts.",
    "The person described may ask the operator of this service for access to their data, and for its correction or erasure.",
  ],
  brief: {
    title: "In brief",
    who: "Who this is",
    why: "Why it matters",
    facts: "Five facts",
    noSummary: (name: string) => `The sources that answered do not say enough for a summary of ${name}.`,
    adverse: (count: number) =>
      plural(count, { one: "# adverse media result on record.", other: "# adverse media results on record." }),
    breaches: (count: number) => plural(count, { one: "Named in # data breach.", other: "Named in # data breaches." }),
    flags: (names: string) => `Posts flagged for brand safety: ${names}.`,
    conflicts: (count: number) =>
      plural(count, { one: "Sources disagree on # field.", other: "Sources disagree on # fields." }),
    reach: (followers: string) => `${followers} followers across all platforms.`,
    preview: "This is a preview: it shows what was known before any source was searched.",
    noProbes: "No source was searched for this report.",
    unasked: (count: number, all: number) =>
      `${formats.number(count)} of ${plural(all, { one: "# search", other: "# searches" })} got no answer: what is missing here may exist there.`,
    asked: (all: number) =>
      plural(all, { one: "The one search made was answered.", other: "All # searches were answered." }),
    role: "Current role",
    founded: "Born",
  },
  /** Values of which sources disagree. */
  conflicts: {
    title: "Conflicting values",
    head: ["Field", "Shown here", "Also stated"],
    /** Members of an entry, by their names in the claims, where no field of the profile is called so. */
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
  /** What charts show, for those who do not see them. */
  charts: {
    bars: (rows: string) => `Bars. ${rows}.`,
    columns: (rows: string) => `Columns. ${rows}.`,
    spans: (rows: string) => `Bars on a line of years. ${rows}.`,
    split: (rows: string) => `One bar in parts: ${rows}.`,
  },
  flagsHead: ["Topic", "Posts", "Post that caused the flag"],
  morePosts: (count: number) =>
    plural(count, {
      one: "# older post not shown here; see the lookup for all of them.",
      other: "# older posts not shown here; see the lookup for all of them.",
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
    coverageHead: ["Source", "Searched by", "Outcome", "Reason", "Time"],
    coverageIntro:
      "One line per source and identifier. “Not found” means the source answered and does not know the person; “unavailable” and “failed” mean it could not be searched.",
    noCoverage: "No source was searched for this report.",
    gives: (sections: string) => `It would provide: ${sections}`,
    milliseconds: (ms: string) => `${ms} ms`,
  },
};
